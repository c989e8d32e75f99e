import { type ResponsePath, responsePathAsArray } from 'graphql';
import type { SharedAnswer } from '../cache/shared.ts';

export interface StaleField {
  path: (string | number)[];
  ageSeconds: number;
}

export interface StaleFields {
  /** Returns the data of a shared answer and records its field if the data is stale. */
  use<T>(at: ResponsePath, answer: SharedAnswer<T>): T;
  all(): StaleField[];
}

export function noteStaleFields(): StaleFields {
  const fields: StaleField[] = [];
  return {
    use(at, { data, staleSeconds }) {
      if (staleSeconds !== null) fields.push({ path: responsePathAsArray(at), ageSeconds: staleSeconds });
      return data;
    },
    all: () => fields,
  };
}

import { type ResponsePath, responsePathAsArray } from 'graphql';
import type { FoundAnswer } from './staleWhileRevalidate.ts';

export interface StaleField {
  path: (string | number)[];
  ageSeconds: number;
}

export interface StaleFields {
  /** Returns the data of a shared answer and records its field if the data is stale. */
  dataOf<T>(at: ResponsePath, answer: FoundAnswer<T>): T;
  all(): StaleField[];
}

export function collectStaleFields(): StaleFields {
  const fields: StaleField[] = [];
  return {
    dataOf(at, { data, ageMs, outcome }) {
      if (outcome === 'stale') fields.push({ path: responsePathAsArray(at), ageSeconds: Math.round(ageMs / 1000) });
      return data;
    },
    all: () => fields,
  };
}

import type { ApolloServerPlugin } from '@apollo/server';
import { type ResponsePath, responsePathAsArray } from 'graphql';
import type { Context } from './context.ts';
import type { SharedAnswer } from './sharedReads.ts';

/** A field whose answer is older than it should be, because the provider gives no new one. */
export interface StaleField {
  path: (string | number)[];
  ageSeconds: number;
}

/** Remembers which fields of one answer are made of old lists. */
export interface StaleFields {
  /** The data of a shared answer for the field at this path, noted where it is old. */
  use<T>(at: ResponsePath, answer: SharedAnswer<T>): T;
  all(): StaleField[];
}

/** Nothing is old yet. */
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

/** Marks old answers: `extensions.stale` names each such field and its age. */
export const markStaleFields: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response: { body } }) {
        const stale = contextValue.stale.all();
        if (stale.length === 0 || body.kind !== 'single') return;
        body.singleResult.extensions = { ...body.singleResult.extensions, stale };
      },
    };
  },
};

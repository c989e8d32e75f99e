import type { GraphQLSchema } from 'graphql';
import { createStaleWhileRevalidateCache, type FoundAnswer } from '../cache/staleWhileRevalidate.ts';
import type { Context } from '../context.ts';
import type { Precompressed } from '../lib/precompressed.ts';
import type { TrustedDocument } from '../limits/trustedDocuments.ts';
import { computeAnswer, variablesKey } from './sameForAll.ts';

/** Every open list of a moderator polls each second. */
const ages = { freshMs: 300 };
/** Sets of variables: an edition and a project each. */
const maxAnswers = 50;

interface ModeratorRequest {
  variables: Readonly<Record<string, unknown>>;
  isModerator(): Promise<boolean>;
  context(): Context;
}

/** Answers to `@sameForModerators` operations: one run answers all moderators for a moment. */
export function createModeratorAnswers(schema: GraphQLSchema, now?: () => number) {
  const cache = createStaleWhileRevalidateCache({ maxAnswers, now });
  /** Null for other operations, for callers who are no moderators, and after an error. */
  return async (
    { hash, document, sameForAll }: TrustedDocument,
    { variables, isModerator, context }: ModeratorRequest,
  ): Promise<FoundAnswer<Precompressed> | null> => {
    if (sameForAll !== 'moderators') return null;
    try {
      if (!(await isModerator())) return null;
      const operation = { key: hash + variablesKey(variables), document, variables };
      return await cache.read(operation.key, ages, () => computeAnswer(schema, operation, context()));
    } catch {
      // An error is for one caller: each one's own run names it.
      return null;
    }
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { PublicReads } from '../cache/publicLists.ts';
import { publicLoaders, type RequestLoaders } from '../cache/requestLoaders.ts';
import type { StaleFields } from '../cache/staleFields.ts';
import { createStaleWhileRevalidateCache } from '../cache/staleWhileRevalidate.ts';
import type { Editions } from '../editions/load.ts';
import { compress, type Precompressed, sendPrecompressed } from '../lib/precompressed.ts';
import { shortHash } from '../lib/shortHash.ts';
import type { GraphqlRequest } from '../limits/operationGuard.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { computeAnswer, contextOf, type PreparedOperation, prepareOperations } from './sameForAll.ts';

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;

/** `static` answers change only with the editions. `shared` ones expire: computing one costs up to 21 ms (decision 050). */
const ages = { static: { freshMs: Number.POSITIVE_INFINITY }, shared: { freshMs: 5_000, usableMs: 10_000 } };

/** An answer with an outdated list contains the list's age, which changes, so it is not shared between callers. */
const stale: StaleFields = {
  dataOf(_, { data, outcome }) {
    if (outcome === 'stale') throw new Error('the list is outdated');
    return data;
  },
  all: () => [],
};

/**
 * Answers to the page's `@static` operations, which change only with the editions, and to its `@shared` operations, which
 * also change with the public lists of the provider that they show.
 * @throws if an operation does not match the schema
 */
export function createPublicAnswers(
  schema: GraphQLSchema,
  editions: Editions,
  documents: TrustedDocuments,
  publicReads: PublicReads,
  now?: () => number,
) {
  const operations = prepareOperations(schema, documents, editions);
  const cache = createStaleWhileRevalidateCache({ maxAnswers: Math.max(1, operations.all.length), now });
  const newest = new Map<string, Precompressed>();
  const parts = { editions, edition: editions.current };
  const contexts = {
    static: () => contextOf(parts, 'static'),
    shared: () => {
      const loaders = publicLoaders(publicReads, stale) as RequestLoaders;
      return contextOf({ ...parts, publicReads, stale, loaders }, 'shared');
    },
  };
  let version: string | null = null;
  let posterDrops = publicReads.posterDrops();

  async function compute(operation: PreparedOperation): Promise<Precompressed> {
    const answer = await computeAnswer(schema, operation, contexts[operation.mark]());
    const former = newest.get(operation.key);
    // Compresses each content once.
    if (former?.hash === answer.hash) return former;
    await compress(answer);
    newest.set(operation.key, answer);
    return answer;
  }

  /** After a change of posters, the answers that may show them are computed again. */
  function dropOutdated(): void {
    if (posterDrops === publicReads.posterDrops()) return;
    posterDrops = publicReads.posterDrops();
    for (const { key, mark } of operations.all) if (mark === 'shared') cache.drop(key);
  }

  function read(operation: PreparedOperation): Promise<Precompressed> {
    dropOutdated();
    return cache.read(operation.key, ages[operation.mark], () => compute(operation)).then(({ data }) => data);
  }

  return {
    /**
     * Null for an unknown hash, for one with the other mark, and for unexpected variables.
     * @throws if a list cannot be read, or if the operation reads anything that its mark excludes
     */
    async answer(mark: PreparedOperation['mark'], hash: string, variables: Readonly<Record<string, unknown>>) {
      const operation = operations.find(hash, variables);
      return operation?.mark === mark ? read(operation) : null;
    },
    /** Computes and compresses every `@static` answer but those on demand, then sets `version`. */
    async prepareAll() {
      const hashes: string[] = [];
      for (const operation of operations.all)
        if (operation.mark === 'static' && !operation.isOnDemand) hashes.push((await read(operation)).hash);
      version = shortHash(hashes.join());
    },
    /** A hash of all `@static` answers; null until `prepareAll` has run. */
    version: () => version,
  };
}

/** An address with a version never changes its content. */
const immutable = 'public, max-age=31536000, immutable';
const oneMinute = 'public, max-age=60';
const never = 'no-store';

/** The version of the static answers that the requesting page was built with. */
const versionOf = ({ query }: FastifyRequest) => (query as { version?: unknown }).version;

/**
 * Answers an operation by its hash if the answer is the same for every caller; it ignores token and cookie. Any cache may
 * store a static answer to a GET.
 * @returns which cache answered; null leaves the request to Apollo
 */
export async function answerSameForAll(
  answers: PublicAnswers,
  { hash, text, variables }: GraphqlRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<'staticAnswers' | 'sharedAnswers' | null> {
  if (hash === null || text !== null) return null;
  for (const mark of ['static', 'shared'] as const) {
    const found = await answers.answer(mark, hash, variables).catch(() => null);
    if (found === null) continue;
    const version = versionOf(request);
    const age = version !== undefined && version === answers.version() ? immutable : oneMinute;
    sendPrecompressed(request, reply, found, mark === 'static' && request.method === 'GET' ? age : never);
    return `${mark}Answers`;
  }
  return null;
}

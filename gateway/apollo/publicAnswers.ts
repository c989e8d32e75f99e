import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { PublicReads } from '../cache/publicLists.ts';
import { publicLoaders, type RequestLoaders } from '../cache/requestLoaders.ts';
import type { StaleFields } from '../cache/staleFields.ts';
import type { FoundAnswer } from '../cache/staleWhileRevalidate.ts';
import type { Editions } from '../editions/load.ts';
import { compress, type Precompressed, sendPrecompressed } from '../lib/precompressed.ts';
import { shortHash } from '../lib/shortHash.ts';
import type { GraphqlRequest } from '../limits/operationGuard.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { computeAnswer, contextOf, type PreparedOperation, prepareOperations } from './sameForAll.ts';

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;

/** A list that an answer shows. */
interface UsedList {
  data: unknown;
  readAgain(): Promise<FoundAnswer<unknown>>;
}

interface ComputedAnswer {
  answer: Precompressed;
  used: UsedList[];
}

type Read = (...given: unknown[]) => Promise<FoundAnswer<unknown>>;

/** The public lists, which add each list that is read to `used`. */
function noteUse(reads: PublicReads, used: UsedList[]): PublicReads {
  const noted = (Object.entries(reads) as [string, Read][]).map(([name, read]) => {
    const note: Read = async (...given) => {
      const found = await read(...given);
      // An outdated list is marked in the answer with its age, which changes.
      if (found.outcome === 'stale') throw new Error('the list is outdated');
      used.push({ data: found.data, readAgain: () => read(...given) });
      return found;
    };
    return [name, note];
  });
  return Object.fromEntries(noted) as PublicReads;
}

const stale: StaleFields = { use: (_, { data }) => data, all: () => [] };

async function isCurrent({ used }: ComputedAnswer): Promise<boolean> {
  const lists = await Promise.all(used.map(({ readAgain }) => readAgain()));
  return lists.every(({ data }, index) => data === used[index]?.data);
}

/**
 * Answers to the page's `@static` operations, which change only with the editions, and to its `@shared` operations, which
 * also change with the public lists of the provider that they show.
 * @throws if an operation does not match the schema
 */
export function createPublicAnswers(
  schema: GraphQLSchema,
  editions: Editions,
  documents: TrustedDocuments,
  reads: PublicReads,
) {
  const years = editions.all.map(({ year }) => year);
  const operations = prepareOperations(schema, documents, years);
  const computed = new Map<string, ComputedAnswer>();
  const running = new Map<string, Promise<Precompressed>>();
  let version: string | null = null;

  function contextFor(mark: PreparedOperation['mark'], used: UsedList[]) {
    const parts = { editions, edition: editions.current };
    if (mark === 'static') return contextOf(parts, mark);
    const publicReads = noteUse(reads, used);
    const loaders = publicLoaders(publicReads, stale) as RequestLoaders;
    return contextOf({ ...parts, publicReads, stale, loaders }, 'shared');
  }

  async function compute(operation: PreparedOperation): Promise<Precompressed> {
    const used: UsedList[] = [];
    const answer = await computeAnswer(schema, operation, contextFor(operation.mark, used));
    const former = computed.get(operation.key)?.answer;
    // The lists may have been read again without a change.
    const current = former?.hash === answer.hash ? former : answer;
    if (current.compressed === null) await compress(current);
    computed.set(operation.key, { answer: current, used });
    return current;
  }

  function renew(operation: PreparedOperation): Promise<Precompressed> {
    const renewed = running.get(operation.key) ?? compute(operation).finally(() => running.delete(operation.key));
    running.set(operation.key, renewed);
    return renewed;
  }

  return {
    /**
     * Null for an unknown hash, for one with the other mark, and for unexpected variables.
     * @throws if a list cannot be read, or if the operation reads anything that its mark excludes
     */
    async answer(mark: 'static' | 'shared', hash: string, variables?: Record<string, unknown>) {
      const operation = operations.find(hash, variables);
      if (operation?.mark !== mark) return null;
      const known = computed.get(operation.key);
      if (known === undefined) return renew(operation);
      // Readers do not wait for the next answer.
      if (!(await isCurrent(known))) renew(operation).catch(() => undefined);
      return known.answer;
    },
    /** Computes and compresses every possible `@static` answer, then sets `version`. */
    async prepareAll() {
      const hashes: string[] = [];
      for (const operation of operations.all)
        if (operation.mark === 'static') hashes.push((await renew(operation)).hash);
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

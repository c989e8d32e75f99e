import { type DocumentNode, execute, type GraphQLSchema, validate } from 'graphql';
import type { Context } from '../context.ts';
import type { Editions } from '../editions/load.ts';
import { compress, type Precompressed, precompress } from '../http/precompressed.ts';
import { shortHash } from '../lib/shortHash.ts';
import { possibleVariables, variablesKey } from './staticVariables.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Answers to the page's `@static` operations, which change only with the editions. */
export interface StaticAnswers {
  /**
   * Null for an unknown hash and for unexpected variables.
   * @throws if the operation reads anything that is not static
   */
  answer(hash: string, variables?: Record<string, unknown>): Promise<Precompressed | null>;
  /** Computes and compresses every possible answer, then sets `version`. */
  prepareAll(): Promise<void>;
  /** A hash of all answers; null until `prepareAll` has run. */
  version: string | null;
}

/** Throws on any use, because an operation that depends on it is not static. */
const forbidden = (name: string): unknown => {
  const refuse = () => {
    throw new Error(`${name} is not static`);
  };
  return new Proxy(refuse, { get: refuse, apply: refuse });
};

function staticContext(editions: Editions): Context {
  const known = { editions, edition: editions.current };
  return new Proxy(known, {
    get(target, name) {
      if (name in target) return target[name as keyof typeof target];
      // Apollo marks a context under symbols and looks for its marks at every field.
      return typeof name === 'symbol' ? undefined : forbidden(name);
    },
  }) as unknown as Context;
}

/** @throws if an operation does not match the schema */
export function createStaticAnswers(
  schema: GraphQLSchema,
  editions: Editions,
  { all }: TrustedDocuments,
): StaticAnswers {
  const years = editions.all.map(({ year }) => year);
  const known = all
    .filter(({ isStatic }) => isStatic)
    .map(({ hash, document }) => {
      const [error] = validate(schema, document);
      if (error) throw error;
      const variables = possibleVariables(document, years);
      return { hash, document, variables, keys: new Set(variables.map(variablesKey)) };
    });
  const byHash = new Map(known.map((operation) => [operation.hash, operation]));
  const contextValue = staticContext(editions);
  const cached = new Map<string, Promise<Precompressed>>();

  async function compute(document: DocumentNode, variableValues: Record<string, unknown>): Promise<Precompressed> {
    const result = await execute({ schema, document, contextValue, variableValues });
    const [error] = result.errors ?? [];
    if (error) throw error;
    return precompress('application/json; charset=utf-8', JSON.stringify(result));
  }

  const answers: StaticAnswers = {
    version: null,
    async answer(hash, variables = {}) {
      const operation = byHash.get(hash);
      if (operation === undefined) return null;
      const key = variablesKey(variables);
      // The cache stays small because it holds expected variables only; Apollo answers all others.
      if (!operation.keys.has(key)) return null;
      const answer = cached.get(hash + key) ?? compute(operation.document, variables);
      cached.set(hash + key, answer);
      return answer;
    },
    async prepareAll() {
      const hashes: string[] = [];
      for (const { hash, variables } of known) {
        for (const set of variables) {
          const prepared = await answers.answer(hash, set);
          if (prepared === null) continue;
          await compress(prepared);
          hashes.push(prepared.hash);
        }
      }
      answers.version = shortHash(hashes.join());
    },
  };
  return answers;
}

import { type DocumentNode, execute, type GraphQLSchema, validate } from 'graphql';
import type { Context } from './context.ts';
import type { Editions } from './editions/load.ts';
import { compressAhead, type Prepared, prepare, shortHash } from './prepared.ts';
import { possibleVariables, variablesKey } from './staticVariables.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Answers to the page's `@static` operations: the same for everybody for as long as the gateway runs. */
export interface StaticAnswers {
  /**
   * The answer to the operation with this hash; null for an unknown one, and for variables that nobody foresaw.
   * @throws where the operation asks for what is not static
   */
  answer(hash: string, variables?: Record<string, unknown>): Promise<Prepared | null>;
  /** Works out and compresses every answer that there can be. Then `version` is a hash of them all. */
  prepareAll(): Promise<void>;
  /** Changes when any answer changes; null until all were prepared. */
  version: string | null;
}

/** Whatever is done with it fails, by name: what depends on it is not the same for everybody. */
const refuser = (name: string): unknown => {
  const refuse = () => {
    throw new Error(`${name} is not static`);
  };
  return new Proxy(refuse, { get: refuse, apply: refuse });
};

/** A context that holds the editions and nothing else: neither caller nor clock nor provider. */
function staticContext(editions: Editions): Context {
  const known = { editions, edition: editions.current };
  return new Proxy(known, {
    get(target, name) {
      if (name in target) return target[name as keyof typeof target];
      // Apollo's own marks: once it has answered a request it looks for them at every field of the schema.
      return typeof name === 'symbol' ? undefined : refuser(name);
    },
  }) as unknown as Context;
}

/**
 * Stands ready to answer the static ones of these documents.
 * @throws where the schema does not know what one asks for
 */
export function createStaticAnswers(
  schema: GraphQLSchema,
  editions: Editions,
  { all }: TrustedDocuments,
): StaticAnswers {
  const years = editions.all.map(({ year }) => year);
  const known = all
    .filter(({ isStatic }) => isStatic)
    .map(({ hash, document }) => {
      const [fault] = validate(schema, document);
      if (fault) throw fault;
      const variables = possibleVariables(document, years);
      return { hash, document, variables, keys: new Set(variables.map(variablesKey)) };
    });
  const byHash = new Map(known.map((operation) => [operation.hash, operation]));
  const contextValue = staticContext(editions);
  const kept = new Map<string, Promise<Prepared>>();

  async function work(document: DocumentNode, variableValues: Record<string, unknown>): Promise<Prepared> {
    const result = await execute({ schema, document, contextValue, variableValues });
    const [fault] = result.errors ?? [];
    if (fault) throw fault;
    return prepare('application/json; charset=utf-8', JSON.stringify(result));
  }

  const answers: StaticAnswers = {
    version: null,
    async answer(hash, variables = {}) {
      const operation = byHash.get(hash);
      if (operation === undefined) return null;
      const key = variablesKey(variables);
      // What is kept must have an end, and what is not kept has its price: other variables are left to Apollo.
      if (!operation.keys.has(key)) return null;
      const answer = kept.get(hash + key) ?? work(operation.document, variables);
      kept.set(hash + key, answer);
      return answer;
    },
    async prepareAll() {
      const hashes: string[] = [];
      for (const { hash, variables } of known) {
        for (const set of variables) {
          const prepared = await answers.answer(hash, set);
          if (prepared === null) continue;
          await compressAhead(prepared);
          hashes.push(prepared.hash);
        }
      }
      answers.version = shortHash(hashes.join());
    },
  };
  return answers;
}

import { type DocumentNode, execute, type GraphQLSchema, getOperationAST, Kind, validate } from 'graphql';
import type { Context } from '../context.ts';
import type { Editions } from '../editions/load.ts';
import { talksIn } from '../editions/programme.ts';
import { type Precompressed, precompress } from '../lib/precompressed.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';

type Variables = Record<string, unknown>;

const TALK = 'talk';

/** An operation whose answer is the same for every caller, with one of its possible sets of variables. */
export interface PreparedOperation {
  /** Hash and variables, joined. */
  key: string;
  hash: string;
  mark: 'static' | 'shared';
  document: DocumentNode;
  variables: Readonly<Variables>;
  /** Whether the gateway computes the answer at the first request: there are hundreds of talks. */
  isOnDemand: boolean;
}

/**
 * Every set of variables that the page sends with an operation: `$year` is an edition's year, or absent if optional;
 * `$talk` is the slug of a talk of that year; any other variable is a boolean, which the page's code generation checks.
 */
export function possibleVariables(
  document: DocumentNode,
  years: readonly number[],
  talksOf: (year: number | null) => readonly string[] = () => [],
): Variables[] {
  return (getOperationAST(document)?.variableDefinitions ?? []).reduce<Variables[]>(
    (sets, { variable, type }) => {
      const name = variable.name.value;
      const isOptional = type.kind !== Kind.NON_NULL_TYPE;
      const valuesFor = ({ year }: Variables): readonly unknown[] => {
        if (name === TALK) return talksOf((year as number | null | undefined) ?? null);
        return name === 'year' ? [...years, ...(isOptional ? [null] : [])] : [true, false];
      };
      return sets.flatMap((set) => valuesFor(set).map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

/** Ignores order; null equals absent. */
function variablesKey(variables: Readonly<Variables>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every `@static` and `@shared` operation. @throws if one does not match the schema */
export function prepareOperations(schema: GraphQLSchema, documents: TrustedDocuments, editions: Editions) {
  const years = editions.all.map(({ year }) => year);
  const talksOf = (year: number | null) => {
    const { programme = null } = (year === null ? editions.current : editions.byYear(year)) ?? {};
    return talksIn(programme).map(({ slug }) => slug);
  };
  const all = documents.all.flatMap(({ hash, document, sameForAll: mark }): PreparedOperation[] => {
    if (mark === null) return [];
    const [error] = validate(schema, document);
    if (error) throw error;
    return possibleVariables(document, years, talksOf).map((variables) => {
      const isOnDemand = TALK in variables;
      return { key: hash + variablesKey(variables), hash, mark, document, variables, isOnDemand };
    });
  });
  const byKey = new Map(all.map((operation) => [operation.key, operation]));
  const hashes = new Set(all.map(({ hash }) => hash));
  return {
    all,
    /** Null for an unknown hash and for unexpected variables. */
    find(hash: string, variables: Readonly<Variables>): PreparedOperation | null {
      const mayBeKnown = hashes.has(hash) && Object.keys(variables).length <= mostVariables;
      return (mayBeKnown && byKey.get(hash + variablesKey(variables))) || null;
    },
  };
}

/** No prepared operation has more variables. A request has room for thousands, so the gateway counts before it sorts. */
const mostVariables = 10;

/** Throws on any use: an operation that reads this part of the context has a different answer for each caller. */
const throwOnUse = (name: string, mark: string): unknown => {
  const refuse = () => {
    throw new Error(`${name} is not ${mark}`);
  };
  return new Proxy(refuse, { get: refuse, apply: refuse });
};

/** A context that has only these parts; any other part throws. */
export const contextOf = (parts: Partial<Context>, mark: string): Context =>
  new Proxy(parts, {
    get(target, name) {
      if (name in target) return target[name as keyof typeof target];
      // Apollo stores its own data in the context under symbols and reads it at every field.
      return typeof name === 'symbol' ? undefined : throwOnUse(name, mark);
    },
  }) as Context;

/** @throws the first error of the answer */
export async function computeAnswer(
  schema: GraphQLSchema,
  { document, variables }: Pick<PreparedOperation, 'document' | 'variables'>,
  contextValue: Context,
): Promise<Precompressed> {
  const result = await execute({ schema, document, contextValue, variableValues: variables });
  const [error] = result.errors ?? [];
  if (error) throw error;
  return precompress('application/json; charset=utf-8', JSON.stringify(result));
}

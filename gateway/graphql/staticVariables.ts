import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

type Variables = Record<string, unknown>;

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((it): it is OperationDefinitionNode => it.kind === Kind.OPERATION_DEFINITION);

/**
 * Every set of variables that an operation may reasonably have: `$year` is that of an edition, or absent if optional;
 * any other variable is a boolean, which the page's code generation checks.
 */
export function possibleVariables(document: DocumentNode, years: readonly number[]): Variables[] {
  const definitions = operationOf(document)?.variableDefinitions ?? [];
  return definitions.reduce<Variables[]>(
    (sets, { variable, type }) => {
      const name = variable.name.value;
      const isOptional = type.kind !== Kind.NON_NULL_TYPE;
      const values = name === 'year' ? [...years, ...(isOptional ? [null] : [])] : [true, false];
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

/** Ignores order; null equals absent. */
export function variablesKey(variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

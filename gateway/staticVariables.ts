import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

type Variables = Record<string, unknown>;

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((it): it is OperationDefinitionNode => it.kind === Kind.OPERATION_DEFINITION);

/**
 * Every set of variables that an operation can sensibly be asked with: `$year` is an edition's, or left out where it
 * may be; what else there is is a switch (the page's code generation sees to that).
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

/** Names a set of variables: null and left out are the same, and their order is nothing. */
export function variablesKey(variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { type DocumentNode, type GraphQLSchema, Kind, type TypeNode } from 'graphql';
import { type Cost, costOf } from './cost.ts';
import { operationsOf } from './fragments.ts';

/** Sets of variables that are remembered a document; one with more is worked out each time. */
const mostKept = 100;

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

/** Whether a value may be part of a key: what callers write can be as long as they like. */
const isShort = (value: unknown) => value == null || Number.isFinite(value) || typeof value === 'boolean';

/** Variables that a cost can depend on: lengths and switches. */
const decisive = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((it) => {
    if (it.kind !== Kind.OPERATION_DEFINITION) return [];
    const variables = it.variableDefinitions?.filter(({ type }) => ['Int', 'Boolean'].includes(namedType(type))) ?? [];
    return variables.map(({ variable }) => variable.name.value);
  });

/** Costs of documents that are run over and over, worked out once for each operation, length and switch. */
export function keepCosts(schema: GraphQLSchema) {
  const kept = new WeakMap<DocumentNode, { names: string[]; costs: Map<string, Cost> }>();
  return (
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    operationName: string | null = null,
  ): Cost => {
    const known = kept.get(document) ?? { names: decisive(document), costs: new Map<string, Cost>() };
    kept.set(document, known);
    const { names, costs } = known;
    const values = names.map((name) => variables[name]);
    const workOut = () => costOf(schema, document, variables, operationName);
    if (!values.every(isShort)) return workOut();
    const given = names.map((name, index) => (Object.hasOwn(variables, name) ? [values[index]] : []));
    const meant = operationsOf(document).findIndex(({ name }) => name?.value === operationName);
    const key = JSON.stringify([meant, given]);
    const cost = costs.get(key) ?? workOut();
    if (costs.size < mostKept) costs.set(key, cost);
    return cost;
  };
}

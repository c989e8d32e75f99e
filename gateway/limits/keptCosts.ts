import { type DocumentNode, type GraphQLSchema, Kind, type TypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Cost, costOf } from './cost.ts';
import { operationsOf } from './fragments.ts';

/** Costs that are remembered, of all documents and callers together: a megabyte or so. */
const mostKept = 4_096;

/** Letters of all their keys: a document may have hundreds of variables. */
const lettersKept = 262_144;

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
  const documents = new WeakMap<DocumentNode, { id: number; names: string[] }>();
  const costs = new LRUCache<string, Cost>({
    max: mostKept,
    maxSize: lettersKept,
    sizeCalculation: (_, key) => key.length,
  });
  let ids = 0;

  function known(document: DocumentNode) {
    const found = documents.get(document) ?? { id: ++ids, names: decisive(document) };
    documents.set(document, found);
    return found;
  }

  return (
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    operationName: string | null = null,
  ): Cost => {
    const { id, names } = known(document);
    const values = names.map((name) => variables[name]);
    const workOut = () => costOf(schema, document, variables, operationName);
    if (!values.every(isShort)) return workOut();
    const given = names.map((name, index) => (Object.hasOwn(variables, name) ? [values[index]] : []));
    const meant = operationsOf(document).findIndex(({ name }) => name?.value === operationName);
    const key = JSON.stringify([id, meant, given]);
    const found = costs.get(key);
    if (found !== undefined) return found;
    const cost = workOut();
    costs.set(key, cost);
    return cost;
  };
}

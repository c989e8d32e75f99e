import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { costDefaults } from './documentLimits.ts';
import { bounded, measureFragmentsOnce, operationsOf } from './fragments.ts';
import { type Price, priceOf } from './prices.ts';

/** What an operation costs, known before it runs. */
export interface Cost {
  /** Units of the schema's `@cost`, multiplied by how long lists may be. */
  cost: number;
  /** The longest list that an argument asks for; 0 where none does. */
  longestList: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** How long the named lists of an object are, told by an argument of the field it came by. */
interface Sized {
  fields: readonly string[];
  size: number;
}

const literalOf = (value: ValueNode): unknown => {
  if (value.kind === Kind.INT) return Number(value.value);
  return value.kind === Kind.BOOLEAN ? value.value : undefined;
};

/** Numbers and switches as they will be when the operation runs; whatever else an argument may be is left out. */
function reader({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables) {
  const defaults = new Map(
    variableDefinitions.map((it) => [it.variable.name.value, it.defaultValue && literalOf(it.defaultValue)]),
  );
  return (value: ValueNode | undefined): unknown => {
    if (value === undefined) return undefined;
    if (value.kind !== Kind.VARIABLE) return literalOf(value);
    const name = value.name.value;
    return Object.hasOwn(variables, name) ? variables[name] : defaults.get(name);
  };
}

function costOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const read = reader(operation, variables);
  const ofFragment = measureFragmentsOnce(document, 0);
  const actions = schema.getMutationType();
  let longestList = 0;

  const isLeftOut = (directives: readonly DirectiveNode[] = []) =>
    directives.some(({ name, arguments: args = [] }) => {
      const condition = read(args.find((it) => it.name.value === 'if')?.value);
      return (name.value === 'skip' && condition === true) || (name.value === 'include' && condition === false);
    });

  /** The length that the arguments of a field ask for; null where they ask for none. */
  function slice({ arguments: given = [] }: FieldNode, field: GraphQLField<unknown, unknown>, price: Price) {
    const lengths = price.slicingArguments.map((name) => {
      const value = read(given.find((it) => it.name.value === name)?.value);
      return value ?? field.args.find((it) => it.name === name)?.defaultValue;
    });
    const asked = lengths.filter((it) => typeof it === 'number' && it >= 0) as number[];
    if (asked.length === 0) return null;
    const length = Math.max(...asked);
    longestList = Math.max(longestList, length);
    return length;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, sized: Sized | null): number {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return costDefaults.introspection;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (field === undefined) return costDefaults.field;
    const price = priceOf(schema, field, parent === actions);
    const length = slice(node, field, price);
    const isOwn = price.sizedFields.length === 0;
    const told = sized?.fields.includes(name) ? sized.size : null;
    const size = told ?? (isOwn ? length : null) ?? price.size;
    if (node.selectionSet === undefined) return price.weight;
    const below = isOwn || length === null ? null : { fields: price.sizedFields, size: length };
    return bounded(price.weight + size * ofSelections(node.selectionSet, getNamedType(field.type), below));
  }

  function ofSelections({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, sized: Sized | null) {
    let cost = 0;
    for (const node of selections) {
      if (isLeftOut(node.directives)) continue;
      if (node.kind === Kind.FIELD) {
        cost += ofField(node, type, sized);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition, selectionSet } = node;
        cost += ofSelections(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type, sized);
      } else {
        const about = sized === null ? '' : `${sized.size} ${sized.fields.join()}`;
        cost += ofFragment(node, about, ({ selectionSet, typeCondition }) =>
          ofSelections(selectionSet, schema.getType(typeCondition.name.value), sized),
        );
      }
    }
    return bounded(cost);
  }

  const root = schema.getRootType(operation.operation) ?? undefined;
  return { cost: ofSelections(operation.selectionSet, root, null), longestList };
}

/**
 * What an operation costs by the schema's `@cost` and `@listSize`: a pure function of schema, document and variables, told
 * before validation (what the schema does not know costs 1) and without expanding fragments. Fields count as often as they
 * are written. Limits per token charge `cost`; it is the figure that tools read in `extensions.cost.measured`.
 * Without an operation's name a document of several costs as much as the dearest.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables = {},
  operationName?: string | null,
): Cost {
  const costs = operationsOf(document, operationName).map((it) => costOfOperation(schema, document, it, variables));
  return {
    cost: Math.max(0, ...costs.map(({ cost }) => cost)),
    longestList: Math.max(0, ...costs.map(({ longestList }) => longestList)),
  };
}

import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { oncePer } from '../lib/oncePer.ts';
import { costDefaults } from './documentLimits.ts';
import { measureFragmentsOnce, operationsOf, toSafeInteger } from './fragments.ts';

export interface Cost {
  /** Units of the schema's `@cost`, multiplied by the lengths of lists. */
  cost: number;
  /** The longest list that an argument requests; 0 without such an argument. */
  longestList: number;
}

type Price = ReturnType<typeof readPrice>;

type Field = GraphQLField<unknown, unknown>;

interface ListSize {
  assumedSize?: number;
  slicingArguments?: string[];
  sizedFields?: string[];
}

function readPrice(field: Field, schema: GraphQLSchema, isAction: boolean) {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  };
  const { weight } = (valuesOf('cost') ?? {}) as { weight?: number };
  const { assumedSize, slicingArguments = [], sizedFields = [] } = (valuesOf('listSize') ?? {}) as ListSize;
  return {
    weight: weight ?? (isAction ? costDefaults.action : costDefaults.field),
    size: isListType(getNullableType(field.type)) ? (assumedSize ?? costDefaults.listSize) : 1,
    /** Length of the lists below if no argument sets it; null where the schema gives none. */
    assumedSize: assumedSize ?? null,
    /** Arguments that set the length of a list. */
    slicingArguments,
    /** The lists below whose length they set; empty if they set that of the field itself. */
    sizedFields,
  };
}

const priceOf = oncePer(readPrice);

type Variables = Readonly<Record<string, unknown>>;

/** The length of an object's lists, set by an argument of the field that returned the object. */
interface Sized {
  fields: readonly string[];
  size: number;
}

/** Reads literals, variables and their defaults. */
function reader({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables) {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
  );
  const variables = { ...Object.fromEntries(defaults), ...given };
  return (value: ValueNode | undefined): unknown => value && valueFromASTUntyped(value, variables);
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

  function slice({ arguments: given = [] }: FieldNode, field: GraphQLField<unknown, unknown>, price: Price) {
    const lengths = price.slicingArguments.map((name) => {
      const value = read(given.find((it) => it.name.value === name)?.value);
      return value ?? field.args.find((it) => it.name === name)?.defaultValue;
    });
    const requested = lengths.filter((it) => typeof it === 'number' && it >= 0) as number[];
    if (requested.length === 0) return price.sizedFields.length > 0 ? price.assumedSize : null;
    const length = Math.max(...requested);
    longestList = Math.max(longestList, length);
    return length;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, sized: Sized | null): number {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return costDefaults.introspection;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (field === undefined) return costDefaults.field;
    const price = priceOf(field, schema, parent === actions);
    const length = slice(node, field, price);
    const isOwn = price.sizedFields.length === 0;
    const fromParent = sized?.fields.includes(name) ? sized.size : null;
    const size = fromParent ?? (isOwn ? length : null) ?? price.size;
    if (node.selectionSet === undefined) return price.weight;
    const below = isOwn || length === null ? null : { fields: price.sizedFields, size: length };
    return toSafeInteger(price.weight + size * ofSelections(node.selectionSet, getNamedType(field.type), below));
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
    return toSafeInteger(cost);
  }

  const root = schema.getRootType(operation.operation) ?? undefined;
  return { cost: ofSelections(operation.selectionSet, root, null), longestList };
}

/**
 * Computes an operation's cost from the schema's `@cost` and `@listSize`, before validation (an unknown field costs 1) and
 * without expanding fragments. Budgets charge `cost`, and tools read it in `extensions.cost.requested`. If the request names
 * no operation, the most expensive one of the document counts.
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

import { type GraphQLField, type GraphQLSchema, getDirectiveValues, getNullableType, isListType } from 'graphql';
import { costDefaults } from './documentLimits.ts';

/** What the schema says of a field's cost. */
export interface Price {
  weight: number;
  /** How long the field's own list is taken to be; 1 where it is none. */
  size: number;
  /** Arguments that tell how long a list may be. */
  slicingArguments: readonly string[];
  /** The lists below that they are about; none where they are about the field itself. */
  sizedFields: readonly string[];
}

type Field = GraphQLField<unknown, unknown>;

interface ListSize {
  assumedSize?: number;
  slicingArguments?: string[];
  sizedFields?: string[];
}

function readPrice(schema: GraphQLSchema, field: Field, isAction: boolean): Price {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  };
  const { weight } = (valuesOf('cost') ?? {}) as { weight?: number };
  const { assumedSize, slicingArguments = [], sizedFields = [] } = (valuesOf('listSize') ?? {}) as ListSize;
  return {
    weight: weight ?? (isAction ? costDefaults.action : costDefaults.field),
    size: isListType(getNullableType(field.type)) ? (assumedSize ?? costDefaults.listSize) : 1,
    slicingArguments,
    sizedFields,
  };
}

const known = new WeakMap<Field, Price>();

/** The price of a field by the schema's `@cost` and `@listSize`. */
export function priceOf(schema: GraphQLSchema, field: Field, isAction: boolean): Price {
  const price = known.get(field) ?? readPrice(schema, field, isAction);
  known.set(field, price);
  return price;
}

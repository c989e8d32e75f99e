import { type GraphQLField, type GraphQLSchema, getDirectiveValues, getNullableType, isListType } from 'graphql';
import { costDefaults } from './documentLimits.ts';

export type Price = ReturnType<typeof readPrice>;

type Field = GraphQLField<unknown, unknown>;

interface ListSize {
  assumedSize?: number;
  slicingArguments?: string[];
  sizedFields?: string[];
}

function readPrice(schema: GraphQLSchema, field: Field, isAction: boolean) {
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

const known = new WeakMap<Field, Price>();

export function priceOf(schema: GraphQLSchema, field: Field, isAction: boolean): Price {
  const price = known.get(field) ?? readPrice(schema, field, isAction);
  known.set(field, price);
  return price;
}

import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { keyOfNodeId, toNodeId } from '../lib/nodeIds.ts';
import { oncePer } from '../lib/oncePer.ts';

type Input = GraphQLArgument | GraphQLInputField;
type TypeOfId = (input: Input) => string | null;

/** The type that `@idOf` names, read once for each argument and input field. */
function createTypeOfId(schema: GraphQLSchema): TypeOfId {
  const directive = schema.getDirective('idOf');
  return oncePer((input) => {
    const values = directive && input.astNode ? getDirectiveValues(directive, input.astNode) : undefined;
    return typeof values?.type === 'string' ? values.type : null;
  });
}

function decodeIds(type: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => decodeIds(type, one));
  return typeof value === 'string' ? keyOfNodeId(type, value) : value;
}

function decodeValue(value: unknown, type: GraphQLInputType, typeOfId: TypeOfId): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    return Array.isArray(value) ? value.map((one) => decodeValue(one, nullable.ofType, typeOfId)) : value;
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return value;
  return decodeMembers(value as Record<string, unknown>, Object.values(nullable.getFields()), typeOfId);
}

/** Replaces ids by keys; a missing value stays missing, and null stays null. */
function decodeMembers(values: Record<string, unknown>, members: readonly Input[], typeOfId: TypeOfId) {
  const decoded = { ...values };
  for (const member of members) {
    const value = values[member.name];
    if (value === undefined || value === null) continue;
    const idType = typeOfId(member);
    decoded[member.name] = idType === null ? decodeValue(value, member.type, typeOfId) : decodeIds(idType, value);
  }
  return decoded;
}

const mayHoldIds = ({ args }: { args: readonly GraphQLArgument[] }, typeOfId: TypeOfId): boolean =>
  args.some((arg) => typeOfId(arg) !== null || isInputObjectType(getNamedType(arg.type)));

/**
 * Makes ids unique across all types: adds the type to the `id` of each Node, and takes it off the arguments and input
 * fields marked with `@idOf`. Resolvers know plain keys only.
 */
export function applyNodeIds(schema: GraphQLSchema): GraphQLSchema {
  const typeOfId = createTypeOfId(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
    for (const [name, field] of Object.entries(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      if (isNode && name === 'id') {
        field.resolve = (...given) => toNodeId(type.name, String(resolve(...given)));
      } else if (mayHoldIds(field, typeOfId)) {
        field.resolve = (parent, args, context, info) =>
          resolve(parent, decodeMembers(args, field.args, typeOfId), context, info);
      }
    }
  }
  return schema;
}

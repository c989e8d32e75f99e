import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';

const isConnection = ({ name }: GraphQLObjectType) => name.endsWith('Connection');

/** The type that a field leads to, and whether to many; for a connection, the type of its nodes. */
function targetOf({ type }: GraphQLField<unknown, unknown>): { target: GraphQLObjectType; isMany: boolean } | null {
  const named = getNamedType(type);
  if (!isObjectType(named)) return null;
  if (isConnection(named)) {
    const node = getNamedType(named.getFields().nodes?.type);
    return isObjectType(node) ? { target: node, isMany: true } : null;
  }
  return { target: named, isMany: isListType(getNullableType(type)) };
}

interface Step {
  field: string;
  target: GraphQLObjectType;
}

const stepsOf = (type: GraphQLObjectType): Step[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const found = targetOf(field);
    return found === null ? [] : [{ field: found.isMany ? `${field.name} [ ]` : field.name, target: found.target }];
  });

/** Types with an `id`, rows of connections, and the types that lead directly to them. */
function shownTypes(schema: GraphQLSchema): Set<GraphQLObjectType> {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const rows = types.filter(isConnection).map((type) => getNamedType(type.getFields().nodes?.type));
  const isRecord = (type: GraphQLObjectType) =>
    rows.includes(type) || type.getInterfaces().some(({ name }) => name === 'Node');
  return new Set(types.filter((type) => isRecord(type) || stepsOf(type).some(({ target }) => isRecord(target))));
}

/** The records of the graph and the fields that lead from one to another, as a Mermaid flowchart. */
export function graphDiagram(schema: GraphQLSchema): string[] {
  const shown = shownTypes(schema);
  const query = schema.getQueryType();
  const reached = new Set(query ? [query] : []);
  const arrows: string[] = [];
  for (const from of reached) {
    const byTarget = new Map<GraphQLObjectType, string[]>();
    for (const { field, target } of stepsOf(from)) {
      if (shown.has(target)) byTarget.set(target, [...(byTarget.get(target) ?? []), field]);
    }
    for (const [target, fields] of byTarget) {
      reached.add(target);
      arrows.push(`  ${from.name} -- "${fields.join('<br>')}" --> ${target.name}`);
    }
  }
  return ['```mermaid', 'flowchart LR', ...arrows, '```', ''];
}

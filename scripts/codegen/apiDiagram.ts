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

/** Whether a type is a record or leads to records; the others are values of their parent. */
function leadsToRecords(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Node') || ['Query', 'Viewer', 'Profile'].includes(type.name);
}

/** The type that a field leads to, and whether it leads to many; a connection stands for its nodes. */
function targetOf({ type }: GraphQLField<unknown, unknown>): { target: GraphQLObjectType; isMany: boolean } | null {
  const named = getNamedType(type);
  if (!isObjectType(named)) return null;
  if (isConnection(named)) {
    const node = getNamedType(named.getFields().nodes?.type);
    return isObjectType(node) ? { target: node, isMany: true } : null;
  }
  return { target: named, isMany: isListType(getNullableType(type)) };
}

/** The records of the graph and the fields that lead from one to another, as a Mermaid flowchart. */
export function graphDiagram(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));
  const arrows = types.filter(leadsToRecords).flatMap((from) => {
    const byTarget = new Map<string, string[]>();
    for (const field of Object.values(from.getFields())) {
      const found = targetOf(field);
      if (found === null || !leadsToRecords(found.target)) continue;
      const names = byTarget.get(found.target.name) ?? [];
      byTarget.set(found.target.name, [...names, found.isMany ? `${field.name} [ ]` : field.name]);
    }
    return [...byTarget].map(([target, names]) => `  ${from.name} -- "${names.join('<br>')}" --> ${target}`);
  });
  return ['```mermaid', 'flowchart LR', ...arrows, '```', ''];
}

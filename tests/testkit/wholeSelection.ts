import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/**
 * A selection of every field below a field, to a depth; new fields are included automatically. Fields
 * with a required argument are left out.
 */
export function wholeSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    // Fields of one name may have several types; those of the interfaces have one.
    const shared = new Set(named.getTypes().flatMap((member) => member.getInterfaces()));
    const parts = [...shared].map((it) => `... on ${it.name} ${wholeSelection(it, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field: GraphQLField<unknown, unknown>) => {
    // Another edition, to whose lists the caller may have no right.
    if (field.name === 'secondReading' || field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name} ${wholeSelection(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
} from 'graphql';

/** A field, an argument or an input's field, by its path: `Type.field`, `Type.field(argument)`, `Input.field`. */
interface Member {
  path: string;
  owner: string;
  name: string;
  /** The type's name, and the type as the schema writes it. */
  type: string;
  written: string;
  isInput: boolean;
  directives: string[];
}

const typesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

function membersOf(schema: GraphQLSchema): Member[] {
  return typesOf(schema).flatMap((owner) => {
    if (!('getFields' in owner)) return [];
    return Object.values(owner.getFields()).flatMap((field) => {
      const args = 'args' in field ? field.args : [];
      const members: (GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument)[] = [field, ...args];
      return members.map((it) => ({
        path: it === field ? `${owner.name}.${field.name}` : `${owner.name}.${field.name}(${it.name})`,
        owner: owner.name,
        name: it.name,
        type: getNamedType(it.type).name,
        written: String(it.type),
        isInput: it !== field || !('args' in field),
        directives: it.astNode?.directives?.map(({ name }) => name.value) ?? [],
      }));
    });
  });
}

/** Types whose format or section is not a registration's. */
const notRegistrations =
  /^(?:Attendance(?:Page|Record)|Audience(?:Member|Page)|CreateAttendanceWorkbookDownloadInput|Edition|Format(?:Description|Value)|School|SectionsValue)$/;
const formatTypes = /^(?:ParticipationFormat|FormatChoice|Section)$/;
const otherTypes = /^ProgrammeSection$/;

function memberFaults({ path, owner, name, type, written, isInput, directives }: Member): string[] {
  const faults: string[] = [];
  // `node` and `nodes` take the ids of all types.
  const isAnyNode = path === 'Query.node(id)' || path === 'Query.nodes(ids)';
  if ((type === 'ID') !== /^ids?$|Ids?$/.test(name)) faults.push('the type is ID if it is an id, else another one');
  else if (type === 'ID' && isInput && !isAnyNode && !directives.includes('idOf'))
    faults.push('@idOf names the type of the id');
  if (type === 'Boolean' && !isInput && !/^(?:is|has|can)[A-Z]/.test(name))
    faults.push('the name begins with is, has or can');
  if (name === 'userErrors' && !(owner.endsWith('Payload') && written === '[UserError!]!'))
    faults.push('userErrors are in payloads, as [UserError!]!');
  const payload = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  if (owner === 'Mutation' && !isInput && type !== payload) faults.push(`its payload is called ${payload}`);
  const isOfFormat = formatTypes.test(type) || /^(?:section|format)s?(?:Ids?)?$/.test(name);
  const saysWhich = /^(?:requested|confirmed|effective|listening)/.test(name) || otherTypes.test(type);
  if (isOfFormat && !saysWhich && !notRegistrations.test(owner)) faults.push('requested, confirmed or effective?');
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Reports each `Type.member` in a description that does not exist. */
function descriptionFaults(schema: GraphQLSchema): string[] {
  const hasMember = (type: GraphQLNamedType, name: string) =>
    isEnumType(type) ? type.getValue(name) != null : 'getFields' in type && name in type.getFields();
  const descriptions = typesOf(schema).flatMap((type) => {
    const members = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : [];
    return [type, ...members, ...members.flatMap((it) => ('args' in it ? it.args : []))].map((it) => it.description);
  });
  return descriptions.flatMap((text) =>
    [...(text ?? '').matchAll(/`([A-Z]\w*)\.(\w+)`/g)].flatMap(([path, owner = '', name = '']) => {
      const type = schema.getType(owner);
      return type && hasMember(type, name) ? [] : `a description names ${path}, which does not exist`;
    }),
  );
}

/** The rules about names and payloads that the lint of the schema cannot express. */
export const nameFaults = (schema: GraphQLSchema): string[] => [
  ...membersOf(schema).flatMap(memberFaults),
  ...descriptionFaults(schema),
];

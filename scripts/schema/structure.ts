import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;
interface Named<Member> {
  path: string;
  type: GraphQLNamedType;
  member: Member;
}

const typesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

const outputsOf = (schema: GraphQLSchema): Named<GraphQLField<unknown, unknown>>[] =>
  typesOf(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((member) => ({ path: `${type.name}.${member.name}`, type, member }))
      : [],
  );

const inputsOf = (schema: GraphQLSchema): Named<Input>[] => [
  ...outputsOf(schema).flatMap(({ path, type, member }) =>
    member.args.map((arg) => ({ path: `${path}(${arg.name})`, type, member: arg })),
  ),
  ...typesOf(schema).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((member) => ({ path: `${type.name}.${member.name}`, type, member }))
      : [],
  ),
];

const typeOf = ({ type }: GraphQLField<unknown, unknown> | Input): string => getNamedType(type).name;
const isNamedId = (name: string) => /^ids?$|Ids?$/.test(name);

/** Reports ids: every field called `id` is a node's id, and ID is the type of ids only; keys, versions and codes are String. */
function idFaults(schema: GraphQLSchema): string[] {
  const nodes = outputsOf(schema).flatMap(({ path, type, member }) => {
    if (member.name !== 'id' || !isObjectType(type)) return [];
    return type.getInterfaces().some(({ name }) => name === 'Node') ? [] : [`${path}: ${type.name} is no Node`];
  });
  const outputs = outputsOf(schema).flatMap(({ path, member }) =>
    (typeOf(member) === 'ID') === isNamedId(member.name) ? [] : [`${path}: a field has the type ID if it is an id`],
  );
  const inputs = inputsOf(schema).flatMap(({ path, member }) => {
    if (member.deprecationReason != null || path === 'Query.node(id)' || path === 'Query.nodes(ids)') return [];
    const marked = member.astNode?.directives?.some(({ name }) => name.value === 'idOf') ?? false;
    const isId = typeOf(member) === 'ID';
    if (isId !== isNamedId(member.name)) return [`${path}: an input has the type ID if it is an id`];
    return isId && !marked ? [`${path}: @idOf names the type of the id`] : [];
  });
  return [...nodes, ...outputs, ...inputs];
}

/** Reports payloads: each action has a separate payload, and only payloads have `userErrors`. */
function payloadFaults(schema: GraphQLSchema): string[] {
  const users = new Map<string, string[]>();
  for (const { path, member } of outputsOf(schema)) {
    const name = typeOf(member);
    if (name.endsWith('Payload')) users.set(name, [...(users.get(name) ?? []), path]);
  }
  const actions = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const expected = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Payload`;
    return typeOf(field) === expected ? [] : [`Mutation.${field.name}: its payload is called ${expected}`];
  });
  const shared = [...users].flatMap(([name, paths]) =>
    paths.length === 1 ? [] : [`${name}: ${paths.join(' and ')} share a payload`],
  );
  const errors = outputsOf(schema).flatMap(({ path, type, member }) => {
    const isPlace = type.name.endsWith('Payload') && String(member.type) === '[UserError!]!';
    return member.name !== 'userErrors' || isPlace ? [] : [`${path}: userErrors stand in payloads, as [UserError!]!`];
  });
  return [...actions, ...shared, ...errors];
}

/** Types whose format or section is not a registration's. */
const ofOthers = new Set([
  'AttendanceRecord',
  'AudienceMember',
  'CreateAttendanceWorkbookDownloadInput',
  'Edition',
  'FormatCount',
  'FormatDescription',
  'FormatFilter',
  'FormatValue',
  'School',
  'SectionCount',
  'SectionsValue',
]);
const stage = /^(?:requested|confirmed|effective|listening)/;
const ofStages = new Set(['ParticipationFormat', 'FormatChoice', 'FormatFilter', 'Section', 'SectionFilter']);

/** Reports names: those of a registration's formats and sections say whether they are requested, confirmed or effective. */
function wordFaults(schema: GraphQLSchema): string[] {
  const members = [...outputsOf(schema), ...inputsOf(schema)].filter(({ type }) => !ofOthers.has(type.name));
  const fields = members.flatMap(({ path, member }) => {
    const isOne = ofStages.has(typeOf(member)) || /^(?:section|format)s?(?:Ids?)?$/.test(member.name);
    const isOther = ['ProgrammeSection', 'ExportFormat'].includes(typeOf(member));
    return isOne && !isOther && !stage.test(member.name) ? [`${path}: requested, confirmed or effective?`] : [];
  });
  const values = typesOf(schema).flatMap((type) =>
    isEnumType(type) && /^(?:Participant(?:Column|OrderField)|RecordField)$/.test(type.name)
      ? type.getValues().flatMap(({ name }) => (/^(?:FORMAT|SECTION)$/.test(name) ? [`${type.name}.${name}`] : []))
      : [],
  );
  return [...fields, ...values.map((path) => `${path}: REQUESTED, CONFIRMED or EFFECTIVE?`)];
}

/** Reports booleans of answers whose names do not begin with is, has or can. */
const booleanFaults = (schema: GraphQLSchema): string[] =>
  outputsOf(schema).flatMap(({ path, member }) =>
    typeOf(member) !== 'Boolean' || /^(?:is|has|can)[A-Z]/.test(member.name)
      ? []
      : [`${path}: the name begins with is, has or can`],
  );

/** All descriptions, each with the path of the described member. */
const describedOf = (schema: GraphQLSchema): [string, string][] => [
  ...typesOf(schema).flatMap((type): [string, string][] => [
    [type.name, type.description ?? ''],
    ...(isEnumType(type)
      ? type.getValues().map(({ name, description }): [string, string] => [`${type.name}.${name}`, description ?? ''])
      : []),
  ]),
  ...[...outputsOf(schema), ...inputsOf(schema)].map(({ path, member }): [string, string] => [
    path,
    member.description ?? '',
  ]),
];

/** Reports a `Type.member` in a description that does not exist. */
function nameFaults(schema: GraphQLSchema): string[] {
  const isMember = (type: GraphQLNamedType, name: string) =>
    isEnumType(type) ? type.getValue(name) != null : 'getFields' in type && name in type.getFields();
  return describedOf(schema).flatMap(([path, text]) =>
    [...text.matchAll(/`([A-Z]\w*)\.(\w+)`/g)].flatMap(([, owner = '', name = '']) => {
      const type = schema.getType(owner);
      return type !== undefined && isMember(type, name) ? [] : [`${path}: there is no ${owner}.${name}`];
    }),
  );
}

/** Reports descriptions that quote the Russian page: the schema describes the domain. Examples of data are in «…». */
const quoteFaults = (schema: GraphQLSchema): string[] =>
  describedOf(schema).flatMap(([path, text]) =>
    /'[а-яё]/i.test(text) ? [`${path}: the description quotes the page`] : [],
  );

/** The rules of the schema's structure that its types cannot express. */
export const structureFaults = (schema: GraphQLSchema): string[] => [
  ...idFaults(schema),
  ...payloadFaults(schema),
  ...wordFaults(schema),
  ...booleanFaults(schema),
  ...nameFaults(schema),
  ...quoteFaults(schema),
];

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** Values that random arguments are taken from. */
export interface Pools {
  /** Ids by type: `{ Registration: ['Registration:12'] }`. */
  ids: Record<string, readonly string[]>;
  /** For texts: words of what the worlds show and of what they hide. */
  words: readonly string[];
}

export interface Operation {
  text: string;
  isMutation: boolean;
}

/** Mulberry32: the same seed gives the same operations. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { chance: (share: number) => next() < share, pick, upTo: (most: number) => Math.floor(next() * (most + 1)) };
}

const deepest = 6;
const years = [2025, 2025, 2025, 2024, 2023, 1900];
const numbers = [0, 1, 2, 3, 5, 20, 20, 100, -1];
const cursors = ['MQ', 'x', ''];

/** These change what the callers may see, end sessions, send letters or take a file; a random one teaches nothing. */
const leftOut = new Set([
  ...['login', 'createToken', 'logout', 'endAllSessions', 'signUp', 'requestPasswordReset'],
  ...['updateProfile', 'uploadPhoto', 'uploadRegistrationFile', 'registerForForum', 'addTalk', 'registerForSchool'],
]);

/** Makes random operations of the complete schema; mutations use only `Registration` ids of `foreignIds`. */
export function createOperations(schema: GraphQLSchema, pools: Pools, foreignIds: readonly string[], seed: number) {
  const random = createRandom(seed);
  const idOf = schema.getDirective('idOf');
  let isMutation = false;

  function randomId(type: string | null): string {
    if (isMutation && type === 'Registration') return random.pick(foreignIds);
    const known = type === null ? random.pick(Object.values(pools.ids)) : (pools.ids[type] ?? []);
    return known.length === 0 || random.chance(0.1)
      ? `${type ?? 'Registration'}:${random.pick([1, 999, 'x'])}`
      : random.pick(known);
  }

  function scalar(type: string, input: GraphQLArgument | GraphQLInputField): string {
    const { name } = input;
    if (type === 'Boolean') return String(random.chance(0.5));
    if (type === 'Int' || type === 'Float') return String(random.pick(name === 'year' ? years : numbers));
    if (type === 'Date') return JSON.stringify(random.pick(['2025-09-01', '1990-05-17']));
    if (type === 'DateTime') return JSON.stringify('2025-09-01T12:00:00+03:00');
    if (type !== 'ID') return JSON.stringify(random.pick(pools.words));
    const directive = idOf && input.astNode ? getDirectiveValues(idOf, input.astNode) : undefined;
    if (name === 'id') return JSON.stringify(randomId(typeof directive?.type === 'string' ? directive.type : null));
    if (typeof directive?.type === 'string') return JSON.stringify(randomId(directive.type));
    return JSON.stringify(random.pick(name === 'project' ? ['neutron', 'x'] : pools.words));
  }

  function literal(type: GraphQLInputType, input: GraphQLArgument | GraphQLInputField): string {
    const nullable = isNonNullType(type) ? type.ofType : type;
    if (isListType(nullable)) {
      return `[${Array.from({ length: random.upTo(2) }, () => literal(nullable.ofType, input)).join(' ')}]`;
    }
    if (isEnumType(nullable)) return random.pick(nullable.getValues()).name;
    if (!isInputObjectType(nullable)) {
      return ['after', 'before'].includes(input.name)
        ? JSON.stringify(random.pick(cursors))
        : scalar(getNamedType(nullable).name, input);
    }
    // A filter with many fields usually matches nothing, so most filters have one.
    const members = Object.values(nullable.getFields());
    const only = random.chance(0.5) ? random.pick(members) : null;
    const given = members.filter(
      (member) => isRequiredInputField(member) || member === only || (only === null && random.chance(0.2)),
    );
    return `{ ${given.map((member) => `${member.name}: ${literal(member.type, member)}`).join(' ')} }`;
  }

  function callOf({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const given = args.filter((arg) => isRequiredArgument(arg) || random.chance(arg.name === 'first' ? 0.7 : 0.25));
    const list = given.map((arg) => `${arg.name}: ${literal(arg.type, arg)}`).join(' ');
    return `${name}${list === '' ? '' : `(${list})`} ${selection(type, depth)}`;
  }

  /** Some of the fields; those with arguments, which read the provider, more often. */
  function selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isInterfaceType(named)) {
      const types = schema.getImplementations(named).objects;
      return `{ __typename id ${types.map((one) => `... on ${one.name} ${selection(one, deepest - 1)}`).join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields());
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    const branches = fields.filter((field) => !leaves.includes(field) && depth < deepest);
    const weighted = branches.flatMap((field) => (field.args.length > 0 ? [field, field, field] : [field]));
    const chosen = new Set(leaves.filter(() => random.chance(leaves.length > 12 ? 0.3 : 0.6)));
    if (weighted.length > 0) for (let left = 1 + random.upTo(1); left > 0; left -= 1) chosen.add(random.pick(weighted));
    return `{ __typename ${[...chosen].map((field) => callOf(field, depth + 1)).join(' ')} }`;
  }

  const roots = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).filter(({ name }) => !leftOut.has(name));
  const queries = roots(schema.getQueryType());
  const mutations = roots(schema.getMutationType());
  const often = queries.filter(({ name }) => ['edition', 'edition', 'registration', 'node', 'viewer'].includes(name));

  return {
    next(): Operation {
      isMutation = random.chance(0.15);
      const field = random.pick(isMutation ? mutations : random.chance(0.6) ? often : queries);
      return { text: `${isMutation ? 'mutation' : 'query'} { ${callOf(field, 1)} }`, isMutation };
    },
  };
}

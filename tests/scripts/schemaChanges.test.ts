import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { changelogEntry, compareSchemas } from '../../scripts/schema/changes.ts';
import { faultyDeprecations } from '../../scripts/schema/deprecations.ts';

const released = `
  directive @static on QUERY
  directive @weight(of: Int!) on FIELD_DEFINITION
  union Found = Person | Poster
  interface Named { name: String }
  enum Colour { RED GREEN }
  input Filter { words: String, colour: Colour }
  type Person implements Named { name: String, title: String! }
  type Poster implements Named { name: String, board: Int }
  type Query { people(filter: Filter, page: Int): [Person!]!, find: Found, posters: [Poster!] @weight(of: 2) }
  type Mutation { rename(name: String): Person }
`;

const compatibilityOf = async (before: string, after: string, today = '2027-06-01') =>
  (await compareSchemas(buildSchema(before), buildSchema(after), today)).map(
    ({ path, compatibility }) => `${path}: ${compatibility}`,
  );

/** The released schema with a part of it replaced. */
const changed = (part: string, by: string) => {
  if (!released.includes(part)) throw new Error(`No ${part} in the schema`);
  return released.replace(part, by);
};

describe('a breaking change without announcement is rejected', () => {
  it.each([
    ['a removed field', 'board: Int', 'stand: Int', 'Poster.board'],
    ['a field of another type', 'board: Int', 'board: String', 'Poster.board'],
    ['a field that becomes nullable', 'title: String!', 'title: String', 'Person.title'],
    ['a removed argument', ', page: Int', '', 'Query.people.page'],
    ['an argument of another type', 'page: Int', 'page: String', 'Query.people.page'],
    ['a new required argument', 'page: Int', 'page: Int, year: Int!', 'Query.people.year'],
    ['a removed value', 'RED GREEN', 'RED', 'Colour.GREEN'],
    ['a removed input field', 'words: String, ', '', 'Filter.words'],
    ['an input field that becomes required', 'words: String', 'words: String!', 'Filter.words'],
    ['a new required input field', 'words: String', 'words: String, year: Int!', 'Filter.year'],
    ['a removed member of a union', 'Person | Poster', 'Person', 'Found'],
    ['a removed interface', 'type Poster implements Named', 'type Poster', 'Poster'],
    ['a removed directive of operations', 'directive @static on QUERY', '', '@static'],
    ['a type of another kind', 'enum Colour { RED GREEN }', 'scalar Colour', 'Colour'],
    ['a removed mutation', 'rename(name: String)', 'renamed(name: String)', 'Mutation.rename'],
  ])('%s', async (_, part, by, path) => {
    expect(await compatibilityOf(released, changed(part, by))).toContain(`${path}: breaking`);
  });

  it('a removed type, with the members that led to it', async () => {
    const after = changed('type Poster implements Named { name: String, board: Int }', '')
      .replace(' | Poster', '')
      .replace(', posters: [Poster!] @weight(of: 2)', '');
    expect(await compatibilityOf(released, after)).toEqual(
      expect.arrayContaining(['Poster: breaking', 'Found: breaking', 'Query.posters: breaking']),
    );
  });
});

describe('a change that breaks no client passes', () => {
  it.each([
    ['a new field', 'board: Int', 'board: Int, stand: Int', 'Poster.stand', 'safe'],
    ['a field that becomes non-null', 'board: Int', 'board: Int!', 'Poster.board', 'safe'],
    ['a new optional argument', 'page: Int', 'page: Int, year: Int', 'Query.people.year', 'dangerous'],
    ['a new value, which a client may not expect', 'RED GREEN', 'RED GREEN BLUE', 'Colour.BLUE', 'dangerous'],
    ['another default', 'page: Int', 'page: Int = 2', 'Query.people.page', 'dangerous'],
    ['a directive of the schema itself', 'directive @weight(of: Int!) on FIELD_DEFINITION', '', '@weight', 'safe'],
  ])('%s', async (_, part, by, path, compatibility) => {
    const after = changed(part, by).replace(path === '@weight' ? ' @weight(of: 2)' : '', '');
    const found = await compatibilityOf(released, after);
    expect(found).toContain(`${path}: ${compatibility}`);
    expect(found.join()).not.toContain('breaking');
  });

  it('an unchanged schema has no change', async () => {
    expect(await compatibilityOf(released, released)).toEqual([]);
  });
});

describe('an announced removal', () => {
  const reason = '@deprecated(reason: "No seats any more: until 2027-06-01, use `stand`")';
  const board = `board: Int ${reason}, stand: Int`;
  const cases: [string, string, string, string][] = [
    ['a field', changed('board: Int', board), changed('board: Int', 'stand: Int'), 'Poster.board'],
    [
      'an argument',
      changed('page: Int', `page: Int ${reason}, stand: Int`),
      changed('page: Int', 'stand: Int'),
      'Query.people.page',
    ],
    ['a value', changed('GREEN', `GREEN ${reason}`), changed('GREEN', ''), 'Colour.GREEN'],
    [
      'an input field',
      changed('words: String', `words: String ${reason}`),
      changed('words: String,', ''),
      'Filter.words',
    ],
    [
      'another type of a field',
      changed('board: Int', board),
      changed('board: Int', 'board: String, stand: Int'),
      'Poster.board',
    ],
  ];

  it.each(cases)('passes from its date on: %s', async (_, before, after, path) => {
    const found = await compatibilityOf(before, after, '2027-06-01');
    expect(found).toContain(`${path}: announced`);
    expect(found.join()).not.toContain('breaking');
  });

  it.each(cases)('is rejected before its date, which the message names: %s', async (_, before, after, path) => {
    const changes = await compareSchemas(buildSchema(before), buildSchema(after), '2027-05-31');
    expect(changes.find((it) => it.path === path)).toMatchObject({
      compatibility: 'breaking',
      message: expect.stringContaining('promised until 2027-06-01'),
    });
  });

  it('removes a type once nothing else leads to it', async () => {
    const lone = 'type Query { room: Room, people: [String] } type Room { seats: Int }';
    const before = lone.replace('room: Room', `room: Room ${reason}, stand: Int`);
    const after = 'type Query { people: [String], stand: Int }';
    expect((await compatibilityOf(before, after)).sort()).toEqual(['Query.room: announced', 'Room: announced']);
    const other = before.replace('people: [String]', 'people: [String], rooms: [Room]');
    expect(await compatibilityOf(other, after)).toEqual(
      expect.arrayContaining(['Room: breaking', 'Query.rooms: breaking']),
    );
  });

  it('does not count if the release does not contain it yet', async () => {
    expect(await compatibilityOf(released, changed('board: Int', board))).not.toContain('Poster.board: breaking');
    expect(await compatibilityOf(released, changed('board: Int', 'stand: Int'))).toContain('Poster.board: breaking');
  });
});

describe('a deprecation has a date and a replacement', () => {
  it.each([
    ['no date', 'use `stand`'],
    ['a date that does not exist', 'until 2027-02-30, use `stand`'],
    ['no replacement', 'until 2027-06-01'],
    ['a replacement that does not exist', 'until 2027-06-01, use `chair`'],
  ])('%s is a fault', (_, reason) => {
    const schema = buildSchema(changed('board: Int', `board: Int @deprecated(reason: "${reason}"), stand: Int`));
    expect(faultyDeprecations(schema)).toEqual([expect.stringMatching(/^Poster\.board: /)]);
  });

  it.each(['until 2027-06-01, use `stand`', 'Renamed, until 2027-06-01, use `Person.title`'])(
    '«%s» is none',
    (reason) => {
      const schema = buildSchema(changed('board: Int', `board: Int @deprecated(reason: "${reason}"), stand: Int`));
      expect(faultyDeprecations(schema)).toEqual([]);
    },
  );
});

it('the changelog lists removals, dangerous changes, deprecations and additions, without descriptions', async () => {
  const before = changed('board: Int', 'board: Int @deprecated(reason: "until 2027-06-01, use `name`")');
  const after = `"Words." ${changed('board: Int', 'note: Note')
    .replace('RED GREEN', 'RED GREEN BLUE')
    .replace('title: String!', 'title: String! @deprecated(reason: "until 2028-06-01, use `name`")')
    .trim()} type Note { text: String }`;
  const entry = await changelogEntry(2, '2027-06-01', { released: buildSchema(before), current: buildSchema(after) });
  const sections = Object.fromEntries(
    entry
      .split(/^### /m)
      .map((part) => [part.split('\n')[0], part.split('\n').filter((line) => line.startsWith('- '))]),
  );
  expect(Object.keys(sections)).toEqual([
    '## 2 — 2027-06-01',
    'Removed as announced',
    'Needs attention',
    'Deprecated',
    'Added and relaxed',
  ]);
  expect(sections['Removed as announced']).toEqual([expect.stringContaining('board')]);
  expect(sections['Needs attention']).toEqual([expect.stringContaining('BLUE')]);
  expect(sections.Deprecated).toEqual([expect.stringContaining('title')]);
  expect(sections['Added and relaxed']).toEqual([expect.stringContaining('Note'), expect.stringContaining('note')]);
});

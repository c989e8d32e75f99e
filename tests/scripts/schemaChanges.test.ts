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

const verdictsOf = async (before: string, after: string, today = '2027-06-01') =>
  (await compareSchemas(buildSchema(before), buildSchema(after), today)).map(
    ({ path, verdict }) => `${path}: ${verdict}`,
  );

/** The released schema with a part of it replaced. */
const changed = (part: string, by: string) => {
  if (!released.includes(part)) throw new Error(`No ${part} in the schema`);
  return released.replace(part, by);
};

describe('a breaking change that nobody was told of is refused', () => {
  it.each([
    ['a field that is gone', 'board: Int', 'stand: Int', 'Poster.board'],
    ['a field of another type', 'board: Int', 'board: String', 'Poster.board'],
    ['a field that may be null now', 'title: String!', 'title: String', 'Person.title'],
    ['an argument that is gone', ', page: Int', '', 'Query.people.page'],
    ['an argument of another type', 'page: Int', 'page: String', 'Query.people.page'],
    ['an argument that must be given', 'page: Int', 'page: Int, year: Int!', 'Query.people.year'],
    ['a value that is gone', 'RED GREEN', 'RED', 'Colour.GREEN'],
    ['an input field that is gone', 'words: String, ', '', 'Filter.words'],
    ['an input field that must be given', 'words: String', 'words: String!', 'Filter.words'],
    ['a new input field that must be given', 'words: String', 'words: String, year: Int!', 'Filter.year'],
    ['a member of a union that is gone', 'Person | Poster', 'Person', 'Found'],
    ['an interface that is gone', 'type Poster implements Named', 'type Poster', 'Poster'],
    ['a directive of operations that is gone', 'directive @static on QUERY', '', '@static'],
    ['a type of another kind', 'enum Colour { RED GREEN }', 'scalar Colour', 'Colour'],
    ['an action that is gone', 'rename(name: String)', 'renamed(name: String)', 'Mutation.rename'],
  ])('%s', async (_, part, by, path) => {
    expect(await verdictsOf(released, changed(part, by))).toContain(`${path}: refused`);
  });

  it('a type that is gone, with what led to it', async () => {
    const after = changed('type Poster implements Named { name: String, board: Int }', '')
      .replace(' | Poster', '')
      .replace(', posters: [Poster!] @weight(of: 2)', '');
    expect(await verdictsOf(released, after)).toEqual(
      expect.arrayContaining(['Poster: refused', 'Found: refused', 'Query.posters: refused']),
    );
  });
});

describe('what breaks nobody passes', () => {
  it.each([
    ['a new field', 'board: Int', 'board: Int, stand: Int', 'Poster.stand', 'safe'],
    ['a field that is never null now', 'board: Int', 'board: Int!', 'Poster.board', 'safe'],
    ['an argument that may be left out', 'page: Int', 'page: Int, year: Int', 'Query.people.year', 'dangerous'],
    ['a new value, which a program may not expect', 'RED GREEN', 'RED GREEN BLUE', 'Colour.BLUE', 'dangerous'],
    ['another default', 'page: Int', 'page: Int = 2', 'Query.people.page', 'dangerous'],
    ['a directive of the schema itself', 'directive @weight(of: Int!) on FIELD_DEFINITION', '', '@weight', 'safe'],
  ])('%s', async (_, part, by, path, verdict) => {
    const after = changed(part, by).replace(path === '@weight' ? ' @weight(of: 2)' : '', '');
    const verdicts = await verdictsOf(released, after);
    expect(verdicts).toContain(`${path}: ${verdict}`);
    expect(verdicts.join()).not.toContain('refused');
  });

  it('an unchanged schema has no change', async () => {
    expect(await verdictsOf(released, released)).toEqual([]);
  });
});

describe('a removal that was announced', () => {
  const reason = '@deprecated(reason: "Мест больше нет: до 2027-06-01, вместо него `stand`")';
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

  it.each(cases)('passes from its day on: %s', async (_, before, after, path) => {
    const verdicts = await verdictsOf(before, after, '2027-06-01');
    expect(verdicts).toContain(`${path}: announced`);
    expect(verdicts.join()).not.toContain('refused');
  });

  it.each(cases)('is refused before its day, which is named: %s', async (_, before, after, path) => {
    const changes = await compareSchemas(buildSchema(before), buildSchema(after), '2027-05-31');
    expect(changes.find((it) => it.path === path)).toMatchObject({
      verdict: 'refused',
      message: expect.stringContaining('promised until 2027-06-01'),
    });
  });

  it('takes a type with it once nothing else leads there', async () => {
    const lone = 'type Query { room: Room, people: [String] } type Room { seats: Int }';
    const before = lone.replace('room: Room', `room: Room ${reason}, stand: Int`);
    const after = 'type Query { people: [String], stand: Int }';
    expect((await verdictsOf(before, after)).sort()).toEqual(['Query.room: announced', 'Room: announced']);
    const other = before.replace('people: [String]', 'people: [String], rooms: [Room]');
    expect(await verdictsOf(other, after)).toEqual(expect.arrayContaining(['Room: refused', 'Query.rooms: refused']));
  });

  it('does not count where the release did not have it yet', async () => {
    expect(await verdictsOf(released, changed('board: Int', board))).not.toContain('Poster.board: refused');
    expect(await verdictsOf(released, changed('board: Int', 'stand: Int'))).toContain('Poster.board: refused');
  });
});

describe('a deprecation says until when and instead of which', () => {
  it.each([
    ['no day', 'вместо него `stand`'],
    ['a day that there is not', 'до 2027-02-30, вместо него `stand`'],
    ['no replacement', 'до 2027-06-01'],
    ['a replacement that there is not', 'до 2027-06-01, вместо него `chair`'],
  ])('%s is a fault', (_, reason) => {
    const schema = buildSchema(changed('board: Int', `board: Int @deprecated(reason: "${reason}"), stand: Int`));
    expect(faultyDeprecations(schema)).toEqual([expect.stringMatching(/^Poster\.board: /)]);
  });

  it.each(['до 2027-06-01, вместо него `stand`', 'Устарело, до 2027-06-01, вместо них `Person.title`'])(
    '«%s» is none',
    (reason) => {
      const schema = buildSchema(changed('board: Int', `board: Int @deprecated(reason: "${reason}"), stand: Int`));
      expect(faultyDeprecations(schema)).toEqual([]);
    },
  );
});

it('the changelog tells what is new, what to look at, what will go and what is gone, and no descriptions', async () => {
  const before = changed('board: Int', 'board: Int @deprecated(reason: "до 2027-06-01, вместо него `name`")');
  const after = `"Words." ${changed('board: Int', 'note: Note')
    .replace('RED GREEN', 'RED GREEN BLUE')
    .replace('title: String!', 'title: String! @deprecated(reason: "до 2028-06-01, вместо него `name`")')
    .trim()} type Note { text: String }`;
  const entry = await changelogEntry(2, '2027-06-01', { released: buildSchema(before), current: buildSchema(after) });
  const sections = Object.fromEntries(
    entry
      .split(/^### /m)
      .map((part) => [part.split('\n')[0], part.split('\n').filter((line) => line.startsWith('- '))]),
  );
  expect(Object.keys(sections)).toEqual([
    '## 2 — 2027-06-01',
    'Убрано, как было объявлено',
    'Требует внимания',
    'Объявлено устаревшим',
    'Добавлено и смягчено',
  ]);
  expect(sections['Убрано, как было объявлено']).toEqual([expect.stringContaining('board')]);
  expect(sections['Требует внимания']).toEqual([expect.stringContaining('BLUE')]);
  expect(sections['Объявлено устаревшим']).toEqual([expect.stringContaining('title')]);
  expect(sections['Добавлено и смягчено']).toEqual([expect.stringContaining('Note'), expect.stringContaining('note')]);
});

import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { applyNodeIds } from '../../../gateway/apollo/nodeIds.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

const { gateway } = await scriptedPortal();

it('reads a record by the id that every other field returns for it', async () => {
  const { edition } = await gateway.read<{ edition: { id: string } }>('{ edition { id } }');
  const query = 'query ($id: ID!) { node(id: $id) { __typename id ... on Edition { year } } }';
  const { node } = await gateway.read(query, { id: edition.id });
  expect(node).toEqual({ __typename: 'Edition', id: edition.id, year: 2025 });
});

it('reads nodes that are data of an edition', async () => {
  const { edition } = await gateway.read<{ edition: object }>(
    `{ edition(year: 2024) {
      gallery { id } posterLists { id } programme { days { id items { id detail { talks { id } } } } }
    } }`,
  );
  const text = JSON.stringify(edition);
  for (const type of ['GalleryImage', 'PosterList', 'ProgrammeDay', 'ProgrammeItem', 'ProgrammeTalk']) {
    const [, id = ''] = new RegExp(`"(${type}:[^"]+)"`).exec(text) ?? [];
    const { node } = await gateway.read('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(node).toEqual({ __typename: type, id });
  }
});

it.each(['Organization', 'Position', 'AcademicDegree', 'SchoolStatus', 'Section'])('reads a %s', async (type) => {
  const lists = `{ organizations { id name } positions { id name: title } academicDegrees { id name: title }
    schoolStatuses { id name: title } edition { sections { id name } } }`;
  const read = JSON.stringify(await gateway.read(lists, {}, { token: 't' }));
  const [, id = '', name] = new RegExp(`"id":"(${type}:[^"]+)","name":"([^"]+)"`).exec(read) ?? [];
  const text = type === 'Organization' || type === 'Section' ? 'name' : 'name: title';
  const query = `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { ${text} } } }`;
  expect(await gateway.read(query, { id }, { token: 't' })).toEqual({ node: { __typename: type, id, name } });
  const visitor = await gateway.graphql(query, { id });
  expect(visitor.codes).toEqual(type === 'Section' ? ['UNAUTHENTICATED'] : []);
});

it('reads an organisation that a person typed', async () => {
  const id = `Organization:~${Buffer.from('Лаборатория').toString('base64url')}`;
  const query = 'query ($id: ID!) { node(id: $id) { ... on Organization { id name isOther } } }';
  expect(await gateway.read(query, { id })).toEqual({ node: { id, name: 'Лаборатория', isOther: true } });
});

it.each([
  'Position:999999',
  'Edition:1900',
  'Edition:0x7E9',
  'Edition:2025.0',
  'Edition: 2025',
  'ProgrammeItem:2024.none',
  'PosterList:1900.p1',
  'GalleryImage:2024',
  'Edition:',
  'Edition',
  ':2025',
  'Window:1',
  '__proto__:1',
  '',
])('answers NOT_FOUND for the id «%s»', async (id) => {
  const { data, errors } = await gateway.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(data).toEqual({ node: null });
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['NOT_FOUND']);
});

it('removes the type from marked arguments at every depth, and keeps missing and null values', async () => {
  const received: unknown[] = [];
  const schema = applyNodeIds(
    makeExecutableSchema({
      typeDefs: `
        directive @idOf(type: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
        interface Node { id: ID! }
        type Thing implements Node { id: ID! other: ID! }
        input Part { id: ID @idOf(type: "Thing") name: String parts: [Part!] }
        type Query {
          thing(id: ID @idOf(type: "Thing"), ids: [ID!] @idOf(type: "Thing"), part: Part, plain: ID): Thing
        }`,
      resolvers: {
        Query: {
          thing(_: unknown, args: object) {
            received.push(args);
            return { id: 7, other: 7 };
          },
        },
      },
    }),
  );
  const { data } = await graphql({
    schema,
    source: `{ thing(id: "Thing:1", ids: ["Thing:2", "3", "Other:4"], plain: "Thing:1",
      part: { id: null, name: "Thing:1", parts: [{ id: "Thing:5" }, { name: "x" }] }) { id other } }`,
  });
  expect(data).toEqual({ thing: { id: 'Thing:7', other: '7' } });
  expect(received).toEqual([
    {
      id: '1',
      ids: ['2', '0', '0'],
      plain: 'Thing:1',
      part: { id: null, name: 'Thing:1', parts: [{ id: '5' }, { name: 'x' }] },
    },
  ]);
});

import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { structureFaults } from '../../scripts/schema/structure.ts';

const base = `
  directive @idOf(type: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  interface Node { id: ID! }
  type UserError { message: String! }
  enum ParticipationFormat { LISTENER }
`;
const faultsOf = (text: string) => structureFaults(buildSchema(`${base} ${text}`));

describe('the structure of the schema', () => {
  it('has no faults', () => {
    expect(structureFaults(buildSchema(readFileSync('schema/schema.graphql', 'utf8')))).toEqual([]);
  });

  it.each([
    ['an id that is no node', 'type Query { file: File } type File { id: ID! }', 'File.id: File is no Node'],
    ['a key of type ID', 'type Query { version: ID }', 'Query.version: a field has the type ID if it is an id'],
    ['an id of type String', 'type Query { personId: String }', 'Query.personId: a field has the type ID'],
    ['an input key of type ID', 'type Query { file(key: ID): Int }', 'Query.file(key): an input has the type ID'],
    ['an input id without its type', 'type Query { file(fileId: ID): Int }', 'Query.file(fileId): @idOf names'],
    [
      'a shared payload',
      'type Query { plan: SavePayload } type Mutation { save: SavePayload } type SavePayload { a: Int }',
      'SavePayload: Query.plan and Mutation.save share a payload',
    ],
    [
      'an answer that is called otherwise',
      'type Query { a: Int } type Mutation { save: Int }',
      'Mutation.save: its payload is called SavePayload',
    ],
    [
      'rejections outside of a payload',
      'type Query { plan: Plan } type Plan { userErrors: [UserError!]! }',
      'Plan.userErrors: userErrors stand in payloads',
    ],
    [
      'a format that does not say which',
      'type Query { a: Registration } type Registration { format: ParticipationFormat }',
      'Registration.format: requested, confirmed or effective?',
    ],
    [
      'an input section that does not say which',
      'type Query { a(input: Talk): Int } input Talk { sectionId: ID @idOf(type: "Section") }',
      'Talk.sectionId: requested, confirmed or effective?',
    ],
    [
      'a column that does not say which',
      'type Query { a: ParticipantColumn } enum ParticipantColumn { FORMAT }',
      'ParticipantColumn.FORMAT: REQUESTED',
    ],
    [
      'a description that names a removed field',
      'type Query { "As `Query.b`." a: Int }',
      'Query.a: there is no Query.b',
    ],
    [
      'a description that quotes the page',
      `type Query { "The rest ('Кроме'), as «Москва»." a: Int }`,
      'Query.a: the description quotes the page',
    ],
    ['a yes or no without is, has or can', 'type Query { sent: Boolean }', 'Query.sent: the name begins with is'],
  ])('rejects %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});

import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { nameFaults } from '../../scripts/schema/names.ts';

const base = `
  directive @idOf(type: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  type UserError { message: String! }
  enum ParticipationFormat { LISTENER }
`;
const faultsOf = (text: string) => nameFaults(buildSchema(`${base} ${text}`));

describe('the names of the schema', () => {
  it('has no faults', () => {
    expect(nameFaults(buildSchema(readFileSync('schema/schema.graphql', 'utf8')))).toEqual([]);
  });

  it.each([
    ['a key of type ID', 'type Query { version: ID }', 'Query.version: the type is ID if it is an id'],
    ['an id of type String', 'type Query { personId: String }', 'Query.personId: the type is ID'],
    ['an input key of type ID', 'type Query { file(key: ID): Int }', 'Query.file(key): the type is ID'],
    ['an input id without its type', 'type Query { file(fileId: ID): Int }', 'Query.file(fileId): @idOf names'],
    [
      'an answer that is called otherwise',
      'type Query { a: Int } type Mutation { save: Int }',
      'Mutation.save: its payload is called SavePayload',
    ],
    [
      'rejections outside of a payload',
      'type Query { plan: Plan } type Plan { userErrors: [UserError!]! }',
      'Plan.userErrors: userErrors are in payloads',
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
      'a description that names a removed field',
      'type Query { "As `Query.b`." a: Int }',
      'a description names `Query.b`, which does not exist',
    ],
    ['a yes or no without is, has or can', 'type Query { sent: Boolean }', 'Query.sent: the name begins with is'],
  ])('rejects %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});

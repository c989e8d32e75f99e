import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { talk } from '../../../testkit/samples.ts';

/** Registrations and participants by their ids: `node` checks the same rights as every other path. */
const { provider, gateway, moderator, person, signIn } = await samplePortal();
const stranger = await signIn('sister');
const key = await provider.register(person.token, talk({ comment: 'Доклад по номеру' }));

interface Participant {
  id: string;
  fullName: string;
}

async function participants(caller: Caller): Promise<Participant[]> {
  const query = '{ edition(year: 2025) { participants(first: 500) { nodes { id fullName } } } }';
  type Read = { edition: { participants: { nodes: Participant[] } } };
  return (await gateway.read<Read>(query, {}, caller)).edition.participants.nodes;
}

const node = (id: string, caller: Caller) =>
  gateway.graphql(
    `query ($id: ID!) { node(id: $id) {
      __typename id ... on Registration { title } ... on Participant { fullName }
    } }`,
    { id },
    caller,
  );

describe('a registration by its id', () => {
  const id = `Registration:${key}`;

  it('is read by its owner and by moderators', async () => {
    for (const caller of [person, moderator]) {
      const found = { __typename: 'Registration', id, title: 'Доклад по номеру' };
      expect((await node(id, caller)).data).toEqual({ node: found });
    }
  });

  it('does not exist for others, as with registration(id:)', async () => {
    for (const [caller, code] of [
      [stranger, 'NOT_FOUND'],
      [{}, 'UNAUTHENTICATED'],
    ] as const) {
      expect(await node(id, caller)).toMatchObject({ data: { node: null }, codes: [code] });
      const direct = await gateway.graphql(`{ registration(id: "${id}") { title } }`, {}, caller);
      expect(direct).toMatchObject({ data: { registration: null }, codes: [code] });
    }
  });

  it.each(['Registration:2147483647', 'Registration:x', 'Participant:2147483647', 'Participant:0'])(
    'is NOT_FOUND for %s',
    async (unknown) => expect((await node(unknown, moderator)).codes).toEqual(['NOT_FOUND']),
  );

  it('does not resolve with the id of another type', async () => {
    const answer = await gateway.graphql(`{ registration(id: "Participant:${key}") { id } }`, {}, moderator);
    expect(answer.codes).toEqual(['NOT_FOUND']);
  });
});

describe('a participant by its id', () => {
  it('LST-08 is the same name for everybody', async () => {
    const [row] = await participants(moderator);
    for (const caller of [moderator, stranger, {}]) {
      expect((await node(row?.id ?? '', caller)).data).toEqual({ node: { __typename: 'Participant', ...row } });
    }
  });
});

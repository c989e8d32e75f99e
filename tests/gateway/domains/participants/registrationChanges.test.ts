import { expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { talk } from '../../../testkit/samples.ts';

/** The changes of the moderators' list since a revision, for programs that have a copy. */
const { provider, gateway, moderator, person, signIn } = await samplePortal();
const withoutExtension = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const query = `query ($since: String, $first: Int, $after: String) { edition(year: 2025) {
  registrationChanges(since: $since, first: $first, after: $after) {
    revision isWhole totalCount unreadableCount pageInfo { hasNextPage endCursor }
    nodes { registrationId registration { id title updatedAt } }
  }
} }`;
interface Changes {
  revision: string;
  isWhole: boolean;
  totalCount: number;
  unreadableCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: {
    registrationId: string;
    registration: { id: string; title: string | null; updatedAt: string | null } | null;
  }[];
}
const ask = (variables: object, caller: Caller = moderator) => gateway.graphql(query, variables, caller);
async function changes(variables: object = {}): Promise<Changes> {
  const { edition } = await gateway.read<{ edition: { registrationChanges: Changes } }>(query, variables, moderator);
  return edition.registrationChanges;
}
const idsOf = ({ nodes }: Changes) => nodes.map(({ registrationId }) => registrationId);
const register = async (title: string, { token }: { token: string }) =>
  `Registration:${await provider.register(token, talk({ comment: title }))}`;
const cancel = (registrationId: string) =>
  gateway.mutate('cancelRegistration', { registrationId }, 'cancelledId', person);

it('returns the complete list without a revision, page by page', async () => {
  const whole = await changes({ first: 500 });
  expect(whole).toMatchObject({ isWhole: true, unreadableCount: 0, pageInfo: { hasNextPage: false } });
  const first = await changes({ first: 20 });
  const rest = await changes({ first: 500, after: first.pageInfo.endCursor });
  expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(whole));
  expect(new Set(idsOf(whole)).size).toBe(whole.totalCount);
  expect(whole.nodes.every(({ registrationId, registration }) => registration?.id === registrationId)).toBe(true);
});

it('returns the new, changed and removed rows since a revision', async () => {
  const start = await changes();
  expect(await changes({ since: start.revision })).toMatchObject({ isWhole: false, totalCount: 0, nodes: [] });

  const kept = await register('Новый доклад', await signIn('sister'));
  const gone = await register('Снятый доклад', person);
  const { revision } = await changes({ since: start.revision });
  await cancel(gone);
  const added = await changes({ since: start.revision });
  expect(added).toMatchObject({
    isWhole: false,
    totalCount: 2,
    nodes: [
      { registrationId: kept, registration: { title: 'Новый доклад', updatedAt: expect.stringMatching(/Z$/) } },
      { registrationId: gone, registration: null },
    ],
  });
  // A program that read between the two changes gets the second one.
  expect(idsOf(await changes({ since: revision }))).toContain(gone);

  const first = await changes({ since: start.revision, first: 1 });
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true }, nodes: [{ registrationId: kept }] });
  const next = await changes({ since: start.revision, first: 1, after: first.pageInfo.endCursor });
  expect(next).toMatchObject({ pageInfo: { hasNextPage: false }, nodes: [{ registrationId: gone }] });
});

it('returns the complete list for an unknown revision', async () => {
  const { totalCount } = await changes();
  expect(await changes({ since: 'other' })).toMatchObject({ isWhole: true, totalCount });
});

it.each(['', 'x'.repeat(101)])('rejects the revision %j', async (since) => {
  expect((await ask({ since })).codes).toEqual(['BAD_USER_INPUT']);
});

it('LST-08 is for moderators only, and null without the extension', async () => {
  expect((await ask({}, {})).codes).toEqual(['UNAUTHENTICATED']);
  expect((await ask({}, person)).codes).toEqual(['FORBIDDEN']);
  const answer = await withoutExtension.gateway.graphql(query, {}, { token: 'moderator' });
  expect([answer.errors, answer.data]).toEqual([[], { edition: { registrationChanges: null } }]);
});

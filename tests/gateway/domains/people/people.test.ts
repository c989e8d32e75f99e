import { expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

const { gateway, moderator, person } = await samplePortal();

interface People {
  nodes: { key: string; fullName: string; organization: { id: string; name: string } | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

const ask = (args: string, caller: Caller = moderator) =>
  gateway.graphql(
    `{ people(${args}) { nodes { key fullName organization { id name } } pageInfo { hasNextPage endCursor } totalCount } }`,
    {},
    caller,
  );
const read = async (args: string) => ((await ask(args)).data as { people: People }).people;

it('API-20 finds persons by the beginning of the last name', async () => {
  const { nodes, totalCount } = await read('lastName: "прим", usersOnly: true, first: 500');
  expect(nodes.length).toBeGreaterThan(0);
  expect(totalCount).toBe(nodes.length);
  expect(nodes.every(({ fullName }) => fullName.toLowerCase().startsWith('прим'))).toBe(true);
  expect(nodes.some(({ organization }) => organization !== null && organization.name !== '')).toBe(true);
});

it('API-20 comes page by page, and says where each ends', async () => {
  const { nodes: all } = await read('first: 7');
  const { nodes, pageInfo } = await read('first: 4');
  expect(pageInfo.hasNextPage).toBe(true);
  const next = await read(`first: 3, after: "${pageInfo.endCursor}"`);
  expect([...nodes, ...next.nodes]).toEqual(all);
});

it('API-20 is for moderators, and rejects a page before it asks the provider', async () => {
  expect((await ask('first: 1', person)).codes).toEqual(['FORBIDDEN']);
  expect((await ask('first: 1, last: 1')).codes).toEqual(['BAD_USER_INPUT']);
});

import { expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';

const { gateway, moderator } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });

interface People {
  nodes: { key: string; fullName: string; organization: { id: string; name: string } | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

const fields = 'nodes { key fullName organization { id name } } pageInfo { hasNextPage endCursor } totalCount';
const read = async (args: string) =>
  (await gateway.read<{ people: People }>(`{ people(${args}) { ${fields} } }`, {}, moderator)).people;

it('API-20 finds persons by the beginning of the last name', async () => {
  const { nodes, totalCount } = await read('lastName: "прим", usersOnly: true, first: 500');
  expect(nodes.length).toBeGreaterThan(0);
  expect(totalCount).toBe(nodes.length);
  expect(nodes.every(({ fullName }) => fullName.toLowerCase().startsWith('прим'))).toBe(true);
  expect(nodes.some(({ organization }) => organization !== null && organization.name !== '')).toBe(true);
});

it('API-20 returns pages with end cursors', async () => {
  const { nodes: all } = await read('first: 7');
  const { nodes, pageInfo } = await read('first: 4');
  expect(pageInfo.hasNextPage).toBe(true);
  const next = await read(`first: 3, after: "${pageInfo.endCursor}"`);
  expect([...nodes, ...next.nodes]).toEqual(all);
});

it('API-20 counts the unreadable people', async () => {
  const somebody = { id: 1, first_name: 'Пример', last_name: 'Примеров', middle_name: null, organization: null };
  scripted.provider.on(`GET ${callPaths.listIndividuals}`, { body: { data: [somebody, { ...somebody, id: null }] } });
  const query = '{ people { totalCount unreadableCount } }';
  const { data, errors } = await scripted.gateway.graphql(query, {}, { token: 'moderator' });
  expect(errors).toEqual([]);
  expect(data).toEqual({ people: { totalCount: 1, unreadableCount: 1 } });
});

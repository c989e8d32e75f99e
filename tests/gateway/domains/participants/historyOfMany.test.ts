import { expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';

const { gateway, moderator, admin } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });

/** Nearly the highest cost: a call to the provider for each of 300 rows. */
const dearest = `query {
  edition(year: 2025) { participants(first: 300) { nodes { registration { id history(first: 1) { totalCount } } } } }
}`;
const usual = `query {
  edition(year: 2025) { participants(first: 1) { nodes { registration { id history(first: 1) { totalCount } } } } }
}`;

type Read = { edition: { participants: { nodes: { registration: { history: object | null } }[] } } };

it('answers a query of the highest allowed cost completely, and meanwhile serves another moderator', async () => {
  // Reads the list itself first.
  await gateway.read(usual, {}, admin);
  let isOver = false;
  const many = gateway.read<Read>(dearest, {}, moderator).finally(() => {
    isOver = true;
  });
  const others: boolean[] = [];
  for (let n = 0; n < 4; n += 1) {
    await Promise.all(Array.from({ length: 8 }, () => gateway.read(usual, {}, admin)));
    others.push(isOver);
  }
  const { nodes } = (await many).edition.participants;
  expect(nodes.length).toBeGreaterThan(250);
  expect(nodes.every(({ registration: { history } }) => history !== null)).toBe(true);
  expect(others[0]).toBe(false);
});

it('reads history, attendance and letters of a record once, however many aliases need them', async () => {
  const { provider } = scripted;
  const calls = [
    `GET ${callPaths.getParticipationHistory}`,
    `POST ${callPaths.listAttendance}`,
    `GET ${callPaths.listLetters}`,
  ];
  provider.on(`GET ${callPaths.getParticipation}`, {
    body: { data: registration({ id: 12, user_descr: 'Примеров' }) },
  });
  for (const call of calls) provider.on(call, { body: { data: [] } });
  const fields = (alias: string) =>
    `${alias}h: history { totalCount } ${alias}a: attendance { key } ${alias}l: letters { key }`;
  const answer = await scripted.gateway.graphql(
    `{ registration(id: "Registration:12") { ${fields('a')} ${fields('b')} } }`,
    {},
    { token: 'moderator' },
  );
  expect(answer.errors).toEqual([]);
  expect(calls.map((call) => provider.callsTo(call).length)).toEqual([1, 1, 1]);
});

import { expect, it } from 'vitest';
import { samplePortal } from '../../../testkit/portal.ts';

const { gateway, moderator, admin } = await samplePortal();

/** Nearly the highest price: a call to the provider for each of 300 rows. */
const dearest = `query {
  edition(year: 2025) { participants(first: 300) { nodes { registration { id history(first: 1) { totalCount } } } } }
}`;
const usual = `query {
  edition(year: 2025) { participants(first: 1) { nodes { registration { id history(first: 1) { totalCount } } } } }
}`;

type Read = { edition: { participants: { nodes: { registration: { history: object | null } }[] } } };

it('a query within its price is answered whole, while the reads of another moderator pass before its end', async () => {
  // The list itself is read before.
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

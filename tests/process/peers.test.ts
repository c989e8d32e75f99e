import { expect, it } from 'vitest';
import { comparePeers } from '../bench/peers/figures.ts';
import type { PeerOperation } from '../bench/peers/operations.ts';
import { peersOf } from '../bench/peers/peers.ts';

/** One short round with one peer; its duration does not matter here. */
const brief = { warmUpMs: 0, warmUpRequests: { cabinet: 6, list: 6 }, rounds: 1, roundMs: 100, participations: 200 };

it.each<[PeerOperation, string[]]>([
  ['cabinet', ['Apollo standalone, @apollo/datasource-rest', 'this gateway']],
  ['list', ['Mercurius, graphql-jit, undici', 'this gateway, list warm']],
])('`npm run bench -- peers` gets the same %s from other servers and from the gateway', async (operation, names) => {
  const peers = peersOf[operation].filter(({ name }) => names.includes(name));
  const { ratios } = await comparePeers(operation, { ...brief, peers });
  expect(ratios.map(({ name }) => name)).toEqual(names);
});

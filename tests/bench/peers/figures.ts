import type { Rows } from '../figures.ts';
import type { PeerOperation } from './operations.ts';
import { type Peer, peersOf, type RunningPeer, startPeer, startStub } from './peers.ts';
import { type Comparison, type Measuring, runRounds } from './rounds.ts';

const usually: Measuring = {
  warmUpMs: 3_000,
  warmUpRequests: { cabinet: 3_000, list: 50 },
  rounds: 7,
  roundMs: 3_000,
};

/** About two minutes in all: to steer by, not to quote. */
export const quickly: Measuring = {
  warmUpMs: 500,
  warmUpRequests: { cabinet: 1_000, list: 20 },
  rounds: 3,
  roundMs: 700,
};

/** Where the proxy itself differs more than this, the machine was busy with something else. */
const mostSpread = 1.4;

const titles: Record<PeerOperation, string> = {
  cabinet: 'cabinet (four provider calls)',
  list: 'page of 100',
};

function rowsOf(title: string, { ratios, proxySpread }: Comparison): Rows {
  const note = proxySpread > mostSpread ? 'inconclusive, ' : '';
  const spread: [string, string] = [`${title}, the proxy's rounds differ by`, `${note}× ${proxySpread.toFixed(2)}`];
  const rows = ratios.map(({ name, median, from, to, best, cpuMs }): [string, string] => {
    const range = `${from.toPrecision(2)} … ${to.toPrecision(2)}`;
    return [
      `${title}, ${name}`,
      `${note}${median.toPrecision(2)}, best rounds ${best.toPrecision(2)} (${range}; ${cpuMs.toPrecision(3)} ms of CPU)`,
    ];
  });
  return [spread, ...rows];
}

/** Compares peers at an operation, before a list of this size. */
export async function comparePeers(
  operation: PeerOperation,
  { peers = peersOf[operation], participations, ...measuring }: Measuring & { peers?: Peer[]; participations: number },
): Promise<Comparison> {
  const stub = await startStub(participations);
  const running: RunningPeer[] = [];
  try {
    for (const peer of peers) running.push(await startPeer(peer, stub.url, operation));
    return await runRounds(running, operation, measuring);
  } finally {
    for (const { service } of running) await service.stop();
    await stub.service.stop();
  }
}

/** Side by side: CPU of a request as a ratio to a plain proxy in the same round, median, best of rounds and range. */
export async function peerFigures(measuring: Measuring = usually): Promise<Rows> {
  const rows: Rows = [];
  for (const operation of ['cabinet', 'list'] as const) {
    const title = operation === 'list' ? `${titles.list} from 10000` : titles.cabinet;
    rows.push(...rowsOf(title, await comparePeers(operation, { ...measuring, participations: 10_000 })));
  }
  return rows;
}

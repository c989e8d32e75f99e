import { median } from '../figures.ts';
import { type KnownAnswers, knowAnswers } from './compare.ts';
import { cpuMs } from './cpu.ts';
import { load } from './load.ts';
import type { PeerOperation } from './operations.ts';
import { proxy, type RunningPeer } from './peers.ts';

/** How long and how often is measured. */
export interface Measuring {
  warmUpMs: number;
  /** A busy machine warms up by requests, not by time. */
  warmUpRequests: Record<PeerOperation, number>;
  rounds: number;
  /** Time of one peer in one round. */
  roundMs: number;
}

/** A peer's CPU against the proxy's in the same round; higher is better. */
export interface Ratio {
  name: string;
  median: number;
  from: number;
  to: number;
  /** The proxy's cheapest round divided by the peer's cheapest, the figure that a busy machine disturbs least. */
  best: number;
  /** CPU of a request, the median of the rounds. */
  cpuMs: number;
}

/** What the rounds of one operation show. */
export interface Comparison {
  ratios: Ratio[];
  /** The proxy's most expensive round divided by its cheapest. */
  proxySpread: number;
}

/** Fisher and Yates. */
function shuffle<T>(given: readonly T[]): T[] {
  const items = [...given];
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}

async function costOf(peer: RunningPeer, operation: PeerOperation, ms: number, known: KnownAnswers): Promise<number> {
  const before = cpuMs(peer.service.pid);
  const answered = await load(peer, operation, { ms, known });
  return (cpuMs(peer.service.pid) - before) / answered;
}

/** Summary of a request's costs over the rounds. */
function compareCosts(costs: ReadonlyMap<string, readonly number[]>): Comparison {
  const limit = costs.get(proxy.name) ?? [];
  const ratios = [...costs].map(([name, values]) => {
    const inRound = values.map((cost, round) => (limit[round] ?? Number.NaN) / cost);
    const best = Math.min(...limit) / Math.min(...values);
    return {
      name,
      median: median(inRound),
      from: Math.min(...inRound),
      to: Math.max(...inRound),
      best,
      cpuMs: median(values),
    };
  });
  return { ratios, proxySpread: Math.max(...limit) / Math.min(...limit) };
}

/** Lets the peers answer the operation in rounds, each round in another order. @throws where their answers differ */
export async function runRounds(
  peers: readonly RunningPeer[],
  operation: PeerOperation,
  { warmUpMs, warmUpRequests, rounds, roundMs }: Measuring,
): Promise<Comparison> {
  const known = knowAnswers();
  const costs = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
  const warmUp = { ms: warmUpMs, least: warmUpRequests[operation], known };
  for (const peer of peers) await load(peer, operation, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of shuffle(peers)) {
      costs.get(peer.name)?.push(await costOf(peer, operation, roundMs, known));
    }
  }
  return compareCosts(costs);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile, type Rows } from '../figures.ts';
import { knowAnswers } from './compare.ts';
import { load } from './load.ts';
import { headersOf, type Peer, type RunningPeer, requestOf, startPeer, startStub } from './peers.ts';

/** How long the small query is measured: alone, and while lists are loaded. */
const measuredMs = 15_000;

/** Pause between its requests: it measures waiting, not load. */
const pauseMs = 5;

/** Between two cold lists. */
const listEveryMs = 250;

const peers: Peer[] = [
  { name: 'Apollo standalone, @apollo/datasource-rest', server: 'apollo' },
  { name: 'this gateway', server: 'ours', provider: 'plain', env: { LISTS: 'checked' } },
];

const small = JSON.stringify({ query: '{ viewer { id } }' });

/** How long the slowest of a hundred small queries takes, in ms. */
async function smallQueryMs(url: string, token: string): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: 1 });
  const times: number[] = [];
  const until = performance.now() + measuredMs;
  while (performance.now() < until) {
    const begun = performance.now();
    const answer = await pool.request({ method: 'POST', path: pathname, headers: headersOf(token), body: small });
    await answer.body.text();
    times.push(performance.now() - begun);
    await sleep(pauseMs);
  }
  await pool.close();
  return percentile(times, 0.99);
}

/** Loads a cold list repeatedly until stopped. */
function loadLists(peer: RunningPeer): { stop(): Promise<void> } {
  let isOver = false;
  const known = knowAnswers();
  const loading = (async () => {
    while (!isOver) {
      await load(peer, 'list', { ms: 0, known });
      await sleep(listEveryMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await loading;
    },
  };
}

/** How much longer a small query waits while another caller loads an uncached list of 10,000. */
export async function smallQueryFigures(): Promise<Rows> {
  const stub = await startStub(10_000);
  const rows: Rows = [];
  try {
    for (const peer of peers) {
      const running = await startPeer(peer, stub.url, 'list');
      const { token } = requestOf('list', 0);
      const alone = await smallQueryMs(running.url, token);
      const lists = loadLists(running);
      const beside = await smallQueryMs(running.url, token);
      await lists.stop();
      await running.service.stop();
      const figure = `+${(beside - alone).toFixed(0)} ms of 10 (${alone.toFixed(1)} → ${beside.toFixed(1)})`;
      rows.push([`99th percentile of a small query while cold lists are loaded, ${peer.name}`, figure]);
    }
    return rows;
  } finally {
    await stub.service.stop();
  }
}

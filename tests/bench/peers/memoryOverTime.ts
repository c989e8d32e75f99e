import { mebibytes, type Rows } from '../figures.ts';
import { knowAnswers } from './compare.ts';
import { load } from './load.ts';
import { type Peer, type RunningPeer, startPeer, startStub } from './peers.ts';

const changing: Peer = { name: 'this gateway', server: 'ours', provider: 'changing', env: { LISTS: 'checked' } };

/** How long each kind of load runs in its turn. */
const turnMs = 5_000;

/** One minute of cabinets and of lists that change all the time; the heap after a collection, and the process. */
async function minuteOf(peer: RunningPeer): Promise<NodeJS.MemoryUsage> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    await load(peer, 'cabinet', { ms: turnMs, known: knowAnswers() });
    await load(peer, 'list', { ms: turnMs, known: knowAnswers() });
  }
  return peer.service.memory();
}

/** The gateway's memory minute by minute under load; it grows in the first minute only. */
export async function memoryFigures(minutes: number): Promise<Rows> {
  const stub = await startStub(10_000);
  try {
    const peer = await startPeer(changing, stub.url, 'list');
    const seen: NodeJS.MemoryUsage[] = [];
    for (let minute = 0; minute < minutes; minute += 1) seen.push(await minuteOf(peer));
    await peer.service.stop();
    return [
      ['heap after a collection, minute by minute', seen.map(({ heapUsed }) => mebibytes(heapUsed)).join(', ')],
      ['resident memory, minute by minute', seen.map(({ rss }) => mebibytes(rss)).join(', ')],
    ];
  } finally {
    await stub.service.stop();
  }
}

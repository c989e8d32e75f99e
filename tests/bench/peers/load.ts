import { Pool } from 'undici';
import type { KnownAnswers } from './compare.ts';
import type { PeerOperation } from './operations.ts';
import { headersOf, proxy, type RunningPeer, requestOf } from './peers.ts';

/** Requests at the same time. One for lists: simultaneous equal reads would be made once and shared. */
const atOnce: Record<PeerOperation, number> = { cabinet: 8, list: 1 };

/** Sends requests without a pause, at least this long and this often; returns the number of answers. Compares all answers. */
export async function load(
  peer: RunningPeer,
  operation: PeerOperation,
  { ms, known, least = 0 }: { ms: number; known: KnownAnswers; least?: number },
): Promise<number> {
  const { origin, pathname } = new URL(peer.url);
  const pool = new Pool(origin, { connections: atOnce[operation] });
  const until = performance.now() + ms;
  let sent = 0;
  let answered = 0;

  async function ask(n: number): Promise<void> {
    const { name, token, body } = requestOf(operation, n);
    const answer = await pool.request({ method: 'POST', path: pathname, headers: headersOf(token), body });
    if (answer.statusCode !== 200) throw new Error(`${peer.name} answered ${answer.statusCode}`);
    if (peer.server === proxy.server) {
      for await (const _ of answer.body);
    } else {
      known.check(peer.name, name, await answer.body.text());
    }
    answered += 1;
  }

  async function work(): Promise<void> {
    do {
      sent += 1;
      await ask(sent - 1);
    } while (performance.now() < until || sent < least);
  }

  try {
    await Promise.all(Array.from({ length: atOnce[operation] }, work));
    return answered;
  } finally {
    await pool.close();
  }
}

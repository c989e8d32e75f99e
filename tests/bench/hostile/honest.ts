import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Answered, send } from '../../testkit/load.ts';
import { trustedText } from '../../testkit/trustedDocuments.ts';
import { listQuery, listUses } from '../moderatorsList.ts';

/**
 * Times of answers in milliseconds, counted from the moment a request was due; what was wrong; and the longest time that the
 * measuring process itself was blocked, because a busy machine delays it too.
 */
export type HonestFigures = {
  readers: number[];
  moderator: number[];
  healthz: number[];
  errors: string[];
  ownDelayMs: number;
};

/** Requests of a second: a hundred visitors who read, one moderator who works fast, a probe. */
const rates = { readers: 20, moderator: 2, healthz: 5 };

type Caller = (n: number) => Promise<Answered>;

/** An answer of a page, or of GraphQL without errors. */
const isFine = ({ status, text }: Answered) => status === 200 && !/^\{"errors"|"errors":\[/.test(text);

/** Sends honest requests at a fixed rate, however slow the answers are, and measures the answers. */
export async function measureHonest(url: string, token: string, ms: number): Promise<HonestFigures> {
  const agent = new Agent({ keepAlive: true });
  const post = (query: string, variables: object, headers: Record<string, string>) =>
    send(url, {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      agent,
    });
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${1 + (n % 100)}` });
  const [programme, posters, names] = ['ForumProgramme', 'ForumPosters', 'ForumParticipants'].map(trustedText);
  const reads: Caller[] = [
    (n) => send(url, { path: '/', headers: from(n), agent }),
    (n) => send(url, { path: '/program', headers: from(n), agent }),
    (n) => post(programme ?? '', { year: 2025 }, from(n)),
    (n) => post(posters ?? '', { year: 2025 }, from(n)),
    (n) => post(names ?? '', { year: 2025, page: 1 + (n % 50) }, from(n)),
  ];
  const uses = Object.values(listUses);
  const callers: Record<keyof typeof rates, Caller> = {
    readers: (n) => (reads[n % reads.length] as Caller)(n),
    moderator: (n) =>
      post(listQuery, uses[n % uses.length]?.(n) ?? {}, {
        authorization: `Token ${token}`,
        'x-forwarded-for': '203.0.113.200',
      }),
    healthz: () => send(url, { path: '/healthz', agent }),
  };

  const figures: HonestFigures = { readers: [], moderator: [], healthz: [], errors: [], ownDelayMs: 0 };
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  const began = performance.now();
  /** Each request has a fixed start; a delayed start counts as waiting time. */
  const run = async (kind: keyof typeof rates) => {
    const waiting: Promise<void>[] = [];
    for (let n = 0; ; n += 1) {
      const due = began + (n * 1_000) / rates[kind];
      if (due > began + ms) break;
      const delay = due - performance.now();
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      const answered = callers[kind](n).then(
        (answer) => {
          figures[kind].push(performance.now() - due);
          if (!isFine(answer)) figures.errors.push(`${kind} ${answer.status} ${answer.text.slice(0, 120)}`);
        },
        (error: Error) => void figures.errors.push(`${kind} ${error.message}`),
      );
      waiting.push(answered);
    }
    await Promise.all(waiting);
  };
  await Promise.all((Object.keys(rates) as (keyof typeof rates)[]).map(run));
  agent.destroy();
  own.disable();
  figures.ownDelayMs = own.max / 1e6;
  return figures;
}

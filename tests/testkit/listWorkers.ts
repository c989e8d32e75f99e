import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';
import { createListWorker, type ListWorker, openListThread } from '../../gateway/lists/listWorker.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { patientLimits } from './gateway.ts';
import { moderators, record as row } from './listCache.ts';
import { scriptedProvider } from './portal.ts';

export const listCall = `POST ${callPaths.listParticipations}`;
export const changesCall = `GET ${callPaths.listParticipationChanges}`;

/** What the gateway sends with a request for an export. */
export const facts = {
  sections: [],
  otherOrganizationId: 134,
  addresses: { publicUrl: 'http://portal.example.org', providerUrl: 'http://inner.host', mediaUrls: [] },
};

/** A row of a moderators' list with its e-mail. */
export const record = (id: number) => ({
  ...row(id, `Примеров ${String(id).padStart(4, '0')}`),
  phone_number: '+70000000000',
  email: `primer-${id}@example.org`,
});
export const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'answered' }),
    (error: unknown) => error as { code?: string },
  );

/** A list worker with a real thread for each test, over a scripted provider; `now` is what the test has met so far. */
export async function openListWorkers() {
  const provider = await scriptedProvider();
  type Line = { level: string; fields: object; message: string };
  const fresh = () => ({ threads: [] as Worker[], lines: [] as Line[], rejectedTokens: [] as string[], ends: 0 });
  const now = { ...fresh(), worker: null as unknown as ListWorker };

  const lineOf = (level: string) => (fields: object, message: string) =>
    void now.lines.push({ level, fields, message });
  const log = { debug: lineOf('debug'), info: lineOf('info'), warn: lineOf('warn'), error: lineOf('error') };

  /** Starts a worker with a thread of this kind. */
  const start = (open: typeof openListThread = openListThread): ListWorker =>
    createListWorker({
      providerUrl: provider.url,
      limits: {
        ...patientLimits,
        retry: { most: 0, share: 1, floor: 1, windowMs: 1_000, firstDelayMs: 1, mostDelayMs: 1 },
      },
      log: log as never,
      observer: {
        provider: () => undefined,
        cacheRead: () => undefined,
        workerEnded() {
          now.ends += 1;
        },
      },
      open(settings) {
        const thread = open(settings);
        now.threads.push(thread);
        return thread;
      },
    });

  beforeEach(() => void Object.assign(now, fresh(), { worker: start() }));
  afterEach(() => now.worker.close());

  const lists = (from: ListWorker = now.worker, ms = 60_000) =>
    from.bind({
      requestId: 'of-a-test',
      address: '127.0.0.1',
      token: () => 'secret-token',
      tokenRefused: (token) => void now.rejectedTokens.push(token),
      log,
      trace: null,
      ms,
      hasChanges: () => true,
    });
  const read = (scope = moderators) => lists().query(scope, { orderBy: [] }, { first: 500, withFacets: false });
  return { provider, now, log, start, lists, read };
}

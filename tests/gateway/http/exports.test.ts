import { describe, expect, it } from 'vitest';
import { exportsAtOnce } from '../../../gateway/http/exports.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { registration } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

const provider = await scriptedProvider('moderator');
let gateway: TestGateway;

const people = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    ...registration(),
    id: id + 1,
    comments: 'Пример',
    user_descr: `Примеров ${id}`,
  }));

const load = (columns: string) =>
  fetch(`${gateway.url}/export/participants.csv?year=2025&columns=${columns}`, {
    headers: { authorization: 'Token t' },
  });

/** Reads the file: a gateway waits for a connection with an unread answer before it closes. */
async function statusOf(columns: string): Promise<number> {
  const answer = await load(columns);
  await answer.arrayBuffer();
  return answer.status;
}

const rejection = (answer: Response) => [answer.status, Number(answer.headers.get('retry-after')) > 0];

describe('an export', () => {
  async function start(options: { operationCostPerMinute?: number } = {}) {
    gateway = await openGateway({
      providerUrl: provider.url,
      providerExtensions: ['exportLog'],
      now: Date.now,
      ...options,
    });
    provider.on(`POST ${callPaths.noteExport}`, { body: {} });
  }

  it('is charged by cells to the token', async () => {
    const base = 100;
    await start({ operationCostPerMinute: 2 * 6_000 + 3 * base });
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data: people(3_000) } });
    expect(await statusOf('ID,PHONE')).toBe(200);
    expect(rejection(await load('ID,PHONE,REQUESTED_FORMAT'))).toEqual([429, true]);
    expect(await statusOf('ID,PHONE')).toBe(200);
    // A rejected export is not recorded.
    expect(provider.callsTo(`POST ${callPaths.noteExport}`)).toHaveLength(2);
  });

  it('waits while two others of its account run', async () => {
    await start();
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data: people(3) }, until });
    const all = Array.from({ length: exportsAtOnce.mostPerKey + 1 }, () => load('ID'));
    // The other exports wait for the list.
    expect(rejection(await Promise.race(all))).toEqual([429, true]);
    release();
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: exportsAtOnce.mostPerKey }, () => 200), 429]);
    await Promise.all((await Promise.all(all)).filter(({ bodyUsed }) => !bodyUsed).map((it) => it.arrayBuffer()));
    await expect.poll(() => statusOf('ID')).toBe(200);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { sampleProvider } from '../testkit/provider.ts';

const provider = await sampleProvider({ limits: { ...defaultLimits, looseFiles: 4, sweepSeconds: 0.2 } });
let registration: number;
const token = await provider.login('participant@example.org');
const other = await provider.login('sister@example.org');
beforeEach(async () => {
  await provider.clear();
  registration = await provider.register(token);
});

const upload = (name: string, type: number, as = token) => provider.upload(as, type, { name });
const uploaded = async (name: string, type: number) => (await upload(name, type)).body.data.id;
const attach = async (file_id: number, file_type: number) => {
  expect((await provider.attach(token, registration, file_type, file_id)).status).toBe(200);
};
const stored = async () =>
  (await readdir(join(provider.dataDir, 'media'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('samples'),
  ).length;

describe('files without a registration', () => {
  const rows = () =>
    provider.database.selectFrom('files').select('id').where('account_id', '=', 1).orderBy('id').execute();

  it('FIL-05 removes uploads that were not attached within an hour, and nothing else', async () => {
    const attached = await uploaded('a.pdf', 3);
    await attach(attached, 3);
    await uploaded('b.pdf', 3);
    provider.clock.set('2025-09-15T12:59:59+03:00');
    const young = await uploaded('c.pdf', 3);
    const before = await stored();
    provider.clock.set('2025-09-15T13:00:01+03:00');
    await expect.poll(rows).toEqual([{ id: attached }, { id: young }]);
    await expect.poll(stored).toBe(before - 1);
  });

  it('API-26 rejects more uploads than an account may leave unattached, also simultaneous ones', async () => {
    const before = await stored();
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'];
    const answers = await Promise.all(names.map((name) => upload(name, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 400, 400]);
    expect(await stored()).toBe(before + 4);
    expect((await upload('a.pdf', 3, other)).status).toBe(201);
    await attach((await rows())[0]?.id ?? 0, 3);
    expect((await upload('g.pdf', 3)).status).toBe(201);
  });

  it('REG-09 removes the files of a cancelled registration', async () => {
    const before = await stored();
    await attach(await uploaded('a.pdf', 3), 3);
    await attach(await uploaded('b.pdf', 5), 5);
    expect((await provider.cancel(token, registration)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await stored()).toBe(before);
  });
});

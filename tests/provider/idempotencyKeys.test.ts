import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

const CLOSED = '2025-10-02T00:00:00+03:00';

type Body = { data: { id: number; comments: string }; error: string; detail: string };

const provider = await sampleProvider({ limits: { ...defaultLimits, sweepSeconds: 0.1 } });
const token = await provider.login('participant@example.org');
const other = await provider.login('sister@example.org');
beforeEach(async () => {
  await provider.clear();
  await provider.database.deleteFrom('messages').execute();
});

const make = (key: string | null, body: object = talk(), as = token) =>
  provider.call<Body>('POST', callPaths.makeRegistration, {
    token: as,
    body,
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
const list = (as = token) => provider.registrations(as);
const extra = talk({ one_more: true, comment: 'Ещё один доклад' });

describe('an idempotency key', () => {
  it('API-14 REG-04 answers a repeated request with the existing registration, and sends one letter', async () => {
    const first = await make('key-1');
    const again = await make('key-1');
    expect(first.headers.get('idempotency-key')).toBe('key-1');
    expect(again.headers.get('idempotency-key')).toBe('key-1');
    expect(again.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
    expect(await provider.mailbox()).toHaveLength(1);
  });

  it('REG-07 makes one additional talk of equal simultaneous requests', async () => {
    await make(null);
    const answers = await Promise.all([1, 2, 3].map(() => make('key-extra', extra)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await list()).toHaveLength(2);
    expect((await make('key-another', extra)).body.data.id).not.toBe(answers[0]?.body.data.id);
  });

  it('REG-12 REG-13 answers also where the window has closed meanwhile', async () => {
    provider.clock.set('2025-10-01T23:59:59+03:00');
    const forum = await make('key-forum');
    provider.clock.set(CLOSED);
    expect((await make('key-forum')).body).toEqual(forum.body);
    expect((await make('key-late')).body).toEqual({ error: 'Регистрация уже завершена' });
    provider.clock.set('2025-10-13T23:59:59+03:00');
    const ofSchool = await make('key-school', school);
    provider.clock.set('2025-10-14T00:00:00+03:00');
    expect((await make('key-school', school)).body).toEqual(ofSchool.body);
  });

  it('API-14 rejects another request with the same key, and makes nothing', async () => {
    await make('key-1');
    const answer = await make('key-1', extra);
    expect(answer).toMatchObject({ status: 400, body: { detail: 'С этим ключом уже отправлен другой запрос.' } });
    expect(await list()).toHaveLength(1);
  });

  it('belongs to one person', async () => {
    const mine = await make('key-1');
    const theirs = await make('key-1', talk(), other);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  it('REG-09 does not bring a cancelled registration back', async () => {
    const { body } = await make('key-1');
    await provider.cancel(token, body.data.id);
    expect((await make('key-1')).body).toEqual({ error: 'Эта регистрация уже отменена' });
    expect((await make('key-2')).body.data.id).toBeGreaterThan(body.data.id);
  });

  it('can be used again after a rejection', async () => {
    provider.clock.set(CLOSED);
    const refused = await make('key-1');
    expect(refused.body).toEqual({ error: 'Регистрация уже завершена' });
    expect(refused.headers.get('idempotency-key')).toBe('key-1');
    provider.clock.set(OPEN);
    expect((await make('key-1', talk({ comment: 'Исправленное название' }))).body.data.comments).toBe(
      'Исправленное название',
    );
  });

  it.each(['', 'ключ', 'a b', 'a'.repeat(101)])('rejects the malformed key «%s»', async (key) => {
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
    const answer = await provider.call('POST', callPaths.makeRegistration, { token, body: talk(), headers });
    expect(answer).toMatchObject({ status: 400, body: { detail: 'Неправильный ключ запроса.' } });
    expect(await list()).toEqual([]);
  });

  it('is stored for 24 hours and then swept', async () => {
    const keys = async () =>
      (await provider.database.selectFrom('request_keys').select('key').execute()).map(({ key }) => key);
    await make('key-old');
    provider.clock.set('2025-09-15T12:00:02+03:00');
    await make('key-young', school);
    provider.clock.set('2025-09-16T12:00:01+03:00');
    await expect.poll(keys).toEqual(['key-young']);
  });
});

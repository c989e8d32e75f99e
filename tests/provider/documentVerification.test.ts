import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { attemptRates } from '../../schema/limits.ts';
import { AFTER, openDocuments } from './openDocuments.ts';

const { provider, registered, ask, textOf } = await openDocuments();

describe('verification', () => {
  type Verification = { data: { kind: string; is_valid: boolean; number: string; user_descr: string | null } };
  const verify = (code: string, headers = {}) =>
    provider.call<Verification>('GET', `${callPaths.verifyDocument}?code=${encodeURIComponent(code)}`, { headers });
  async function issued(): Promise<{ id: number; code: string; text: string }> {
    const id = await registered({ confirm_type: 2, is_confirm: 1 });
    provider.clock.set(AFTER);
    const text = await textOf((await ask('sert', id)).body.url);
    return { id, text, code: /\/verify\/([A-Z0-9]{16})/.exec(text)?.[1] ?? '' };
  }

  it('confirms to everyone what the document prints, and nothing else', async () => {
    const { code, text } = await issued();
    const { body } = await verify(code);
    expect(body.data).toEqual({
      kind: 'certificate',
      is_valid: true,
      number: /№ (\S+)/.exec(text)?.[1],
      issued_on: '2025-10-25',
      user_descr: 'Примеров Пример Примерович',
      event: 'Форум по исследованиям с использованием синхротронного излучения, нейтронов и электронов',
      talk: 'Пример доклада',
      starts_on: '2025-10-21',
      ends_on: '2025-10-25',
    });
    const typed = `${code.slice(0, 8).toLowerCase()}-${code.slice(8)} `;
    expect((await verify(typed)).body).toEqual(body);
  });

  it('knows no other code', async () => {
    const { code } = await issued();
    expect((await verify(`${code.slice(1)}\0`)).status).toBe(400);
    for (const other of [`${code.slice(1)}A`, 'A'.repeat(16), '']) expect((await verify(other)).status).toBe(404);
  });

  it.each([
    ['the registration was cancelled', { is_active: false }],
    ['the participation lost its confirmation', { is_confirm: 0 }],
  ])('calls a document invalid, without the name, once %s', async (_, change) => {
    const { id, code } = await issued();
    await provider.setRegistration(id, change);
    expect((await verify(code)).body.data).toMatchObject({ is_valid: false, user_descr: null, talk: null });
  });

  it('limits the checks of one address', async () => {
    provider.clock.set('2025-12-01T12:00:00+03:00');
    const { times } = attemptRates.documentChecksFromAddress;
    const statuses = await Promise.all(Array.from({ length: times + 1 }, async () => (await verify('A')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';

const INVALID_LINK = { detail: 'Ссылка недействительна или уже использована.' };

const provider = await sampleProvider();

const verify = (body: object) => provider.call('POST', callPaths.verifyRegistration, { body });
const login = (email: string, password = PASSWORD) =>
  provider.call('POST', callPaths.login, { body: { login: email, password } });
const reset = (body: object) => provider.call('POST', callPaths.resetPassword, { body });

describe('reset', () => {
  it('API-03 ACC-15 reports an unknown e-mail', async () => {
    expect(await provider.askReset('nobody@example.org')).toMatchObject({
      status: 404,
      body: { detail: 'User not found' },
    });
  });

  it('API-03 asks for every field of the contract', async () => {
    const { status, body } = await provider.call('POST', callPaths.sendResetPasswordLink, { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(body as object).sort()).toEqual(['email', 'lang', 'login', 'site_type']);
  });

  it('API-03 API-04 ACC-16 sets a new password once, by the policy, and ends older sessions', async () => {
    const email = 'sister@example.org';
    const old = await provider.login(email);
    expect((await provider.askReset(email)).status).toBe(200);
    const { pathname, values: link } = await provider.mailedLink(email);
    expect(pathname).toBe('/reset-password');
    expect(link.email).toBe(email);
    expect((await reset({ ...link, password: 'primer' })).body).toMatchObject({ non_field_errors: [] });
    expect((await reset({ ...link, user_id: '1', password: 'Novyj2025' })).body).toEqual(INVALID_LINK);
    expect((await reset({ ...link, password: 'Novyj2025' })).status).toBe(200);
    expect((await reset({ ...link, password: 'Drugoj2025' })).body).toEqual(INVALID_LINK);
    expect((await provider.call('GET', callPaths.getAccount, { token: old })).status).toBe(401);
    expect((await login(email)).status).toBe(400);
    expect((await login(email, 'Novyj2025')).status).toBe(200);
  });

  it('API-04 rejects a reset link after a day, and a verification link in its place', async () => {
    const email = 'admin@example.org';
    await provider.askReset(email);
    const { values: link } = await provider.mailedLink(email);
    provider.clock.set('2025-09-16T12:00:01+03:00');
    expect((await reset({ ...link, password: 'Novyj2025' })).body).toEqual({ detail: 'Срок действия ссылки истёк.' });
    provider.clock.set(OPEN);
    expect((await verify(link)).body).toEqual(INVALID_LINK);
  });

  it('API-04 accepts a link for one of two simultaneous requests', async () => {
    const email = 'participant@example.org';
    await provider.askReset(email);
    const { values: link } = await provider.mailedLink(email);
    const answers = await Promise.all(['Odin2025aa', 'Dva2025aaa'].map((password) => reset({ ...link, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('API-04 a reset verifies an account whose first link expired, because the letter proved the address', async () => {
    const email = 'forgot@example.org';
    await provider.call('POST', callPaths.register, { body: registration(email) });
    await provider.askReset(email);
    const { values: link } = await provider.mailedLink(email);
    await reset({ ...link, password: 'Novyj2025' });
    expect((await login(email, 'Novyj2025')).status).toBe(200);
  });
});

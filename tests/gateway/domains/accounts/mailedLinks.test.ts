import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

describe('mailed links', () => {
  const toValues = (query: string) => [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  const link = { values: toValues('user_id=7&timestamp=1757926800&signature=abc:def') };
  const verify = (input: object) => gateway.mutate('verifyEmail', input, 'detail userErrors { code message }');
  const askReset = (email: string) =>
    gateway.mutate('requestPasswordReset', { email }, 'isSent userErrors { code message field }');
  const reset = (input: object) =>
    gateway.mutate('resetPassword', input, 'isChanged userErrors { code message field }');

  it('API-05 sends all query values of the link, whatever their names', async () => {
    provider.on(`POST ${callPaths.verifyRegistration}`, { body: { detail: 'Адрес подтверждён.' } });
    const values = toValues('key=MQ%3D%3D&uid=7&tag=a&tag=b&empty=&__proto__=x');
    await verify({ values });
    const sent = JSON.stringify(provider.sent(`POST ${callPaths.verifyRegistration}`));
    expect(sent).toBe('{"key":"MQ==","uid":"7","tag":["a","b"],"empty":"","__proto__":"x"}');
  });

  it('API-05 sends the most values, the longest name and the longest value of a link', async () => {
    const values = Array.from({ length: 49 }, (_, index) => ({ name: `n${index}`, value: '' }));
    await verify({ values: [...values, { name: 'n'.repeat(100), value: 'v'.repeat(2_000) }] });
    expect(Object.keys(provider.sent(`POST ${callPaths.verifyRegistration}`) as object)).toHaveLength(50);
  });

  it.each([
    ['no value', { values: [] }],
    ['too many values', { values: Array.from({ length: 51 }, (_, index) => ({ name: `n${index}`, value: '' })) }],
    ['a nameless value', { values: [{ name: '', value: '7' }] }],
    ['a too long name', { values: [{ name: 'n'.repeat(101), value: '7' }] }],
    ['a too long value', { values: [{ name: 'key', value: 'v'.repeat(2_001) }] }],
  ])('API-04 API-05 rejects a link with %s before any call', async (_, input) => {
    expect((await verify(input)).payload).toMatchObject({ userErrors: [{ code: 'INVALID' }] });
    const renewed = await reset({ link: input, password: 'Obrazec2025' });
    expect(renewed.payload).toMatchObject({ isChanged: false, userErrors: [{ field: ['link', 'values'] }] });
    expect(provider.calls).toEqual([]);
  });

  it.each([{ detail: 'Invalid signature' }, { user_id: ['Нет такого.'] }])(
    'ACC-13 a refused link is LINK_EXPIRED',
    async (body) => {
      provider.on(`POST ${callPaths.verifyRegistration}`, { status: 400, body });
      expect((await verify(link)).payload).toMatchObject({ detail: null, userErrors: [{ code: 'LINK_EXPIRED' }] });
    },
  );

  it.each([
    ['requestPasswordReset', callPaths.sendResetPasswordLink, { email: 'primer@example.org' }, 'REFUSED'],
    ['resetPassword', callPaths.resetPassword, { link, password: 'Obrazec2025' }, 'LINK_EXPIRED'],
    ['verifyEmail', callPaths.verifyRegistration, link, 'LINK_EXPIRED'],
    ['confirmEmailChange', callPaths.verifyEmailChange, link, 'LINK_EXPIRED'],
    ['requestVerificationLetter', callPaths.resendVerification, { email: 'primer@example.org' }, 'REFUSED'],
  ])('a 403 to %s is a rejection, because no session was sent', async (name, path, input, code) => {
    const message = 'Попробуйте завтра.';
    provider.on(`POST ${path}`, { status: 403, body: { detail: message } });
    const answer = await gateway.mutate(name, input, 'userErrors { code message }');
    expect(answer.data).toEqual({ [name]: { userErrors: [{ code, message }] } });
  });

  it('does not read the 404 of a wrong path as an unknown e-mail', async () => {
    expect((await askReset('nikto@example.org')).codes).toEqual(['PROVIDER_BAD_RESPONSE']);
  });

  it.each([
    ['', 'REQUIRED', 'Введите адрес электронной почты'],
    ['primer', 'INVALID', 'Неверный адрес электронной почты'],
  ])('ACC-15 rejects the address «%s» with the message of this screen', async (email, code, message) => {
    expect((await askReset(email)).payload).toMatchObject({ userErrors: [{ code, message, field: ['email'] }] });
    expect(provider.calls).toEqual([]);
  });

  it('ACC-16 checks the new password before any call', async () => {
    expect((await reset({ link, password: 'short1A' })).payload).toMatchObject({
      isChanged: false,
      userErrors: [{ field: ['password'], message: 'Минимум 8 символов' }],
    });
    expect(provider.calls).toEqual([]);
  });

  it('ACC-16 distinguishes a rejected password from a rejected link', async () => {
    provider.on(`POST ${callPaths.resetPassword}`, (_, count) => ({
      status: 400,
      body: count === 1 ? { password: ['Слишком простой.'], non_field_errors: [] } : { detail: 'Signature expired' },
    }));
    const input = { link, password: 'Obrazec2025' };
    expect((await reset(input)).payload).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['password'] }] });
    expect((await reset(input)).payload).toMatchObject({ userErrors: [{ code: 'LINK_EXPIRED' }] });
  });
});

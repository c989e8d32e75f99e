import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { individual } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

const fields = {
  changePassword: 'isChanged',
  requestEmailChange: 'email',
  confirmEmailChange: 'detail',
  requestVerificationLetter: 'isAccepted',
};

async function send(name: keyof typeof fields, input: object) {
  const selection = `${fields[name]} userErrors { code message field }`;
  const { codes, payload } = await gateway.mutate(name, input, selection, { token: 't' });
  return codes.length > 0 ? codes : payload;
}

const done = { body: { detail: 'Готово.' } };
const passwords = { currentPassword: 'Primer2025', newPassword: 'Novyj2025' };
const values = [
  { name: 'change', value: 'email' },
  { name: 'user_id', value: '7' },
];

describe('changes of an account', () => {
  it('sends both passwords, and puts the provider’s rejection on its field', async () => {
    const call = `POST ${callPaths.changePassword}`;
    provider.on(call, done);
    expect(await send('changePassword', passwords)).toEqual({ isChanged: true, userErrors: [] });
    expect(provider.sent(call)).toEqual({ old_password: 'Primer2025', password: 'Novyj2025' });
    provider.on(call, { status: 400, body: { old_password: ['Неверный пароль.'] } });
    expect(await send('changePassword', passwords)).toMatchObject({
      isChanged: false,
      userErrors: [{ code: 'INVALID', message: 'Неверный пароль.', field: ['currentPassword'] }],
    });
    provider.on(call, { status: 400, body: { password: ['Слишком простой.'], non_field_errors: [] } });
    expect(await send('changePassword', passwords)).toMatchObject({ userErrors: [{ field: ['newPassword'] }] });
  });

  it.each([
    ['changePassword', { currentPassword: ' ', newPassword: 'weak' }, ['currentPassword', 'newPassword']],
    ['requestEmailChange', { email: 'no', currentPassword: '' }, ['email', 'currentPassword']],
    ['requestVerificationLetter', { email: '' }, ['email']],
  ] as const)('rejects mistakes of the input before any call: %s', async (name, input, wrong) => {
    const answer = (await send(name, input)) as { userErrors: { field: string[] }[] };
    expect(answer.userErrors.map(({ field }) => field[0])).toEqual(wrong);
    expect(provider.callsTo(`POST ${callPaths.changePassword}`)).toEqual([]);
    expect(provider.callsTo(`POST ${callPaths.requestEmailChange}`)).toEqual([]);
    expect(provider.callsTo(`POST ${callPaths.resendVerification}`)).toEqual([]);
  });

  it('asks for a new address in small letters, and confirms it with all values of the link', async () => {
    provider.on(`POST ${callPaths.requestEmailChange}`, done).on(`POST ${callPaths.verifyEmailChange}`, done);
    const input = { email: 'Novyj@Example.org', currentPassword: 'Primer2025' };
    expect(await send('requestEmailChange', input)).toEqual({ email: 'novyj@example.org', userErrors: [] });
    expect(provider.sent(`POST ${callPaths.requestEmailChange}`)).toEqual({
      email: 'novyj@example.org',
      password: 'Primer2025',
    });
    expect(await send('confirmEmailChange', { values })).toEqual({ detail: 'Готово.', userErrors: [] });
    expect(provider.sent(`POST ${callPaths.verifyEmailChange}`)).toEqual({ change: 'email', user_id: '7' });
    provider.on(`POST ${callPaths.verifyEmailChange}`, { status: 400, body: { detail: 'Ссылка недействительна.' } });
    expect(await send('confirmEmailChange', { values })).toMatchObject({ userErrors: [{ code: 'LINK_EXPIRED' }] });
  });

  it('asks for the verification letter at most three times for one address', async () => {
    provider.on(`POST ${callPaths.resendVerification}`, done);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await send('requestVerificationLetter', { email: 'Novaya@example.org' })).toEqual({
        isAccepted: true,
        userErrors: [],
      });
    expect(await send('requestVerificationLetter', { email: 'novaya@example.org' })).toEqual(['RATE_LIMITED']);
    expect(await send('requestVerificationLetter', { email: 'drugaya@example.org' })).toMatchObject({
      isAccepted: true,
    });
  });

  it('deletes the photo, and ends only the other sessions', async () => {
    provider
      .on(`DELETE ${callPaths.deletePhoto}`, { body: { data: { ...individual, photo: null } } })
      .on(`POST ${callPaths.endSessions}`, done);
    const run = (mutation: string) => gateway.read(`mutation { ${mutation} }`, {}, { token: 't' });
    expect(await run('deletePhoto { viewer { profile { photoUrl } } userErrors { code } }')).toEqual({
      deletePhoto: { viewer: { profile: { photoUrl: null } }, userErrors: [] },
    });
    expect(await run('endOtherSessions { viewer { id } }')).toEqual({
      endOtherSessions: { viewer: { id: expect.any(String) } },
    });
    expect(provider.sent(`POST ${callPaths.endSessions}`)).toEqual({ revoke_token: true, others: true });
  });
});

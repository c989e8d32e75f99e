import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { individual } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();
const plain = await scriptedPortal({ providerExtensions: [] });

const operation = (name: string, type: string, fields: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`;
const password = operation('changePassword', 'ChangePasswordInput', 'isChanged');
const email = operation('requestEmailChange', 'RequestEmailChangeInput', 'email');
const confirm = operation('confirmEmailChange', 'SignedLinkInput', 'detail');
const letter = operation('requestVerificationLetter', 'RequestVerificationLetterInput', 'isAccepted');
const photo = 'mutation { deletePhoto { viewer { profile { photoUrl } } userErrors { code } } }';
const others = 'mutation { endOtherSessions { viewer { id } } }';

async function send(text: string, input: object | null = null, portal = gateway) {
  const answer = await portal.graphql(text, input === null ? {} : { input }, { token: 't' });
  return answer.codes.length > 0 ? answer.codes : Object.values(answer.data ?? {})[0];
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
    expect(await send(password, passwords)).toEqual({ isChanged: true, userErrors: [] });
    expect(provider.sent(call)).toEqual({ old_password: 'Primer2025', password: 'Novyj2025' });
    provider.on(call, { status: 400, body: { old_password: ['Неверный пароль.'] } });
    expect(await send(password, passwords)).toMatchObject({
      isChanged: false,
      userErrors: [{ code: 'INVALID', message: 'Неверный пароль.', field: ['currentPassword'] }],
    });
    provider.on(call, { status: 400, body: { password: ['Слишком простой.'], non_field_errors: [] } });
    expect(await send(password, passwords)).toMatchObject({ userErrors: [{ field: ['newPassword'] }] });
  });

  it.each([
    [password, { currentPassword: ' ', newPassword: 'weak' }, ['currentPassword', 'newPassword']],
    [email, { email: 'no', currentPassword: '' }, ['email', 'currentPassword']],
    [letter, { email: '' }, ['email']],
  ])('rejects mistakes of the input before any call: %s', async (text, input, fields) => {
    const answer = (await send(text, input)) as { userErrors: { field: string[] }[] };
    expect(answer.userErrors.map(({ field }) => field[0])).toEqual(fields);
    expect(provider.callsTo(`POST ${callPaths.changePassword}`)).toEqual([]);
    expect(provider.callsTo(`POST ${callPaths.requestEmailChange}`)).toEqual([]);
    expect(provider.callsTo(`POST ${callPaths.resendVerification}`)).toEqual([]);
  });

  it('asks for a new address in small letters, and confirms it with all values of the link', async () => {
    provider.on(`POST ${callPaths.requestEmailChange}`, done).on(`POST ${callPaths.verifyEmailChange}`, done);
    const input = { email: 'Novyj@Example.org', currentPassword: 'Primer2025' };
    expect(await send(email, input)).toEqual({ email: 'novyj@example.org', userErrors: [] });
    expect(provider.sent(`POST ${callPaths.requestEmailChange}`)).toEqual({
      email: 'novyj@example.org',
      password: 'Primer2025',
    });
    expect(await send(confirm, { values })).toEqual({ detail: 'Готово.', userErrors: [] });
    expect(provider.sent(`POST ${callPaths.verifyEmailChange}`)).toEqual({ change: 'email', user_id: '7' });
    provider.on(`POST ${callPaths.verifyEmailChange}`, { status: 400, body: { detail: 'Ссылка недействительна.' } });
    expect(await send(confirm, { values })).toMatchObject({ userErrors: [{ code: 'LINK_EXPIRED' }] });
  });

  it('asks for the verification letter at most three times for one address', async () => {
    provider.on(`POST ${callPaths.resendVerification}`, done);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await send(letter, { email: 'Novaya@example.org' })).toEqual({ isAccepted: true, userErrors: [] });
    expect(await send(letter, { email: 'novaya@example.org' })).toEqual(['RATE_LIMITED']);
    expect(await send(letter, { email: 'drugaya@example.org' })).toMatchObject({ isAccepted: true });
  });

  it('deletes the photo, and ends only the other sessions', async () => {
    provider
      .on(`DELETE ${callPaths.deletePhoto}`, { body: { data: { ...individual, photo: null } } })
      .on(`POST ${callPaths.endSessions}`, done);
    expect(await send(photo)).toMatchObject({ viewer: { profile: { photoUrl: null } }, userErrors: [] });
    expect(await send(others)).toMatchObject({ viewer: { id: expect.any(String) } });
    expect(provider.sent(`POST ${callPaths.endSessions}`)).toEqual({ revoke_token: true, others: true });
  });

  it.each([
    [password, passwords],
    [email, { email: 'a@example.org', currentPassword: 'Primer2025' }],
    [confirm, { values }],
    [letter, { email: 'a@example.org' }],
    [photo, null],
    [others, null],
  ])('R22 are NOT_SUPPORTED without their extension: %s', async (text, input) => {
    expect(await send(text, input, plain.gateway)).toEqual(['NOT_SUPPORTED']);
  });
});

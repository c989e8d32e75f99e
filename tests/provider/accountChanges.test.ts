import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';
import { formOf, registration, sampleFiles } from '../testkit/samples.ts';

const provider = await sampleProvider();
const me = 'participant@example.org';
const NEW = 'Novyj2025';
const WRONG = ['Неверный пароль.'];
const USED = { detail: 'Ссылка недействительна или уже использована.' };

const accounts = await provider.database.selectFrom('accounts').select(['id', 'username', 'password_hash']).execute();
let hours = 0;
const setClock = (seconds = 0) =>
  provider.clock.set(new Date(Date.parse(OPEN) + hours * 3_600_000 + seconds * 1000).toISOString());

/** Each test has another hour, so that the attempts of another test do not count, and the original accounts. */
beforeEach(async () => {
  hours += 1;
  setClock();
  await provider.database.deleteFrom('messages').execute();
  for (const { id, ...account } of accounts.filter(({ password_hash }) => password_hash !== null))
    await provider.database.updateTable('accounts').set(account).where('id', '=', id).execute();
});

const login = (email: string, password = PASSWORD) =>
  provider.call('POST', callPaths.login, { body: { login: email, password } });
const isAlive = async (token: string) => (await provider.call('GET', callPaths.getAccount, { token })).status === 200;
const changePassword = (token: string, old_password: string, password = NEW) =>
  provider.call('POST', callPaths.changePassword, { token, body: { old_password, password } });
const askEmail = (token: string, email: string, password = PASSWORD) =>
  provider.call('POST', callPaths.requestEmailChange, { token, body: { email, password } });
const confirmEmail = (body: object) => provider.call('POST', callPaths.verifyEmailChange, { body });
const resend = (email: string) => provider.call('POST', callPaths.resendVerification, { body: { email } });
const linkTo = async (email: string) => (await provider.mailedLink(email)).values;
const lettersTo = async (email: string) => (await provider.mailbox()).filter(({ to }) => to === email);

describe('a new password', () => {
  it('needs the present one and the policy, ends the other sessions, and is reported by a letter', async () => {
    const [here, elsewhere] = [await provider.login(me), await provider.login(me)];
    const stranger = await provider.login('moderator@example.org');
    expect((await changePassword(here, 'Wrong2025')).body).toEqual({ old_password: WRONG });
    expect((await changePassword(here, PASSWORD, 'weak')).body).toHaveProperty('password');
    expect(await isAlive(elsewhere)).toBe(true);
    expect((await changePassword(here, PASSWORD)).status).toBe(200);
    expect([await isAlive(here), await isAlive(elsewhere), await isAlive(stranger)]).toEqual([true, false, true]);
    expect([(await login(me)).status, (await login(me, NEW)).status]).toEqual([400, 200]);
    expect((await lettersTo(me))[0]?.subject).toBe('Пароль изменён');
  });

  it('does not allow guessing the present one', async () => {
    const token = await provider.login('admin@example.org');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await changePassword(token, `Wrong${guess}2025`)).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });
});

describe('a new address', () => {
  it('is confirmed by a link to it, once, and the address before gets a notice', async () => {
    const token = await provider.login(me);
    expect((await askEmail(token, 'novyj@example.org', 'Wrong2025')).body).toEqual({ password: WRONG });
    expect(await lettersTo('novyj@example.org')).toEqual([]);
    expect((await askEmail(token, 'Novyj@example.org')).status).toBe(200);
    expect((await lettersTo(me))[0]?.subject).toBe('Запрошена смена адреса электронной почты');
    expect((await login(me)).status).toBe(200);
    const link = await linkTo('novyj@example.org');
    expect(link).toMatchObject({ change: 'email', email: 'novyj@example.org' });
    expect((await confirmEmail({ ...link, email: 'other@example.org' })).body).toEqual(USED);
    expect((await confirmEmail(link)).status).toBe(200);
    expect([(await login(me)).status, (await login('novyj@example.org')).status]).toEqual([400, 200]);
    expect((await confirmEmail(link)).body).toEqual(USED);
    // Sent letters follow the person, so that the log and an erasure have them.
    expect(await lettersTo(me)).toEqual([]);
  });

  it('does not return by a link that was used before', async () => {
    const token = await provider.login(me);
    await askEmail(token, 'novyj@example.org');
    const link = await linkTo('novyj@example.org');
    await confirmEmail(link);
    await askEmail(token, me);
    expect((await confirmEmail(await linkTo(me))).status).toBe(200);
    expect((await confirmEmail(link)).body).toEqual(USED);
  });

  it.each([
    ['a day', async () => setClock(86_401)],
    ['a change of the password', async (token: string) => changePassword(token, PASSWORD)],
  ])('is invalid after %s', async (_, happen) => {
    const token = await provider.login(me);
    await askEmail(token, 'novyj@example.org');
    const link = await linkTo('novyj@example.org');
    await happen(token);
    expect((await confirmEmail(link)).status).toBe(400);
  });

  it('ends the reset links that were mailed to the address before', async () => {
    const token = await provider.login(me);
    await provider.askReset(me);
    const reset = await linkTo(me);
    await askEmail(token, 'novyj@example.org');
    await confirmEmail(await linkTo('novyj@example.org'));
    const { body } = await provider.call('POST', callPaths.resetPassword, { body: { ...reset, password: NEW } });
    expect(body).toEqual(USED);
  });

  it('tells nobody who has an account: the answer is the same, and no letter goes to the other person', async () => {
    const token = await provider.login(me);
    const free = await askEmail(token, 'novyj@example.org');
    const taken = await askEmail(token, 'moderator@example.org');
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await lettersTo('moderator@example.org')).toEqual([]);
  });
});

describe('the verification letter once more', () => {
  it('goes to a new account alone, with the same answer for every address', async () => {
    const email = 'novaya@example.org';
    await provider.call('POST', callPaths.register, { body: registration(email) });
    const before = (await lettersTo(email)).length;
    const answers = [await resend(email), await resend(me), await resend('nobody@example.org')];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await lettersTo(email)).length).toBe(before + 1);
    expect([...(await lettersTo(me)), ...(await lettersTo('nobody@example.org'))]).toEqual([]);
    expect((await provider.call('POST', callPaths.verifyRegistration, { body: await linkTo(email) })).status).toBe(200);
  });

  it('is limited alike for every address', async () => {
    for (const email of ['sister@example.org', 'nobody2@example.org']) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await resend(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});

describe('the photo', () => {
  it('is deleted with its file', async () => {
    const token = await provider.login(me);
    const own = async () => {
      const { id } = (await provider.call<{ id: number }>('GET', callPaths.getAccount, { token })).body;
      const { body } = await provider.call('GET', `${callPaths.getAccount}?id=${id}`, { token });
      return (body as unknown as { profiles: [{ individual: { id: number; photo: string | null } }] }).profiles[0]
        .individual;
    };
    const form = formOf('img', sampleFiles.png, 'я.png', { id: String((await own()).id), name: 'я.png' });
    await provider.call('POST', callPaths.uploadPhoto, { token, form });
    const { photo } = await own();
    const path = new URL(photo ?? '').pathname;
    expect((await provider.call('GET', path, { token })).status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await provider.call('DELETE', callPaths.deletePhoto, { token });
      expect([status, body]).toMatchObject([200, { data: { photo: null } }]);
    }
    expect((await own()).photo).toBeNull();
    expect((await provider.call('GET', path, { token })).status).toBe(404);
  });
});

describe('the other sessions', () => {
  it('end without the caller’s and without other people’s', async () => {
    const [here, elsewhere] = [await provider.login(me), await provider.login(me)];
    const stranger = await provider.login('moderator@example.org');
    const { body } = await provider.call('POST', callPaths.endSessions, { token: here, body: { others: true } });
    expect(body).toEqual({ detail: 'Остальные сеансы завершены.' });
    expect([await isAlive(here), await isAlive(elsewhere), await isAlive(stranger)]).toEqual([true, false, true]);
  });
});

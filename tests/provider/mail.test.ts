import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { logCaughtLetters } from '../../provider/outbound/mail.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';
import { startSmtp } from '../testkit/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const provider = await sampleProvider({
  smtpUrl: smtp.url,
  logLevel: 'silent',
  publicUrl: 'https://forum.example.org',
  limits: { ...defaultLimits, mailTimeoutMs: 2_000, mailRetrySeconds: 0.3 },
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.behave('well');
});

const register = (email: string, change = {}) =>
  provider.call('POST', callPaths.register, { body: registration(email, change) });

const waiting = () =>
  provider.database.selectFrom('messages').select('attempts').where('due_at', 'is not', null).execute();

describe('letters through a mail server', () => {
  it('ACC-13 sends the verification letter with a link that works', async () => {
    await register('smtp@example.org');
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'noreply@example.org', to: ['smtp@example.org'] });
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://forum.example.org/verify-user');
    expect(mail?.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
    const body = Object.fromEntries(link.searchParams);
    expect((await provider.call('POST', callPaths.verifyRegistration, { body })).status).toBe(200);
  });

  it('ACC-13 ACC-15 contains nothing of the sign-up before the address is verified', async () => {
    const email = 'stranger@example.org';
    const typed = { first_name: 'Наберитевбраузере', last_name: 'Примерприз' };
    await register(email, typed);
    await provider.askReset(email);
    expect(smtp.mails).toHaveLength(2);
    for (const { text, html, headers } of smtp.mails) {
      expect(text).toContain('Здравствуйте!');
      const letter = `${text}${html}${headers}`;
      for (const value of [...Object.values(typed), ...Object.values(registration(email).individual)]) {
        if (typeof value === 'string') expect(letter).not.toContain(value);
      }
    }
  });

  it('ACC-15 greets the person of a verified account in the reset letter', async () => {
    const email = 'participant@example.org';
    await provider.askReset(email);
    expect(smtp.mails[0]?.text).toContain('Уважаемый Пример Примерович!');
  });

  it('ACC-15 counts no reset letter that was not sent', async () => {
    const email = 'moderator@example.org';
    const ask = async () => (await provider.askReset(email)).status;
    smtp.behave('refuses');
    for (let attempt = 0; attempt <= defaultLimits.rates.resetLettersToAccount.times; attempt += 1) {
      expect(await ask()).toBe(400);
    }
    smtp.behave('well');
    expect(await ask()).toBe(200);
  });

  describe('about a format', () => {
    let id: number;
    let moderator: string;
    beforeAll(async () => {
      // Earlier tests keep letters waiting.
      await provider.database.deleteFrom('messages').execute();
      moderator = await provider.login('moderator@example.org');
      id = await provider.register(await provider.login('participant@example.org'));
      // The letter about the registration itself.
      await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    });
    const change = (new_section: number) =>
      provider.call<{ data: object }>('POST', callPaths.changeParticipation, {
        token: moderator,
        body: { id, new_user_type: 2, new_section, new_org_comment: '22 октября, 10:20' },
      });

    it('API-10 changes the record even if the mailbox no longer exists, and gives the letter up', async () => {
      smtp.behave('refuses');
      expect((await change(29)).body.data).toMatchObject({ section_confirm_id: 29 });
      await expect.poll(waiting).toEqual([]);
      expect(smtp.mails).toEqual([]);
      const stays = provider.database.selectFrom('messages').select(['recipient', 'failure']);
      expect(await stays.where('given_up_at', 'is not', null).execute()).toEqual([
        { recipient: 'participant@example.org', failure: 'RecipientRejected' },
      ]);
    });

    it('REG-05 is sent later if the mail server does not accept it now', async () => {
      smtp.behave('busy');
      expect((await change(30)).body.data).toMatchObject({ section_confirm_id: 30 });
      await expect.poll(waiting).toEqual([{ attempts: 1 }]);
      smtp.behave('well');
      await expect.poll(() => smtp.mails.length).toBe(1);
      await expect.poll(waiting).toEqual([]);
    });
  });

  it('API-02 ACC-13 creates the account while the mail server is away; the letter goes out later, once', async () => {
    smtp.behave('busy');
    expect((await register('down@example.org')).status).toBe(201);
    await expect.poll(waiting).toHaveLength(1);
    smtp.behave('well');
    await expect.poll(() => smtp.mails.length).toBe(1);
    await expect.poll(waiting).toEqual([]);
    expect(smtp.mails[0]?.headers).toMatch(/^message-id: <letter-\d+@forum\.example\.org>/im);
  });

  it('API-02 rejects by field an address that takes no letters, and creates nothing', async () => {
    smtp.behave('refuses');
    expect(await register('nobody-there@example.org')).toMatchObject({
      status: 400,
      body: { email: ['На этот адрес не удалось отправить письмо'] },
    });
    smtp.behave('well');
    expect((await register('nobody-there@example.org')).status).toBe(201);
  });

  it('API-02 serves other requests while the mail server is silent', async () => {
    smtp.behave('silent');
    let registered = false;
    const registering = register('waiting@example.org').then((answer) => {
      registered = true;
      return answer;
    });
    const exists = () =>
      provider.database.selectFrom('accounts').select('id').where('username', '=', 'waiting@example.org').execute();
    await expect.poll(exists).toHaveLength(1);
    expect((await provider.call('GET', callPaths.listSchoolStatuses)).status).toBe(200);
    expect(registered).toBe(false);
    expect((await registering).status).toBe(201);
    expect(await exists()).toHaveLength(1);
  });

  it('shows no mailbox if letters are really sent', async () => {
    expect((await provider.call('GET', '/mailbox/', { documented: false })).status).toBe(404);
    expect((await provider.call('GET', '/mailbox/messages/', { documented: false })).status).toBe(404);
  });
});

it.each([
  [undefined, false, 'nobody receives letters, the provider keeps them: set SMTP_URL to a mail server'],
  ['smtp://mail:1025', false, 'nobody receives letters, the mail catcher keeps them: set SMTP_URL to a mail server'],
  ['smtp://mail:1025', true, null],
  ['smtps://mail.example.org', false, null],
])(
  'letters of a portal with SMTP_URL %s and demonstration data %s: the log says who gets none',
  (smtpUrl, demoData, line) => {
    const lines: string[] = [];
    logCaughtLetters({ smtpUrl, demoData }, { warn: (_, text) => void lines.push(text) });
    expect(lines).toEqual(line === null ? [] : [line]);
  },
);

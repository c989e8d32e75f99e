import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testkit/provider.ts';
import { registration, talk } from '../testkit/samples.ts';
import { startSmtp, type TestSmtp } from '../testkit/smtp.ts';

let smtp: TestSmtp;
let provider: TestProvider;
beforeAll(async () => {
  smtp = await startSmtp();
  provider = await startProvider({ smtpUrl: smtp.url, logLevel: 'silent', publicUrl: 'https://forum.example.org' });
});
afterAll(async () => {
  await provider.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuse(false);
});

const register = (email: string, change = {}) =>
  provider.call('POST', '/accounts/register/', { body: registration(email, change) });

describe('letters through a mail server', () => {
  it('ACC-13 sends the verification letter with a link that works', async () => {
    await register('smtp@example.org', { first_name: '<b>Проба</b>' });
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'noreply@example.org', to: ['smtp@example.org'] });
    expect(mail?.text).toContain('Здравствуйте, <b>Проба</b>!');
    expect(mail?.html).toContain('Здравствуйте, &lt;b&gt;Проба&lt;/b&gt;!');
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://forum.example.org/verify-user');
    expect(mail?.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
    const body = Object.fromEntries(link.searchParams);
    expect((await provider.call('POST', '/accounts/verify-registration/', { body })).status).toBe(200);
  });

  it('ACC-15 sends the reset letter with the e-mail in its link', async () => {
    const email = 'sister@example.org';
    await provider.call('POST', '/accounts/send-reset-password-link/', {
      body: { email, login: email, lang: 'ru', site_type: 'forum' },
    });
    expect(smtp.mails[0]?.text).toContain('https://forum.example.org/reset-password?user_id=4&');
    expect(smtp.mails[0]?.text).toContain('&email=sister%40example.org');
  });

  it('REG-05 sends the letter about the confirmed format', async () => {
    const token = await provider.login('participant@example.org');
    const moderator = await provider.login('moderator@example.org');
    const made = await provider.call<{ data: { id: number } }>('POST', '/api/users/registration/make/', {
      token,
      body: talk(),
    });
    const body = { id: made.body.data.id, new_user_type: 2, new_section: 28, new_org_comment: '22 октября, 10:20' };
    await provider.call('POST', '/api/users/user_meeting/change/', { token: moderator, body });
    expect(smtp.mails[0]?.to).toEqual(['participant@example.org']);
    expect(smtp.mails[0]?.text).toContain('Дата доклада: 22 октября, 10:20.');
  });

  it('API-02 creates nothing where the letter cannot be sent: the e-mail stays free', async () => {
    smtp.refuse(true);
    const answer = await register('down@example.org');
    expect(answer.status).toBe(500);
    expect(answer.type).toBe('text/html');
    expect(answer.bytes.toString()).not.toMatch(/smtp|refused|554|Error:|at /i);
    smtp.refuse(false);
    expect((await register('down@example.org')).status).toBe(201);
  });

  it('shows no mailbox where letters are really sent', async () => {
    expect((await provider.call('GET', '/mailbox/', { documented: false })).status).toBe(404);
    expect((await provider.call('GET', '/mailbox/messages/', { documented: false })).status).toBe(404);
  });
});

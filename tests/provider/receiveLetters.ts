import { afterAll, beforeEach, expect } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { startSmtp } from '../testkit/smtp.ts';

export const cabinet = 'https://forum.example.org/personal-data';

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

export const reasonOf = (reason: string) =>
  `Вы получили это письмо, потому что ${reason}. Есть вопросы? Ответьте на это письмо или напишите на forum@example.org.`;
/** Every letter names the forum, its days and its place, and whom to ask. */
export const signed = (reason: string) => [
  'Оргкомитет форума',
  'Форум по исследованиям с использованием синхротронного излучения, нейтронов и электронов',
  '21–25 октября 2025 года, Москва, Образцовая площадь, дом 1',
  reasonOf(reason),
];
export const ending = (reason: string) => ['Открыть личный кабинет:', cabinet, ...signed(reason)];

/** Starts a provider that sends its letters to a mail server of the test file. */
export async function receiveLetters() {
  const smtp = await startSmtp();
  afterAll(() => smtp.close());
  const provider = await sampleProvider({ smtpUrl: smtp.url, publicUrl: 'https://forum.example.org' });
  const token = await provider.login('participant@example.org');
  const moderator = await provider.login('moderator@example.org');
  beforeEach(async () => {
    await provider.clear();
    smtp.mails.length = 0;
  });

  const cancel = (id: number, mark = {}) =>
    provider.call('POST', callPaths.changeRegistration, {
      token,
      body: { id, action: 'cancel_reg', is_active: false, ...mark },
    });
  /** A talk without a date, unless the values say otherwise. */
  const decide = (id: number, values: object = {}) =>
    provider.call('POST', callPaths.changeParticipation, {
      token: moderator,
      body: { id, new_user_type: 2, new_section: 26, new_org_comment: '', ...values },
    });

  /** The only letter: its HTML contains every line of its text. */
  async function theLetter() {
    await expect.poll(() => smtp.mails.length).toBe(1);
    const [mail] = smtp.mails.splice(0);
    const { text = '', html = '', to, headers = '', calendar = '' } = mail ?? {};
    const lines = text.split(/\r?\n/).filter((line) => line !== '' && line !== '—');
    const written = unescaped(html);
    // In the HTML a fact is a row of a table, so its parts are compared separately.
    for (const line of lines) {
      for (const part of line.replace(/:$/, '').split(': ')) expect(written).toContain(part);
    }
    expect(headers).toMatch(/^Subject: \S/m);
    expect(headers).toMatch(/^Reply-To: forum@example\.org$/m);
    return { to, lines, html, calendar, subject: /<title>(.*)<\/title>/.exec(html)?.[1] };
  }
  return { smtp, provider, token, moderator, cancel, decide, theLetter };
}

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleProvider } from '../testkit/provider.ts';
import { registration, school, talk } from '../testkit/samples.ts';
import { startSmtp } from '../testkit/smtp.ts';

const CLOSED = '2025-10-02T00:00:00+03:00';
const SCHOOL_CLOSED = '2025-10-14T00:00:00+03:00';
const cabinet = 'https://forum.example.org/personal-data';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const provider = await sampleProvider({ smtpUrl: smtp.url, publicUrl: 'https://forum.example.org' });
const token = await provider.login('participant@example.org');
beforeEach(async () => {
  await provider.clear();
  smtp.mails.length = 0;
});

const post = (path: string, body: object, as = token) =>
  provider.call<{ data: { id: number } }>('POST', path, { token: as, body });
const make = async (body: object) => (await post('/api/users/registration/make/', body)).body.data.id;
const cancel = (id: number, mark = {}) =>
  post('/api/users/registration/change/', { id, action: 'cancel_reg', is_active: false, ...mark });

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The only letter: its HTML contains every line of its text. */
async function theLetter() {
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails.splice(0);
  const { text = '', html = '', to, headers = '' } = mail ?? {};
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && line !== '—');
  const written = unescaped(html);
  for (const line of lines) expect(written).toContain(line.replace(/:$/, ''));
  expect(headers).toMatch(/^Subject: \S/m);
  return { to, lines, html, subject: /<title>(.*)<\/title>/.exec(html)?.[1] };
}
const ending = (reason: string) => [
  'Открыть личный кабинет:',
  cabinet,
  'Оргкомитет форума',
  `Вы получили это письмо, потому что ${reason}. Отвечать на него не нужно.`,
];
const made = ending('подали эту заявку в личном кабинете форума');

describe('letters about a registration, through a mail server', () => {
  it('REG-04 a registration with a talk names title and section', async () => {
    await make(talk({ comment: 'Доклад о «пучках» <b> & "примерах"' }));
    const { to, lines, html, subject } = await theLetter();
    expect(to).toEqual(['participant@example.org']);
    expect(subject).toBe('Заявка на участие в форуме принята');
    expect(lines).toEqual([
      'Здравствуйте, Пример!',
      'Ваша заявка на участие в форуме принята.',
      'Формат участия: устный доклад.',
      'Название доклада: «Доклад о „пучках“ <b> & „примерах“».',
      'Секция: Источники синхротронного и нейтронного излучения.',
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
      ...made,
    ]);
    expect(html).toContain('«Доклад о „пучках“ &lt;b&gt; &amp; „примерах“»');
  });

  it('REG-07 REG-13 a listener, an additional talk and the school have letters of their own', async () => {
    await make(talk({ type: 1, comment: '', section_choice: null }));
    expect((await theLetter()).lines).toEqual([
      'Здравствуйте, Пример!',
      'Ваша заявка на участие в форуме принята.',
      'Формат участия: слушатель.',
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
      ...made,
    ]);
    await make(talk({ type: 3, one_more: true }));
    const extra = await theLetter();
    expect(extra.subject).toBe('Заявка на дополнительный доклад принята');
    expect(extra.lines).toContain('Формат участия: стендовый доклад.');
    await make(school);
    const ofSchool = await theLetter();
    expect(ofSchool.subject).toBe('Заявка на участие в школе принята');
    expect(ofSchool.lines.join()).not.toMatch(/SCHOOL|Формат/);
  });

  it('REG-09 a cancellation says whether the person can register again', async () => {
    const [forum, ofSchool] = [await make(talk()), await make(school)];
    await expect.poll(() => smtp.mails.length).toBe(2);
    smtp.mails.length = 0;
    provider.clock.set(CLOSED);
    await cancel(ofSchool);
    const early = await theLetter();
    expect(early.subject).toBe('Заявка на участие в школе отменена');
    expect(early.lines).toContain('Пока регистрация открыта, заявку можно подать снова в личном кабинете.');
    await cancel(forum);
    const late = await theLetter();
    expect(late.lines).toEqual([
      'Здравствуйте, Пример!',
      'Вы отменили заявку на участие в форуме.',
      'Название доклада: «Пример доклада».',
      'Регистрация уже завершена, поэтому подать заявку снова нельзя.',
      'Открыть личный кабинет:',
      cabinet,
      'Если заявку отменили не вы, смените пароль от личного кабинета и сообщите организаторам.',
      'Оргкомитет форума',
      'Вы получили это письмо, потому что отменили эту заявку в личном кабинете форума. Отвечать на него не нужно.',
    ]);
  });

  it('REG-09 CAB-06 who cancels in the older cabinet can register again there, as long as it is open', async () => {
    const forum = await make(talk());
    await theLetter();
    provider.clock.set(CLOSED);
    await cancel(forum, { expired_variant: true });
    expect((await theLetter()).lines).toContain(
      'Пока регистрация открыта, заявку можно подать снова в личном кабинете.',
    );
  });

  it('REG-13 the school’s window decides about the school', async () => {
    const ofSchool = await make(school);
    await theLetter();
    provider.clock.set(SCHOOL_CLOSED);
    await cancel(ofSchool);
    expect((await theLetter()).lines).toContain('Регистрация уже завершена, поэтому подать заявку снова нельзя.');
  });
});

describe('every other letter', () => {
  it.each([
    [
      'ACC-13 verification',
      '/accounts/register/',
      registration('why@example.org'),
      'на портале форума создали личный кабинет с этим адресом',
    ],
    [
      'ACC-15 reset',
      '/accounts/send-reset-password-link/',
      { email: 'admin@example.org', login: 'admin@example.org', lang: 'ru', site_type: 'forum' },
      'на портале форума попросили восстановить пароль к личному кабинету с этим адресом',
    ],
  ])('%s states its reason', async (_, path, body, reason) => {
    await provider.call('POST', path, { body });
    expect((await theLetter()).lines.at(-1)).toBe(
      `Вы получили это письмо, потому что ${reason}. Отвечать на него не нужно.`,
    );
  });

  it('ACC-16 informs the owner of a changed password', async () => {
    const email = 'admin@example.org';
    await provider.call('POST', '/accounts/send-reset-password-link/', {
      body: { email, login: email, lang: 'ru', site_type: 'forum' },
    });
    const url = (await theLetter()).lines.find((line) => line.startsWith('http')) ?? '';
    const body = { ...Object.fromEntries(new URL(url).searchParams), password: 'Novyj2025' };
    expect((await provider.call('POST', '/accounts/reset-password/', { body })).status).toBe(200);
    const { to, subject, lines } = await theLetter();
    expect([to, subject]).toEqual([[email], 'Пароль изменён']);
    expect(lines).toEqual([
      'Здравствуйте, Образец!',
      'Пароль от личного кабинета участника форума изменён, все прежние сеансы завершены.',
      'Восстановить пароль:',
      'https://forum.example.org/reset-password',
      'Если пароль изменили не вы, задайте новый по ссылке выше и проверьте, кто ещё может читать вашу почту.',
      'Оргкомитет форума',
      'Вы получили это письмо, потому что на портале форума изменили пароль к личному кабинету с этим адресом. Отвечать на него не нужно.',
    ]);
    expect((await provider.call('POST', '/accounts/reset-password/', { body })).status, 'used').toBe(400);
    expect(smtp.mails, 'a rejected link changes nothing').toEqual([]);
  });

  it('REG-05 about a format states its reason', async () => {
    const id = await make(talk());
    await theLetter();
    const decision = { id, new_user_type: 2, new_section: 26, new_org_comment: '' };
    await post('/api/users/user_meeting/change/', decision, await provider.login('moderator@example.org'));
    expect((await theLetter()).lines.at(-1)).toBe(
      'Вы получили это письмо, потому что подали заявку на участие в форуме. Отвечать на него не нужно.',
    );
  });

  it('REG-05 REG-13 about a school’s format speaks of the school', async () => {
    const id = await make(school);
    await theLetter();
    const decision = { id, new_user_type: 1, new_section: null, new_org_comment: '' };
    await post('/api/users/user_meeting/change/', decision, await provider.login('moderator@example.org'));
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Формат участия в школе подтверждён');
    expect(lines).toContain('Модератор рассмотрел вашу заявку на участие в школе.');
    expect(lines.at(-1)).toContain('подали заявку на участие в школе');
  });

  it('LST-04 assigning days and slots sends no letter', async () => {
    const id = await make(talk());
    await theLetter();
    const moderator = await provider.login('moderator@example.org');
    const decision = { id, new_user_type: 2, new_section: 26, new_org_comment: '' };
    await post('/api/users/user_meeting/change/', decision, moderator);
    await theLetter();
    const before = await provider.database.selectFrom('messages').selectAll().execute();
    await post('/api/users/user_meeting/change/', { ...decision, new_speak_day: 2, new_speak_slot: 3 }, moderator);
    expect(await provider.database.selectFrom('messages').selectAll().execute()).toHaveLength(before.length);
    await post('/api/users/user_meeting/change/', { ...decision, new_org_comment: '22 октября' }, moderator);
    expect((await theLetter()).lines.join()).toContain('22 октября');
  });
});

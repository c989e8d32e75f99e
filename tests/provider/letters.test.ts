import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
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
const make = async (body: object) => (await post(callPaths.makeRegistration, body)).body.data.id;
const cancel = (id: number, mark = {}) =>
  post(callPaths.changeRegistration, { id, action: 'cancel_reg', is_active: false, ...mark });

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
const reasonOf = (reason: string) =>
  `Вы получили это письмо, потому что ${reason}. Есть вопросы? Ответьте на это письмо или напишите на forum@example.org.`;
/** Every letter names the forum, its days and its place, and whom to ask. */
const signed = (reason: string) => [
  'Оргкомитет форума',
  'Форум по исследованиям с использованием синхротронного излучения, нейтронов и электронов',
  '21–25 октября 2025 года, Москва, Образцовая площадь, дом 1',
  reasonOf(reason),
];
const ending = (reason: string) => ['Открыть личный кабинет:', cabinet, ...signed(reason)];
const moderator = await provider.login('moderator@example.org');
/** A talk without a date, unless the values say otherwise. */
const decide = (id: number, values: object = {}) =>
  post(
    callPaths.changeParticipation,
    { id, new_user_type: 2, new_section: 26, new_org_comment: '', ...values },
    moderator,
  );
const made = ending('подали эту заявку в личном кабинете форума');

describe('letters about a registration, through a mail server', () => {
  it('REG-04 a registration with a talk names title and section', async () => {
    await make(talk({ comment: 'Доклад о «пучках» <b> & "примерах"' }));
    const { to, lines, html, subject } = await theLetter();
    expect(to).toEqual(['participant@example.org']);
    expect(subject).toBe('Заявка получена');
    expect(lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Мы получили вашу заявку на участие в форуме.',
      'Формат участия: устный доклад',
      'Название доклада: «Доклад о „пучках“ <b> & „примерах“»',
      'Секция: Источники синхротронного и нейтронного излучения',
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
      ...made,
    ]);
    expect(html).toContain('«Доклад о „пучках“ &lt;b&gt; &amp; „примерах“»');
  });

  it('REG-07 REG-13 a listener, an additional talk and the school get different letters', async () => {
    await make(talk({ type: 1, comment: '', section_choice: null }));
    expect((await theLetter()).lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Мы получили вашу заявку на участие в форуме.',
      'Формат участия: слушатель',
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
      ...made,
    ]);
    await make(talk({ type: 3, one_more: true }));
    const extra = await theLetter();
    expect(extra.subject).toBe('Заявка получена: дополнительный доклад');
    expect(extra.lines).toContain('Формат участия: стендовый доклад');
    await make(school);
    const ofSchool = await theLetter();
    expect(ofSchool.subject).toBe('Заявка получена: участие в школе');
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
      'Уважаемый Пример Примерович!',
      'Вы отменили заявку на участие в форуме.',
      'Название доклада: «Пример доклада»',
      'Регистрация уже завершена, поэтому подать заявку снова нельзя.',
      'Открыть личный кабинет:',
      cabinet,
      'Если заявку отменили не вы, смените пароль от личного кабинета и сообщите организаторам.',
      ...signed('отменили эту заявку в личном кабинете форума'),
    ]);
  });

  it('REG-09 CAB-06 a person who cancels in the older cabinet can register again there, as long as it is open', async () => {
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
      callPaths.register,
      registration('why@example.org'),
      'на портале форума создали личный кабинет с этим адресом',
    ],
    [
      'ACC-15 reset',
      callPaths.sendResetPasswordLink,
      { email: 'admin@example.org', login: 'admin@example.org', lang: 'ru', site_type: 'forum' },
      'на портале форума попросили восстановить пароль к личному кабинету с этим адресом',
    ],
  ])('%s states its reason', async (_, path, body, reason) => {
    await provider.call('POST', path, { body });
    expect((await theLetter()).lines.at(-1)).toBe(reasonOf(reason));
  });

  it('ACC-16 informs the owner of a changed password', async () => {
    const email = 'admin@example.org';
    await provider.call('POST', callPaths.sendResetPasswordLink, {
      body: { email, login: email, lang: 'ru', site_type: 'forum' },
    });
    const url = (await theLetter()).lines.find((line) => line.startsWith('http')) ?? '';
    const body = { ...Object.fromEntries(new URL(url).searchParams), password: 'Novyj2025' };
    expect((await provider.call('POST', callPaths.resetPassword, { body })).status).toBe(200);
    const { to, subject, lines } = await theLetter();
    expect([to, subject]).toEqual([[email], 'Пароль изменён']);
    expect(lines).toEqual([
      'Уважаемый Образец!',
      'Пароль от личного кабинета участника форума изменён, все прежние сеансы завершены.',
      'Восстановить пароль:',
      'https://forum.example.org/reset-password',
      'Если пароль изменили не вы, задайте новый по ссылке выше и проверьте, кто ещё может читать вашу почту.',
      ...signed('на портале форума изменили пароль к личному кабинету с этим адресом'),
    ]);
    expect((await provider.call('POST', callPaths.resetPassword, { body })).status, 'used').toBe(400);
    expect(smtp.mails, 'a rejected link changes nothing').toEqual([]);
  });

  it('REG-05 REG-13 about a format at the school names the school', async () => {
    const id = await make(school);
    await theLetter();
    await decide(id, { new_user_type: 1, new_section: null });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие в школе до 25 октября: слушатель');
    expect(lines).toContain('Модератор рассмотрел вашу заявку на участие в школе и подтвердил формат.');
    expect(lines).toContain('Школа: Школа молодых учёных «Материалы детекторов»');
    expect(lines.at(-1)).toContain('подали заявку на участие в школе');
  });

  it('LST-04 assigning days and slots sends no letter', async () => {
    const id = await make(talk());
    await theLetter();
    await decide(id);
    await theLetter();
    const before = await provider.database.selectFrom('messages').selectAll().execute();
    await decide(id, { new_speak_day: 2, new_speak_slot: 3 });
    expect(await provider.database.selectFrom('messages').selectAll().execute()).toHaveLength(before.length);
    await decide(id, { new_org_comment: '22 октября' });
    expect((await theLetter()).subject).toBe('Назначено время вашего доклада: 22 октября');
  });
});

describe('REG-05 letters about a decision', () => {
  const confirm = (id: number) =>
    post(callPaths.changeRegistration, {
      id,
      action: 'confirm_reg',
      is_confirm: 1,
      selected_listen_sections: [27],
      cancel_poster: -1,
    });
  const registered = async (body = talk({ comment: 'О пучках' })) => {
    const id = await make(body);
    await theLetter();
    return id;
  };

  it('ask to confirm the format by its day', async () => {
    await decide(await registered(), { new_user_type: 3 });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие до 9 октября: стендовый доклад');
    expect(lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Модератор рассмотрел вашу заявку на участие в форуме и подтвердил формат.',
      'Формат участия: стендовый доклад',
      'Название доклада: «О пучках»',
      'Секция: Источники синхротронного и нейтронного излучения',
      'Пожалуйста, подтвердите участие в личном кабинете по 9 октября 2025 года включительно.',
      ...ending('подали заявку на участие в форуме'),
    ]);
  });

  it('ask once more after a change of the format', async () => {
    const id = await registered();
    await decide(id);
    await theLetter();
    await decide(id, { new_user_type: 3 });
    expect((await theLetter()).subject, 'not confirmed yet').toBe(
      'Подтвердите участие до 9 октября: формат изменён на стендовый доклад',
    );
    await confirm(id);
    const receipt = await theLetter();
    expect(receipt.subject).toBe('Участие в форуме подтверждено');
    expect(receipt.lines).toContain('Формат участия: стендовый доклад');
    expect(receipt.lines).toContain('Когда: 21–25 октября 2025 года');
    expect(receipt.calendar).toMatch(/DTSTART;VALUE=DATE:20251021\r\n.*DTEND;VALUE=DATE:20251026/s);
    await decide(id);
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие ещё раз: формат изменён на устный доклад');
    expect(lines[1]).toBe('Формат вашего участия в форуме изменён: был «стендовый доклад», стал «устный доклад».');
    expect(lines).toContain(
      'Пожалуйста, подтвердите участие в личном кабинете ещё раз, по 9 октября 2025 года включительно.',
    );
  });

  it('name the former and the new time of a talk, and its former and new section', async () => {
    const id = await registered();
    await decide(id, { new_org_comment: '22 октября, 10:20' });
    await theLetter();
    await confirm(id);
    expect((await theLetter()).lines).toContain('Дата доклада: 22 октября, 10:20');
    await decide(id, { new_org_comment: '23 октября, 12:00' });
    const time = await theLetter();
    expect(time.subject).toBe('Изменилось время вашего доклада: было 22 октября, 10:20, стало 23 октября, 12:00');
    expect(time.lines[1]).toBe(`${time.subject}.`);
    expect(time.lines).toContain('Участие вы уже подтвердили, снова подтверждать его не нужно.');
    await decide(id, { new_org_comment: '23 октября, 12:00', new_section: 27 });
    const section = await theLetter();
    expect(section.lines[1]).toBe(
      'Изменилась секция вашего доклада: была «Источники синхротронного и нейтронного излучения», стала «Ускорительная техника».',
    );
    await decide(id, { new_section: 27 });
    expect((await theLetter()).subject).toBe(
      'Время вашего доклада отменено: было 23 октября, 12:00, новое сообщим письмом',
    );
  });

  it('decline a talk politely, without presenting its title as accepted', async () => {
    await decide(await registered(), { new_user_type: 1, new_section: null });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Ваш доклад не включён в программу, приглашаем слушателем');
    expect(lines.slice(1, 4)).toEqual([
      'Спасибо за заявку. Программный комитет рассмотрел предложенный доклад «О пучках» и, к сожалению, не смог включить его в программу.',
      'Будем рады видеть вас на форуме слушателем.',
      'Пожалуйста, подтвердите участие в личном кабинете по 9 октября 2025 года включительно.',
    ]);
    expect(lines.join()).not.toContain('Название доклада');
  });

  it('do not mention a talk to a person who asked to listen, but mention a later change of format', async () => {
    const id = await registered(talk({ type: 1, comment: '', section_choice: null }));
    await decide(id, { new_user_type: 1, new_section: null });
    expect((await theLetter()).subject).toBe('Подтвердите участие до 9 октября: слушатель');
    await decide(id);
    expect((await theLetter()).subject).toBe('Подтвердите участие до 9 октября: формат изменён на устный доклад');
  });
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { registration, school, talk } from '../testkit/samples.ts';
import { cabinet, ending, reasonOf, receiveLetters, signed } from './receiveLetters.ts';

const CLOSED = '2025-10-02T00:00:00+03:00';
const SCHOOL_CLOSED = '2025-10-14T00:00:00+03:00';

const { smtp, provider, token, cancel, decide, theLetter } = await receiveLetters();
const made = ending('подали эту заявку в личном кабинете форума');

describe('letters about a registration, through a mail server', () => {
  it('REG-04 a registration with a talk names title and section', async () => {
    await provider.register(token, talk({ comment: 'Доклад о «пучках» <b> & "примерах"' }));
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
    await provider.register(token, talk({ type: 1, comment: '', section_choice: null }));
    expect((await theLetter()).lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Мы получили вашу заявку на участие в форуме.',
      'Формат участия: слушатель',
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
      ...made,
    ]);
    await provider.register(token, talk({ type: 3, one_more: true }));
    const extra = await theLetter();
    expect(extra.subject).toBe('Заявка получена: дополнительный доклад');
    expect(extra.lines).toContain('Формат участия: стендовый доклад');
    await provider.register(token, school);
    const ofSchool = await theLetter();
    expect(ofSchool.subject).toBe('Заявка получена: участие в школе');
    expect(ofSchool.lines.join()).not.toMatch(/SCHOOL|Формат/);
  });

  it('REG-09 a cancellation says whether the person can register again', async () => {
    const [forum, ofSchool] = [await provider.register(token, talk()), await provider.register(token, school)];
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

  it('REG-09 CAB-06 a late cancellation mentions no other registration: only the older cabinet takes one', async () => {
    const forum = await provider.register(token, talk());
    await theLetter();
    provider.clock.set(CLOSED);
    await cancel(forum, { expired_variant: true });
    expect((await theLetter()).lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Вы отменили заявку на участие в форуме.',
      'Название доклада: «Пример доклада»',
      'Открыть личный кабинет:',
      cabinet,
      'Если заявку отменили не вы, смените пароль от личного кабинета и сообщите организаторам.',
      ...signed('отменили эту заявку в личном кабинете форума'),
    ]);
  });

  it('REG-13 the school’s window decides about the school', async () => {
    const ofSchool = await provider.register(token, school);
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
      () => provider.call('POST', callPaths.register, { body: registration('why@example.org') }),
      'на портале форума создали личный кабинет с этим адресом',
    ],
    [
      'ACC-15 reset',
      () => provider.askReset('admin@example.org'),
      'на портале форума попросили восстановить пароль к личному кабинету с этим адресом',
    ],
  ])('%s states its reason', async (_, send, reason) => {
    await send();
    expect((await theLetter()).lines.at(-1)).toBe(reasonOf(reason));
  });

  it('ACC-16 informs the owner of a changed password', async () => {
    const email = 'admin@example.org';
    await provider.askReset(email);
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

  it('REG-05 REG-06 REG-13 about the school mentions neither a format nor answers', async () => {
    const id = await provider.register(token, school);
    await theLetter();
    await decide(id, { new_user_type: 1, new_section: null });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие в школе до 25 октября включительно');
    expect(lines).toContain('Модератор рассмотрел вашу заявку на участие в школе и подтвердил её.');
    expect(lines).toContain('Школа: Школа молодых учёных «Материалы детекторов»');
    expect(lines.at(-1)).toContain('подали заявку на участие в школе');
    await provider.confirm(token, id, { selected_listen_sections: [36], need_tour: 2 });
    expect((await theLetter()).lines).toContain('Дни форума приложены к письму файлом для календаря.');
  });

  it('LST-04 assigning days and slots sends no letter', async () => {
    const id = await provider.register(token, talk());
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

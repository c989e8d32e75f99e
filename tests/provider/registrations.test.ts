import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPEN, startProvider, type TestProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

const BEFORE = '2025-07-31T23:59:59+03:00';
const OPENS = '2025-08-01T00:00:00+03:00';
const LAST = '2025-10-01T23:59:59+03:00';
const CLOSED = '2025-10-02T00:00:00+03:00';
const SCHOOL_LAST = '2025-10-13T23:59:59+03:00';
const SCHOOL_CLOSED = '2025-10-14T00:00:00+03:00';

type Registration = { id: number; [field: string]: unknown };
type Done = { data: Registration };
type Refused = { error: string };

let provider: TestProvider;
let token: string;
let moderator: string;
beforeAll(async () => {
  provider = await startProvider();
  token = await provider.login('participant@example.org');
  moderator = await provider.login('moderator@example.org');
});
afterAll(() => provider.close());
beforeEach(async () => {
  provider.clock.set(OPEN);
  await provider.database.deleteFrom('participations').where('account_id', '<', 100).execute();
});

const make = (body: object, as = token) =>
  provider.call<Done & Refused>('POST', '/api/users/registration/make/', { token: as, body });
const change = (body: object, as = token) =>
  provider.call<Done & Refused>('POST', '/api/users/registration/change/', { token: as, body });
const confirmFormat = (id: number, new_user_type: number, new_section: number | '' = 26, rest = {}) =>
  provider.call<Done>('POST', '/api/users/user_meeting/change/', {
    token: moderator,
    body: { id, new_user_type, new_section, new_org_comment: '22 октября', ...rest },
  });
const list = async (as = token) =>
  (
    await provider.call<{ data: Registration[] }>('GET', '/api/users/user_meeting_reg/list/?meeting_id=3', {
      token: as,
    })
  ).body.data;
const made = async (body: object = talk()) => (await make(body)).body.data.id;
const confirmation = (id: number, rest = {}) => ({
  id,
  action: 'confirm_reg',
  is_confirm: 1,
  selected_listen_sections: [28],
  need_tour: 1,
  tshort_size: 4,
  cancel_poster: -1,
  ...rest,
});

describe('make', () => {
  it('API-13 API-14 REG-04 registers with nothing confirmed yet and lists it', async () => {
    const answer = await make(talk());
    expect(answer.body.data).toMatchObject({
      type: 2,
      confirm_type: 0,
      is_confirm: 0,
      comments: 'Пример доклада',
      section_choice_id: 26,
      listen_sections: '26, 27',
      need_tour: 2,
      created_at: OPEN,
    });
    expect(await list()).toEqual([answer.body.data]);
    expect(await list(moderator)).toEqual([]);
  });

  it('REG-12 makes registrations inside the window only', async () => {
    provider.clock.set(BEFORE);
    expect((await make(talk())).body).toEqual({ error: 'Регистрация на форум еще не открыта' });
    provider.clock.set(CLOSED);
    expect((await make(talk())).body).toEqual({ error: 'Регистрация уже завершена' });
    provider.clock.set(LAST);
    expect((await make(talk())).body.data.type).toBe(2);
    await change({ id: (await list())[0]?.id, action: 'cancel_reg', is_active: false });
    provider.clock.set(OPENS);
    expect((await make(talk())).body.data.type).toBe(2);
  });

  it.each([
    ['inactive', 2, 40],
    ['by invitation', 2, 39],
    ['not for talks', 2, 38],
    ['by invitation, for a poster', 3, 36],
    ['of another meeting', 2, 12],
    ['unknown', 3, 999],
  ])('REG-02 refuses a section that is %s', async (_name, type, section_choice) => {
    const answer = await make(talk({ type, section_choice }));
    expect(answer).toMatchObject({ status: 400, body: { section_choice: ['Секция недоступна для выбора.'] } });
  });

  it('REG-02 takes a poster in a section that is open but not for oral talks', async () => {
    expect((await make(talk({ type: 3, section_choice: 38 }))).status).toBe(200);
  });

  it('REG-02 refuses to listen to inactive sections, by the place in the list', async () => {
    expect((await make(talk({ selected_listen_sections: [39, 40] }))).body).toEqual({
      selected_listen_sections: { '1': ['Секция недоступна для выбора.'] },
    });
    expect((await make(talk({ selected_listen_sections: [26, 'x'] }))).body).toEqual({
      selected_listen_sections: { '1': ['Введите правильное число.'] },
    });
  });

  it('REG-03 refuses a talk without a section or without a title', async () => {
    expect((await make(talk({ section_choice: null }))).body).toEqual({ section_choice: ['Выберите секцию.'] });
    expect((await make(talk({ comment: '  ' }))).body).toEqual({ comment: ['Укажите название доклада.'] });
    expect((await make(talk({ type: 3, comment: '' }))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('REG-03 asks a listener for neither section nor title', async () => {
    expect((await make(talk({ type: 1, comment: '' }))).body).toEqual({
      section_choice: ['Слушателю секция доклада не нужна.'],
    });
    const answer = await make(talk({ type: 1, comment: '', section_choice: null, need_tour: false }));
    expect(answer.body.data).toMatchObject({ type: 1, section_choice_id: null, need_tour: 0 });
  });

  it('API-14 refuses a format, a body and ids that are none', async () => {
    expect((await make(talk({ type: 4 }))).body).toHaveProperty('type');
    expect((await make([])).body).toHaveProperty('non_field_errors');
    expect((await make(talk({ section_choice: 10 ** 25 }))).body).toHaveProperty('section_choice');
    expect((await make({})).body).toMatchObject({ comment: ['Обязательное поле.'], one_more: ['Обязательное поле.'] });
  });

  it('API-14 makes one registration of equal requests at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(talk())));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(answers.find(({ body }) => body.error)?.body).toEqual({ error: 'Вы уже зарегистрированы на форум' });
    expect(await list()).toHaveLength(1);
  });

  it('REG-07 takes two additional talks, no third, no listener, none without a first one', async () => {
    const extra = talk({ one_more: true, type: 3 });
    expect((await make(extra)).body).toEqual({ error: 'Сначала зарегистрируйтесь на форум' });
    await make(talk());
    expect((await make(talk({ one_more: true, type: 1, comment: '', section_choice: null }))).body.error).toBe(
      'Дополнительно можно заявить только доклад или постер',
    );
    const answers = await Promise.all([1, 2, 3].map(() => make(extra)));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(2);
    expect((await make(extra)).body).toEqual({ error: 'Можно заявить не более двух дополнительных докладов' });
    expect((await list()).map(({ type }) => type)).toEqual([2, 3, 3]);
  });

  it('REG-13 registers for the school once, in its own window', async () => {
    provider.clock.set(SCHOOL_CLOSED);
    expect((await make(school)).body).toEqual({ error: 'Регистрация уже завершена' });
    provider.clock.set(SCHOOL_LAST);
    expect((await make(talk())).body).toHaveProperty('error');
    const answers = await Promise.all([make(school), make(school)]);
    expect(answers.map(({ body }) => body.error ?? 'made').sort()).toEqual(
      ['made', 'Вы уже зарегистрированы на школу'].sort(),
    );
    expect(await list()).toMatchObject([{ comments: 'SCHOOL', type: 1, section_choice_id: 36, listen_sections: '36' }]);
    provider.clock.set(OPEN);
    expect((await make(talk())).body.data).toMatchObject({ type: 2 });
  });
});

describe('change', () => {
  it('API-10 REG-05 a moderator sets another format, section and date; a letter goes out', async () => {
    const id = await made();
    const answer = await confirmFormat(id, 3, 27);
    expect(answer.body.data).toMatchObject({
      type: 2,
      confirm_type: 3,
      section_confirm_id: 27,
      org_comment: '22 октября',
    });
    expect((await list())[0]).toMatchObject({
      confirm_type: 3,
      section_confirm_id: 27,
      org_comment: '22 октября',
      is_confirm: 0,
    });
    const [letter] = await provider.mailbox();
    expect(letter).toMatchObject({ to: 'participant@example.org', subject: 'Формат участия в форуме подтверждён' });
    expect(letter?.text).toContain('стендовый доклад');
    expect(letter?.text).toContain('«Пример доклада»');
    expect(letter?.text).toContain('Ускорительная техника');
  });

  it('API-15 refuses to confirm before a moderator did, then keeps what was chosen', async () => {
    const id = await made();
    expect((await change(confirmation(id))).body).toEqual({ error: 'Модератор еще не подтвердил формат участия' });
    await confirmFormat(id, 2);
    expect((await change(confirmation(id, { selected_listen_sections: [40] }))).status).toBe(400);
    expect((await change(confirmation(id))).body.data).toMatchObject({
      is_confirm: 1,
      listen_sections: '28',
      need_tour: 1,
      tshort_size: 4,
      confirm_type: 2,
      cancel_poster: null,
    });
    expect((await change(confirmation(id, { tshort_size: 5 }))).status).toBe(400);
  });

  it('API-15 lets only a confirmed poster become a listener', async () => {
    const id = await made();
    await confirmFormat(id, 2);
    expect((await change(confirmation(id, { cancel_poster: 1 }))).body.error).toBe(
      'Отказаться можно только от подтверждённого постера',
    );
    await confirmFormat(id, 3, 26, { new_speak_day: 2, new_speak_slot: 7, new_speak_track: '' });
    expect((await change(confirmation(id, { cancel_poster: 1 }))).body.data).toMatchObject({
      confirm_type: 1,
      cancel_poster: 1,
      is_confirm: 1,
      section_confirm_id: null,
      org_comment: null,
    });
  });

  it('REG-09 cancels what is requested or confirmed; after closing it cannot be redone', async () => {
    const first = await made();
    expect((await change({ id: first, action: 'cancel_reg', is_active: false })).status).toBe(200);
    expect(await list()).toEqual([]);
    const second = await made();
    await confirmFormat(second, 2);
    await change(confirmation(second));
    provider.clock.set(CLOSED);
    await change({ id: second, action: 'cancel_reg', is_active: false });
    expect(await list()).toEqual([]);
    expect((await make(talk())).body).toEqual({ error: 'Регистрация уже завершена' });
    expect((await change({ id: second, action: 'cancel_reg', is_active: false })).status).toBe(404);
  });

  it('REG-09 an additional talk takes the place of a cancelled first registration', async () => {
    const first = await made();
    const extra = await made(talk({ one_more: true, comment: 'Второй доклад' }));
    await change({ id: first, action: 'cancel_reg', is_active: false });
    expect((await list()).map(({ id }) => id)).toEqual([extra]);
    expect((await make(talk())).body).toEqual({ error: 'Вы уже зарегистрированы на форум' });
    expect((await make(talk({ one_more: true }))).status).toBe(200);
    expect((await make(talk({ one_more: true }))).body.data).toBeDefined();
  });

  it('TOU-02 keeps both answers about the excursion and switches them', async () => {
    const id = await made(talk({ need_tour: false }));
    expect((await change({ id, action: 'confirm_tour', confirm_tour: 2 })).body.data.need_tour).toBe(2);
    expect((await change({ id, action: 'change_tour', need_tour: 1 })).body.data.need_tour).toBe(1);
    expect((await change({ id, action: 'change_tour', need_tour: 0 })).status).toBe(400);
  });

  it('API-15 knows no other person’s registration and no other action', async () => {
    const id = await made();
    expect((await change({ id, action: 'cancel_reg', is_active: false }, moderator)).status).toBe(404);
    expect((await change({ id: 3001, action: 'change_tour', need_tour: 1 })).status).toBe(404);
    expect((await change({ id, action: 'make_tea' })).body).toEqual({ action: ['Неизвестное действие.'] });
    expect(await list()).toHaveLength(1);
  });

  it('API-13 asks for a token', async () => {
    const answer = await provider.call('GET', '/api/users/user_meeting_reg/list/?meeting_id=3');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Token');
  });
});

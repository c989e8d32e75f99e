import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

const SCHOOL_LAST = '2025-10-13T23:59:59+03:00';
const SCHOOL_CLOSED = '2025-10-14T00:00:00+03:00';

type Registration = { id: number; [field: string]: unknown };
type Done = { data: Registration };
type Refused = { error: string };

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

const make = (body: object, as = token) =>
  provider.call<Done & Refused>('POST', callPaths.makeRegistration, { token: as, body });
const list = (as = token) => provider.registrations(as);
const made = (body?: object) => provider.register(token, body);

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

  it.each([
    ['inactive', 2, 40],
    ['by invitation', 2, 39],
    ['not for talks', 2, 38],
    ['not for talks, for a poster', 3, 38],
    ['by invitation, for a poster', 3, 36],
    ['of another meeting', 2, 12],
    ['unknown', 3, 999],
  ])('REG-02 rejects a section that is %s', async (_name, type, section_choice) => {
    const answer = await make(talk({ type, section_choice }));
    expect(answer).toMatchObject({ status: 400, body: { section_choice: ['Секция недоступна для выбора'] } });
  });

  it('REG-02 rejects to listen to sections that are inactive or by invitation, by the place in the list', async () => {
    const unavailable = ['Секция недоступна для выбора'];
    expect((await make(talk({ selected_listen_sections: [26, 39, 40, 36] }))).body).toEqual({
      selected_listen_sections: { '1': unavailable, '2': unavailable, '3': unavailable },
    });
    expect((await make(talk({ selected_listen_sections: [26, 'x'] }))).body).toEqual({
      selected_listen_sections: { '1': ['Введите правильное число.'] },
    });
  });

  it('REG-03 rejects a talk without a section or without a title', async () => {
    expect((await make(talk({ section_choice: null }))).body).toEqual({ section_choice: ['Выберите секцию.'] });
    expect((await make(talk({ comment: '  ' }))).body).toEqual({ comment: ['Укажите название доклада.'] });
    expect((await make(talk({ type: 3, comment: '' }))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('REG-03 requires neither section nor title of a listener', async () => {
    expect((await make(talk({ type: 1, comment: '' }))).body).toEqual({
      section_choice: ['Слушателю секция доклада не нужна.'],
    });
    const answer = await make(talk({ type: 1, comment: '', section_choice: null, need_tour: false }));
    expect(answer.body.data).toMatchObject({ type: 1, section_choice_id: null, need_tour: 0 });
  });

  it('API-14 rejects an invalid format, body or id', async () => {
    expect((await make(talk({ type: 4 }))).body).toHaveProperty('type');
    expect((await make([])).body).toHaveProperty('non_field_errors');
    expect((await make(talk({ section_choice: 10 ** 25 }))).body).toHaveProperty('section_choice');
    expect((await make({})).body).toMatchObject({ comment: ['Обязательное поле.'], type: ['Обязательное поле.'] });
    expect((await make(talk({ one_more: undefined }))).body).toEqual({ one_more: ['Обязательное поле.'] });
  });

  it('API-14 makes one registration of equal simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(talk())));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(answers.find(({ body }) => body.error)?.body).toEqual({ error: 'Вы уже зарегистрированы на форум' });
    expect(await list()).toHaveLength(1);
  });

  it('REG-01 ACC-20 rejects an account without a person, for the forum and for the school', async () => {
    const nameless = await provider.login('sister-new@example.org');
    for (const body of [talk(), school]) {
      expect((await make(body, nameless)).body).toEqual({ error: 'Сначала заполните и сохраните профиль' });
    }
    expect(await list(nameless)).toEqual([]);
    const named = { first_name: 'Новая', last_name: 'Сестринская' };
    await provider.call('POST', callPaths.createIndividual, { token: nameless, body: named });
    expect((await make(talk(), nameless)).body.data.type).toBe(2);
  });

  it('REG-07 accepts two additional talks, but no third one, no listener, and none without a first registration', async () => {
    const extra = talk({ one_more: true, type: 3 });
    expect((await make(extra)).body).toEqual({ error: 'Сначала зарегистрируйтесь на форум' });
    await make(talk());
    expect((await make(talk({ one_more: true, type: 1, comment: '', section_choice: null }))).body.error).toBe(
      'Дополнительно можно заявить только устный или стендовый доклад',
    );
    const answers = await Promise.all([1, 2, 3].map(() => make(extra)));
    expect(answers.filter(({ body }) => body.data)).toHaveLength(2);
    expect((await make(extra)).body).toEqual({ error: 'Можно заявить не более двух дополнительных докладов' });
    expect((await list()).map(({ type }) => type)).toEqual([2, 3, 3]);
  });

  it('REG-13 registers for the school once, in its own window', async () => {
    provider.clock.set(SCHOOL_CLOSED);
    expect((await make(school)).body).toEqual({ error: 'Регистрация на школу уже завершена' });
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

  it('API-13 lists the oldest first, the school too', async () => {
    const first = await made(school);
    provider.clock.set('2025-09-15T12:00:01+03:00');
    const second = await made();
    expect((await list()).map(({ id }) => id)).toEqual([first, second]);
  });
});

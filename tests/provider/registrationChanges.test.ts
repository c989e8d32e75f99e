import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { talk } from '../testkit/samples.ts';

const CLOSED = '2025-10-02T00:00:00+03:00';

type Registration = { id: number; [field: string]: unknown };
type Done = { data: Registration };
type Refused = { error: string };

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(() => provider.clear());

const make = (body: object, as = token) =>
  provider.call<Done & Refused>('POST', callPaths.makeRegistration, { token: as, body });
const change = (body: object, as = token) =>
  provider.call<Done & Refused>('POST', callPaths.changeRegistration, { token: as, body });
const confirmFormat = (id: number, new_user_type: number, new_section: number | null = 26, rest = {}) =>
  provider.call<Done>('POST', callPaths.changeParticipation, {
    token: moderator,
    body: { id, new_user_type, new_section, new_org_comment: '22 октября', ...rest },
  });
const list = (as = token) => provider.registrations(as);
const made = (body?: object) => provider.register(token, body);
const confirm = (id: number, rest = {}) =>
  provider.confirm(token, id, { selected_listen_sections: [28], need_tour: 1, tshort_size: 4, ...rest });

describe('change', () => {
  it('API-15 rejects a confirmation before the moderator’s, then stores the choices', async () => {
    const id = await made();
    expect((await confirm(id)).body).toEqual({ error: 'Модератор ещё не подтвердил формат участия' });
    await confirmFormat(id, 2);
    expect((await confirm(id, { selected_listen_sections: [40] })).status).toBe(400);
    expect((await confirm(id)).body.data).toMatchObject({
      is_confirm: 1,
      listen_sections: '28',
      need_tour: 1,
      tshort_size: 4,
      confirm_type: 2,
      cancel_poster: null,
    });
    expect((await confirm(id, { tshort_size: 5 })).status).toBe(400);
  });

  it('API-15 confirms with a section that was made inactive after it was chosen', async () => {
    const id = await made(talk({ selected_listen_sections: [27] }));
    await confirmFormat(id, 2);
    const setActive = (is_active: boolean) =>
      provider.database.updateTable('sections').set({ is_active }).where('id', '=', 27).execute();
    await setActive(false);
    const answer = await confirm(id, { selected_listen_sections: [27, 28] });
    await setActive(true);
    expect(answer.body.data).toMatchObject({ is_confirm: 1, listen_sections: '27, 28' });
  });

  it('REG-06 the letter about a confirmation names the answers that the person gave and can change', async () => {
    const lastLetter = async () => (await provider.mailbox())[0]?.text;
    const id = await made();
    await confirmFormat(id, 1, null);
    expect((await confirm(id, { tshort_size: undefined })).status).toBe(200);
    expect(await lastLetter()).toMatch(/Вы подтвердили участие.*Экскурсия: .*Ответ об экскурсии можно изменить/s);
    expect(await lastLetter()).not.toContain('Размер футболки');
    await confirmFormat(id, 2);
    await confirm(id, { tshort_size: 2 });
    expect(await lastLetter()).toContain('Размер футболки: M');
    expect(await lastLetter()).toContain('Ответы об экскурсии и размере футболки можно изменить в личном кабинете.');
  });

  it('API-10 REG-05 another format needs a new confirmation, the same one stays confirmed', async () => {
    const id = await made();
    await confirmFormat(id, 3);
    await confirm(id, { cancel_poster: 1 });
    expect((await confirmFormat(id, 1, null)).body.data).toMatchObject({ is_confirm: 1, cancel_poster: 1 });
    expect((await confirmFormat(id, 2)).body.data).toMatchObject({
      confirm_type: 2,
      is_confirm: 0,
      cancel_poster: null,
    });
    await confirm(id);
    expect((await confirmFormat(id, 2, 27)).body.data).toMatchObject({ is_confirm: 1 });
    expect((await confirmFormat(id, 1, null)).body.data).toMatchObject({ confirm_type: 1, is_confirm: 0 });
  });

  it('API-15 allows only a confirmed poster to become a listener', async () => {
    const id = await made();
    await confirmFormat(id, 2);
    expect((await confirm(id, { cancel_poster: 1 })).body.error).toBe(
      'Отказаться можно только от подтверждённого стендового доклада',
    );
    await confirmFormat(id, 3, 26, { new_speak_day: 2, new_speak_slot: 7, new_speak_track: null });
    const places = () => provider.read(`${callPaths.getParticipation}?id=${id}`, moderator);
    expect(await places()).toMatchObject({ speak_day: 2, speak_slot: 7 });
    expect((await confirm(id, { cancel_poster: 1 })).body.data).toMatchObject({
      confirm_type: 1,
      cancel_poster: 1,
      is_confirm: 1,
      section_confirm_id: null,
      org_comment: null,
    });
    expect(await places()).toMatchObject({ speak_day: null, speak_slot: null, speak_track: null });
  });

  it('REG-09 cancels nothing after the forum', async () => {
    const id = await made();
    provider.clock.set('2025-10-26T00:00:00+03:00');
    const { body } = await provider.cancel(token, id);
    expect(body).toEqual({ error: 'Форум уже завершён' });
    expect(await list()).toHaveLength(1);
  });

  it('REG-05 REG-06 the letter names the last day to confirm once the organisers’ day has passed', async () => {
    const id = await made();
    provider.clock.set('2025-10-10T12:00:00+03:00');
    await confirmFormat(id, 2);
    expect((await provider.mailbox())[0]?.text).toContain('по 25 октября 2025 года включительно');
  });

  it.each([
    ['2025-10-22T12:00:00+03:00', 2, true],
    ['2025-10-23T12:00:00+03:00', 2, false],
    ['2025-10-23T12:00:00+03:00', null, true],
    ['2025-10-26T00:00:00+03:00', null, false],
  ])('REG-05 the letter at %s names the date of a talk on day %s: %s', async (now, new_speak_day, isNamed) => {
    const new_org_comment = '22 октября, 14:00';
    const id = await made();
    provider.clock.set(now);
    await confirmFormat(id, 2, 26, { new_org_comment, new_speak_day });
    const text = (await provider.mailbox())[0]?.text ?? '';
    expect(text).toContain('Название доклада: «Пример доклада»\n');
    expect(text.includes(`Дата доклада: ${new_org_comment}`)).toBe(isNamed);
  });

  it.each([
    ['a speaker that nobody can confirm any more', 2, 'Форум уже завершён, подтвердить участие больше нельзя.'],
    ['a listener that no confirmation is needed', 1, 'Форум уже завершён, подтверждать участие больше не нужно.'],
  ])('REG-05 the letter after the forum tells %s', async (_, format, sentence) => {
    const id = await made();
    provider.clock.set('2025-10-26T00:00:00+03:00');
    await confirmFormat(id, format);
    const text = (await provider.mailbox())[0]?.text;
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/подтвердите участие|включительно/);
  });

  it.each([
    ['2025-10-25T23:59:59+03:00', 0, 'Пожалуйста, подтвердите участие'],
    ['2025-10-26T00:00:00+03:00', 1, 'Участие вы уже подтвердили'],
  ])('REG-05 DOC-02 another format at %s leaves is_confirm %i', async (now, is_confirm, sentence) => {
    const id = await made();
    await confirmFormat(id, 2);
    await confirm(id);
    provider.clock.set(now);
    expect((await confirmFormat(id, 3)).body.data).toMatchObject({ confirm_type: 3, is_confirm });
    expect((await provider.mailbox())[0]?.text).toContain(sentence);
  });

  it('REG-09 cancels a requested or confirmed one; after closing there is no way back', async () => {
    const first = await made();
    expect((await provider.cancel(token, first)).status).toBe(200);
    expect(await list()).toEqual([]);
    const second = await made();
    await confirmFormat(second, 2);
    await confirm(second);
    provider.clock.set(CLOSED);
    await provider.cancel(token, second);
    expect(await list()).toEqual([]);
    expect((await make(talk())).body).toEqual({ error: 'Регистрация уже завершена' });
    expect((await provider.cancel(token, second)).status).toBe(404);
  });

  it('REG-09 an additional talk takes the place of a cancelled first registration', async () => {
    const first = await made();
    const extra = await made(talk({ one_more: true, comment: 'Второй доклад' }));
    await provider.cancel(token, first);
    expect((await list()).map(({ id }) => id)).toEqual([extra]);
    expect((await make(talk())).body).toEqual({ error: 'Вы уже зарегистрированы на форум' });
    expect((await make(talk({ one_more: true }))).status).toBe(200);
    expect((await make(talk({ one_more: true }))).body.data).toBeDefined();
  });

  it('TOU-02 stores both answers about the excursion and switches between them', async () => {
    const id = await made(talk({ need_tour: false }));
    expect((await change({ id, action: 'confirm_tour', confirm_tour: 2 })).body.data.need_tour).toBe(2);
    expect((await change({ id, action: 'change_tour', need_tour: 1 })).body.data.need_tour).toBe(1);
    expect((await change({ id, action: 'change_tour', need_tour: 0 })).status).toBe(400);
  });

  it('API-15 rejects another person’s registration and an unknown action', async () => {
    const id = await made();
    expect((await provider.cancel(moderator, id)).status).toBe(404);
    expect((await change({ id: 3001, action: 'change_tour', need_tour: 1 })).status).toBe(404);
    expect((await change({ id, action: 'make_tea' })).body).toEqual({ action: ['Неизвестное действие.'] });
    expect(await list()).toHaveLength(1);
  });

  it('API-13 needs a token', async () => {
    const answer = await provider.call('GET', `${callPaths.listRegistrations}?meeting_id=3`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Token');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

type Row = Record<string, unknown> & { id: number; type: number; confirm_type: number; is_confirm: number };

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(async () => {
  await provider.database.deleteFrom('participations').where('account_id', '<', 100).execute();
});

const change = (body: object) =>
  provider.call<{ data: Row }>('POST', callPaths.changeParticipation, { token: moderator, body });
const full = (body: object) =>
  provider.call<{ data: Row[] }>('POST', callPaths.listParticipations, { token: moderator, body });
const open = (meeting: number) =>
  provider.call<{ data: Row[] }>('GET', `${callPaths.listParticipants}?meeting_id=${meeting}`);
const posters = (type: string) =>
  provider.call<{ data: Row[] }>('GET', `${callPaths.listPosters}?meeting_id=3&type=${type}`);
const individuals = (query: string) =>
  provider.call<{ data: Row[] }>('GET', `${callPaths.listIndividuals}?${query}`, { token: moderator });
const made = (body?: object) => provider.register(token, body);

describe('one record', () => {
  it('API-09 names the person as the profile does', async () => {
    const id = await made();
    expect(await provider.read(`${callPaths.getParticipation}?id=${id}`, token)).toMatchObject({
      id,
      user_descr: 'Примеров Пример Примерович',
      email: 'participant@example.org',
      phone_number: '+79000000000',
      birth_date: '1990-05-17T18:00:00+03:00',
      organisation: 'Институт образцовых исследований',
      listen_sections: '26, 27',
    });
    expect((await provider.call('GET', `${callPaths.getParticipation}?id=987654`, { token })).status).toBe(404);
  });
});

describe('change', () => {
  it('API-10 sets day, slot and track, leaves them where they are left out, and empties them for a listener', async () => {
    const id = await made();
    const places = { new_speak_day: 2, new_speak_slot: 5, new_speak_track: 1 };
    const set = await change({ id, new_user_type: 2, new_section: 39, new_org_comment: '22 октября', ...places });
    expect(set.body.data).toMatchObject({ speak_day: 2, speak_slot: 5, speak_track: 1, section_confirm_id: 39 });
    const kept = await change({ id, new_user_type: 3, new_section: 27, new_org_comment: '' });
    expect(kept.body.data).toMatchObject({ confirm_type: 3, speak_day: 2, speak_slot: 5, org_comment: null });
    const emptied = await change({ id, new_user_type: 3, new_section: 27, new_org_comment: '', new_speak_slot: null });
    expect(emptied.body.data).toMatchObject({ speak_day: 2, speak_slot: null });
    const listener = await change({
      id,
      new_user_type: 1,
      new_section: null,
      new_org_comment: '',
      new_speak_day: null,
      new_speak_slot: null,
      new_speak_track: null,
    });
    expect(listener.body.data).toMatchObject({
      confirm_type: 1,
      section_confirm_id: null,
      org_comment: null,
      speak_day: null,
      speak_slot: null,
      speak_track: null,
    });
  });

  it('API-10 rejects a talk without a section, in an inactive one or in one of another meeting, and an unknown record', async () => {
    const body = { id: await made(), new_user_type: 2, new_org_comment: '' };
    expect((await change({ ...body, new_section: null })).body).toEqual({ new_section: ['Выберите секцию.'] });
    expect((await change({ ...body, new_section: '' })).body).toEqual({ new_section: ['Введите правильное число.'] });
    expect((await change({ ...body, new_section: 38 })).body).toEqual({ new_section: ['В этой секции нет докладов.'] });
    expect((await change({ ...body, new_user_type: 3, new_section: 39 })).body).toEqual({
      new_section: ['В этой секции нет стендовых докладов.'],
    });
    for (const new_section of [40, 12, 999]) {
      expect((await change({ ...body, new_section })).body).toEqual({ new_section: ['Секция недоступна для выбора'] });
    }
    const schoolId = await made(school);
    expect((await change({ ...body, id: schoolId, new_section: 26 })).body).toEqual({
      new_user_type: ['В школе можно участвовать только слушателем.'],
    });
    expect((await change({ ...body, new_user_type: 4, new_section: 26 })).body).toHaveProperty('new_user_type');
    expect((await change({ ...body, new_section: 'x' })).body).toEqual({ new_section: ['Введите правильное число.'] });
    expect((await change({ ...body, new_section: 26, new_speak_slot: 0 })).body).toHaveProperty('new_speak_slot');
    expect((await change({ ...body, new_section: 26, id: 987654 })).status).toBe(404);
  });
});

describe('lists', () => {
  it('API-11 LST-08 shows every caller names and organisations and nothing else', async () => {
    const { body } = await open(3);
    expect(new Set(body.data.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['id', 'user_descr', 'organisation', 'organization_id', 'other_org_descr']),
    );
  });

  it('API-11 names 280 people of 42 organisations in 2023, and a person once however many talks', async () => {
    const { body } = await open(1);
    expect(body.data).toHaveLength(280);
    expect(new Set(body.data.map((row) => row.other_org_descr ?? row.organisation)).size).toBe(42);
    expect((await open(2)).body.data).toHaveLength(250);
    const before = (await open(3)).body.data.length;
    await made();
    await made(talk({ one_more: true }));
    await made(school);
    expect((await open(3)).body.data).toHaveLength(before + 1);
    expect((await open(99)).body.data).toEqual([]);
  });

  it('API-11 gives moderators full records in every state, for all participants or for the project', async () => {
    const all = (await full({ meeting_id: 3, is_moderator: true })).body.data;
    expect(all.length).toBeGreaterThan(290);
    const states = new Set(all.map(({ type, confirm_type, is_confirm }) => `${type}${confirm_type}${is_confirm}`));
    for (const type of [1, 2, 3])
      for (const confirmed of [0, 1, 2, 3])
        for (const own of confirmed ? [0, 1] : [0]) expect(states).toContain(`${type}${confirmed}${own}`);
    for (const field of ['file', 'file_pdf', 'exp_file', 'speak_slot', 'org_comment'])
      expect(all.some((row) => row[field])).toBe(true);
    const project = (await full({ meeting_id: 3, is_moderator: true, neutron_only: true })).body.data;
    expect(project.length).toBeGreaterThan(10);
    expect(project.length).toBeLessThan(all.length / 2);
  });

  it('API-11 API-20 sorts names as Russian does, whatever the database', async () => {
    const byName = new Intl.Collator('ru').compare;
    const lastNames = (await individuals('role=user')).body.data.map(({ last_name }) => String(last_name));
    expect(lastNames).toEqual([...lastNames].sort(byName));
    const setName = (last_name: string) =>
      provider.database.updateTable('individuals').set({ last_name }).where('id', '=', 1).execute();
    await setName('ёжиков');
    await made();
    const listed = (await open(3)).body.data.map(({ user_descr }) => String(user_descr));
    const inFull = (await full({ meeting_id: 3, is_moderator: true })).body.data.map((row) => String(row.user_descr));
    await setName('Примеров');
    for (const names of [listed, inFull]) {
      const families = names.map((name) => name.split(' ')[0] ?? '');
      expect(families[0]).toBe('ёжиков');
      expect(families).toEqual([...families].sort(byName));
    }
  });

  it('API-12 gives the posters of the two sessions by section and place', async () => {
    const [first, second] = [(await posters('poster_1')).body.data, (await posters('poster_2')).body.data];
    expect(new Set(first.map((row) => row.section_confirm_id))).toEqual(new Set([26, 27, 29, 30, 34]));
    expect(new Set(second.map((row) => row.section_confirm_id))).toEqual(new Set([28, 31, 32, 33, 35, 37]));
    expect(first.every((row) => row.user_descr && row.comments)).toBe(true);
    const slots = first.map((row) => Number(row.speak_slot));
    expect(slots).toEqual([...slots].sort((a, b) => a - b));
    expect(new Set(slots).size).toBe(slots.length);
    expect((await posters('poster_3')).status).toBe(400);
  });

  it('API-20 finds individuals by the beginning of the last name and by role, for moderators', async () => {
    const found = (await individuals(`last_name=${encodeURIComponent('пример')}`)).body.data;
    expect(found.length).toBeGreaterThan(10);
    expect(found.every((row) => String(row.last_name).startsWith('Пример'))).toBe(true);
    expect((await individuals('last_name=%25')).body.data).toEqual([]);
    expect((await individuals('role=user')).body.data.length).toBeGreaterThan(420);
    expect((await individuals('role=admin')).status).toBe(400);
    expect((await individuals('last_name=%00')).status).toBe(400);
  });
});

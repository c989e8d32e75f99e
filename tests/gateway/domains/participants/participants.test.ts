import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';

const getCall = `GET ${callPaths.getParticipation}`;
const token = { token: 't' };

const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });
const plain = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const participation = (differences: object = {}) => ({
  ...registration({ confirm_type: 2, section_confirm_id: 26 }),
  user_descr: 'Примеров Пример Примерович',
  organisation: 'Институт образцовых исследований',
  organization_id: 5,
  other_org_descr: null,
  phone_number: '+70000000000',
  email: 'primer@example.org',
  birth_date: '1990-05-17T15:00:00Z',
  speak_day: 2,
  speak_slot: 4,
  speak_track: 0,
  ...differences,
});

describe('one registration', () => {
  const query = `query ($id: ID!) { registration(id: $id) {
    id fullName organization { id name } phone email birthDate talkDay talkSlot talkTrack title confirmedSection { name }
    attendanceDays
  } }`;

  it('API-09 returns the full record', async () => {
    provider.on(getCall, { body: { data: participation() } });
    const answer = await gateway.graphql(query, { id: 'Registration:12' }, token);
    expect(answer.data).toEqual({
      registration: {
        id: 'Registration:12',
        fullName: 'Примеров Пример Примерович',
        organization: { id: 'Organization:5', name: 'Институт образцовых исследований' },
        phone: '+70000000000',
        email: 'primer@example.org',
        birthDate: '1990-05-17',
        talkDay: 2,
        talkSlot: 4,
        talkTrack: null,
        title: 'Образцовый доклад',
        confirmedSection: { name: 'Секция образцов' },
        attendanceDays: null,
      },
    });
    expect(provider.callsTo(getCall)[0]?.query).toEqual({ id: '12', with_cancelled: 'true' });
  });
});

describe('the days of a registration', () => {
  it.each<[string, object, number[] | null]>([
    ['booleans', { day_1: true, day_2: false, day_3: true, day_4: null }, [1, 3]],
    ['numbers', { day_1: 0, day_2: 1, day_3: 0, day_4: 1 }, [2, 4]],
    ['texts', { day_1: '2025-10-21', day_2: '', day_3: '0', day_4: 'False' }, [1]],
    ['only nulls', { day_1: null, day_2: null, day_3: null, day_4: null }, null],
    ['nothing', { day_1: undefined, day_2: undefined, day_3: undefined, day_4: undefined }, null],
  ])('come from %s', async (_, days, attendanceDays) => {
    provider.on(getCall, { body: { data: participation(days) } });
    const answer = await gateway.graphql('{ registration(id: "Registration:12") { attendanceDays } }', {}, token);
    expect(answer.data).toEqual({ registration: { attendanceDays } });
  });
});

describe('the history of a registration', () => {
  const historyCall = `GET ${callPaths.getParticipationHistory}`;
  const entry = (id: number) => ({
    id,
    created_at: '2025-09-15T12:00:00+03:00',
    action: 'changed',
    author_role: 'moderator',
    author_descr: null,
    meeting_id: 3,
    participation_id: 12,
    fields: [],
  });
  const read = async (fields = 'history { key }') =>
    (await gateway.graphql(`{ registration(id: "Registration:12") { ${fields} } }`, {}, token)).data?.registration;

  it('LST-03 is the newest 100 entries, newest first', async () => {
    provider.on(getCall, { body: { data: participation() } });
    provider.on(historyCall, { body: { data: Array.from({ length: 101 }, (_, at) => entry(at + 1)) } });
    const history = Array.from({ length: 100 }, (_, at) => ({ key: String(101 - at) }));
    expect(await read()).toEqual({ history });
  });

  it('is read once, as attendance is, however many aliases need it', async () => {
    const calls = [historyCall, `POST ${callPaths.listAttendance}`];
    provider.on(getCall, { body: { data: participation() } });
    for (const call of calls) provider.on(call, { body: { data: [] } });
    const fields = (alias: string) => `${alias}h: history { key } ${alias}a: attendance { key }`;
    expect(await read(`${fields('a')} ${fields('b')}`)).toEqual({ ah: [], aa: [], bh: [], ba: [] });
    expect(calls.map((call) => provider.callsTo(call).length)).toEqual([1, 1]);
  });

  it('is null at a provider without it', async () => {
    plain.provider.on(getCall, { body: { data: participation() } });
    const query = '{ registration(id: "Registration:12") { history { key } } }';
    expect(await plain.gateway.graphql(query, {}, token)).toMatchObject({
      data: { registration: { history: null } },
      errors: [],
    });
  });
});

describe('the history of a registration by an account', () => {
  it("has author, time and fields for moderators; the owner does not see moderators' names", async () => {
    const { provider: service, gateway: portal, moderator, person } = await samplePortal();
    const registrationId = `Registration:${await service.register(person.token)}`;
    const talk = { confirmedFormat: 'POSTER', confirmedSectionId: 'Section:27', talkSlot: 3 };
    const input = { registrationId, ...talk, seen: { isConfirmed: false } };
    const { payload } = await portal.mutate('confirmFormat', input, 'userErrors { code }', moderator);
    expect(payload).toEqual({ userErrors: [] });
    const text =
      '{ ... on RecordText { text } ... on SectionsValue { sections { id } } ... on FormatValue { format } }';
    type Entry = { authorName: string | null; changes: object[] };
    const ask = async (caller: object) => {
      const { registration: record } = await portal.read<{ registration: { history: Entry[] } }>(
        `query ($id: ID!) { registration(id: $id) { history {
          action authorRole authorName createdAt changes { field before ${text} after ${text} }
        } } }`,
        { id: registrationId },
        caller,
      );
      return record.history;
    };
    const history = await ask(moderator);
    expect(history).toMatchObject([
      { action: 'CHANGED', authorRole: 'MODERATOR' },
      { action: 'REGISTERED', authorRole: 'OWNER' },
    ]);
    expect(history[0]?.authorName).toMatch(/\S+ \S+/);
    expect(history[0]?.changes).toContainEqual({
      field: 'CONFIRMED_FORMAT',
      before: null,
      after: { text: 'Стендовый доклад', format: 'POSTER' },
    });
    expect(history[0]?.changes).toContainEqual({
      field: 'CONFIRMED_SECTION',
      before: null,
      after: { text: expect.any(String), sections: [{ id: 'Section:27' }] },
    });
    expect((await ask(person))[0]?.authorName).toBeNull();
  });
});

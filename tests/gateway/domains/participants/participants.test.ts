import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const getCall = `GET ${callPaths.getParticipation}`;
const changeCall = `POST ${callPaths.changeParticipation}`;
const token = { token: 't' };

const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

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
    view: null,
    rows: null,
  });
  interface History {
    nodes: { id: string }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  }
  const read = async (page: object): Promise<History> => {
    const { registration: record } = await gateway.read<{ registration: { history: History } }>(
      `query ($first: Int, $after: String, $last: Int) { registration(id: "Registration:12") {
        history(first: $first, after: $after, last: $last) { nodes { key } pageInfo { endCursor hasNextPage } totalCount }
      } }`,
      page,
      token,
    );
    return record.history;
  };

  it('has pages, newest entry first, and loses none to a change between two of them', async () => {
    provider.on(getCall, { body: { data: participation() } });
    provider.on(historyCall, { body: { data: [1, 2, 3, 4, 5].map(entry) } });
    const first = await read({ first: 2 });
    expect(first).toMatchObject({
      nodes: [{ key: '5' }, { key: '4' }],
      totalCount: 5,
      pageInfo: { hasNextPage: true },
    });
    provider.on(historyCall, { body: { data: [1, 2, 3, 4, 5, 6].map(entry) } });
    const second = await read({ first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual([{ key: '3' }, { key: '2' }]);
    const third = await read({ first: 2, after: second.pageInfo.endCursor });
    expect(third).toMatchObject({ nodes: [{ key: '1' }], pageInfo: { hasNextPage: false } });
    expect((await read({ last: 2 })).nodes).toEqual([{ key: '2' }, { key: '1' }]);
  });
});

describe('with a provider without versions and history', () => {
  const change = async (expectedVersion: string) => {
    const talk = { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26', talkSchedule: 'утро' };
    const text = '{ ... on RecordText { text } }';
    const answer = await gateway.mutate(
      'confirmFormat',
      { registrationId: 'Registration:12', ...talk, expectedVersion },
      `registration { id } conflict { updatedBy updatedAt changes { key } fields { field current ${text} wanted ${text} } }`,
      token,
    );
    return answer.payload;
  };

  it('LST-04 the gateway compares moderators’ values and reports a conflict without a name', async () => {
    const places = { speak_day: null, speak_slot: null };
    provider.on(getCall, { body: { data: participation(places) } });
    provider.on(changeCall, { body: { data: participation(places) } });
    const query = '{ registration(id: "Registration:12") { version history { nodes { key } } } }';
    const { data } = await gateway.graphql(query, {}, token);
    const { version, history } = (data as { registration: { version: string; history: null } }).registration;
    expect(history).toBeNull();
    expect(await change(version)).toEqual({ registration: { id: 'Registration:12' }, conflict: null });
    expect(provider.sent(changeCall)).not.toHaveProperty('expected_version');
    provider.on(getCall, { body: { data: participation({ ...places, org_comment: 'вечер' }) } });
    expect(await change(version)).toEqual({
      registration: null,
      conflict: {
        updatedBy: null,
        updatedAt: null,
        changes: null,
        fields: [{ field: 'TALK_SCHEDULE', current: { text: 'вечер' }, wanted: { text: 'утро' } }],
      },
    });
    expect(provider.callsTo(changeCall)).toHaveLength(1);
  });
});

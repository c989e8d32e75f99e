import { describe, expect, it } from 'vitest';
import { readInstant } from '../../gateway/lib/instants.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { startGateway } from '../testkit/gateway.ts';
import { individual, registration, scriptPerson } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

const token = { token: 't' };
const listCall = `GET ${callPaths.listRegistrations}`;
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

const ask = (query: string) => gateway.graphql(query, {}, token);
const read = (query: string) => gateway.read(query, {}, token);

describe('birth dates', () => {
  it.each([
    ['2000-01-01', 'a day alone'],
    ['2000-01-01T00:00:00+10:00', 'midnight in Vladivostok'],
    ['2000-01-01T00:00:00+04:00', 'midnight in Samara'],
    ['1999-12-31T20:00:00Z', 'midnight in Samara, in UTC'],
    ['1999-12-31T16:00:00Z', 'midnight in Irkutsk, in UTC'],
    ['1999-12-31T21:00:00Z', 'midnight in Moscow, in UTC'],
    ['2000-01-01T00:00:00.000Z', 'midnight in UTC'],
    ['2000-01-01T05:00:00Z', 'midnight in New York, in UTC'],
    ['2000-01-01T00:00:00', 'midnight without a zone'],
    ['2000-01-01T15:00:00Z', 'as the gateway writes it'],
    ['2000-01-01T19:00:00+04:00', 'as the gateway writes it, in another zone'],
    ['2000-01-01T20:30:15+03:00', 'an evening in Moscow'],
  ])('%s is read as the first of January: %s', async (birth_date) => {
    scriptPerson(provider, { ...individual, birth_date }).on(`GET ${callPaths.getParticipation}`, {
      body: { data: { ...registration(), user_descr: 'Примеров Пример', birth_date } },
    });
    const query = '{ viewer { profile { birthDate } } registration(id: "Registration:12") { birthDate } }';
    expect((await ask(query)).data).toEqual({
      viewer: { profile: { birthDate: '2000-01-01' } },
      registration: { birthDate: '2000-01-01' },
    });
  });
});

describe('instants', () => {
  it.each([
    ['2025-09-15T12:00:00Z', '2025-09-15T12:00:00.000Z'],
    ['2025-09-15T12:00:00.123456+03:00', '2025-09-15T09:00:00.123Z'],
    ['2025-09-15T12:00:00+0300', '2025-09-15T09:00:00.000Z'],
    ['2025-09-15T12:00:00+03', '2025-09-15T09:00:00.000Z'],
    ['2025-09-15 12:00:00-03:30', '2025-09-15T15:30:00.000Z'],
    ['2025-09-15T12:00+03:00', '2025-09-15T09:00:00.000Z'],
    ['2025-09-15T23:59:60Z', '2025-09-16T00:00:00.000Z'],
    ['2025-09-15T12:00:00', '2025-09-15T09:00:00.000Z'],
    ['2025-09-15', '2025-09-14T21:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(readInstant(text)?.iso).toBe(iso);
  });

  it.each([
    '',
    'вчера',
    '2025-02-30T00:00:00Z',
    '2025-13-01',
    '2025-09-15T24:00:00Z',
    '2025-09-15T12:61:00Z',
    '15.09.2025',
  ])('does not read %s', (text) => {
    expect(readInstant(text)).toBeNull();
  });

  it('without a zone keep the account, and are logged once', async () => {
    const other = await startGateway({ providerUrl: provider.url });
    scriptPerson(provider, { ...individual, birth_date: '1990-05-17T00:00:00' });
    for (let times = 0; times < 2; times += 1) {
      const answer = await other.graphql('{ viewer { profile { birthDate } } }', {}, token);
      expect(answer.data).toEqual({ viewer: { profile: { birthDate: '1990-05-17' } } });
    }
    await other.close();
    const warnings = other.log.map((line) => JSON.parse(line)).filter(({ msg }) => /without a zone/.test(msg));
    expect(warnings).toMatchObject([{ level: 40, operation: 'getAccount' }]);
  });

  it('of the caller’s own registration come from the full record if the list has none', async () => {
    const { created_at, ...own } = registration();
    provider.on(listCall, { body: { data: [own] } }).on(`GET ${callPaths.getParticipation}`, {
      body: { data: { ...own, created_at, user_descr: 'Примеров Пример' } },
    });
    expect(await read('{ viewer { registrations { createdAt } } }')).toEqual({
      viewer: { registrations: [{ createdAt: '2025-09-15T09:00:00.000Z' }] },
    });
    expect(await read('{ viewer { registrations { title } } }')).toEqual({
      viewer: { registrations: [{ title: 'Образцовый доклад' }] },
    });
  });
});

describe('what the specifications leave open', () => {
  it.each([
    ['the constant of the portal', { site_type: 'unheard-of' }],
    ['the constant as a number', { site_type: 7 }],
    ['no role', { profiles: [{ individual }] }],
    ['a person that is missing', { profiles: [{ role: [{ access_rights: 'user' }] }] }],
    ['no profile', { profiles: [] }],
  ])('%s keeps the account', async (_, more) => {
    scriptPerson(provider, individual, more);
    expect(await read('{ viewer { email isModerator } }')).toEqual({
      viewer: { email: 'a@example.org', isModerator: false },
    });
  });

  it('is_confirm as a boolean, confirm_type null, days in any type', async () => {
    const record = registration({ is_confirm: true, confirm_type: null, day_1: 1, day_2: '2025-10-21' });
    provider.on(listCall, { body: { data: [record] } });
    const answer = await ask('{ viewer { registrations { isConfirmed confirmedFormat } } }');
    expect(answer.data).toEqual({ viewer: { registrations: [{ isConfirmed: true, confirmedFormat: null }] } });
  });

  /** The gateway requests attendance for each section of the edition. */
  const inFirstSection =
    (rows: object[]) =>
    ({ body }: { body: string }) => ({ body: { data: JSON.parse(body).section_id === 26 ? rows : [] } });

  it('R18 organisation names the organisation in lists and attendance', async () => {
    const row = { id: 1, user_descr: 'Примеров Пример', organisation: 'Институт', organization_id: 5 };
    provider
      .on(`GET ${callPaths.listParticipants}`, { body: { data: [row] } })
      .on(`POST ${callPaths.listParticipations}`, { body: { data: [{ ...registration(), ...row }] } })
      .on(`POST ${callPaths.listAttendance}`, inFirstSection([row]));
    const people = '{ edition(year: 2025) { participants { nodes { organization { name } } } } }';
    const data = { edition: { participants: { nodes: [{ organization: { name: 'Институт' } }] } } };
    expect((await gateway.graphql(people)).data).toEqual(data);
    expect((await ask(people)).data).toEqual(data);
    const attendance = '{ edition { audience { nodes { organization { name } } } } }';
    expect((await ask(attendance)).data).toEqual({
      edition: { audience: { nodes: [{ organization: { name: 'Институт' } }] } },
    });
  });

  it('API-30 attendance without ids of its records', async () => {
    const row = { user_descr: 'Примеров Пример', section_descr: 'Секция', created_at: '2025-10-22T10:00:00Z' };
    provider.on(`POST ${callPaths.listAttendance}`, inFirstSection([row, row]));
    const { edition } = await gateway.read<{ edition: { attendance: { nodes: { key: string }[] } } }>(
      '{ edition { attendance { nodes { key fullName } } } }',
      {},
      token,
    );
    expect(new Set(edition.attendance.nodes.map(({ key }) => key)).size).toBe(2);
  });
});

describe('ids above 2³¹ − 1', () => {
  const id = 3_000_000_000;

  it.each([
    ['confirmParticipation', {}],
    ['setTour', { decision: 'DECLINED' }],
    ['deleteRegistrationFile', { kind: 'THESIS_PDF' }],
  ])('are accepted in actions: %s', async (name, more) => {
    provider
      .on(listCall, { body: { data: [registration({ id, need_tour: 2 })] } })
      .on(`POST ${callPaths.changeRegistration}`, { body: { data: registration({ id }) } });
    const input = { registrationId: `Registration:${id}`, ...more };
    expect((await gateway.mutate(name, input, 'userErrors { code }', token)).errors).toEqual([]);
    expect(provider.sent(`POST ${callPaths.changeRegistration}`)).toMatchObject({ id });
  });

  it('are read, and can be chosen', async () => {
    provider.on(`GET ${callPaths.getParticipation}`, {
      body: { data: { ...registration({ id }), user_descr: 'Примеров Пример' } },
    });
    const name = `Registration:${id}`;
    expect((await ask(`{ registration(id: "${name}") { id } }`)).data).toEqual({ registration: { id: name } });
    provider.on(`POST ${callPaths.makeRegistration}`, { body: { data: registration({ section_choice_id: id }) } });
    const talk = { requestedFormat: 'POSTER', requestedSectionId: `Section:${id}`, title: 'Доклад' };
    await gateway.mutate('registerForForum', talk, 'userErrors { code }', token);
    expect(provider.sent(`POST ${callPaths.makeRegistration}`)).toMatchObject({ section_choice: id });
  });

  it.each(['9007199254740992', '99999999999999999999', '-1', '1.5', '1e3'])(
    '%s is none, and is not asked for',
    async (odd) => {
      expect((await ask(`{ registration(id: "Registration:${odd}") { id } }`)).codes).toEqual(['NOT_FOUND']);
      expect(provider.callsAfterCheck()).toEqual([]);
    },
  );
});

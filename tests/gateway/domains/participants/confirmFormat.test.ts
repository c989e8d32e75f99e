import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedPortal } from '../../../testkit/portal.ts';

const getCall = `GET ${callPaths.getParticipation}`;
const changeCall = `POST ${callPaths.changeParticipation}`;
const listCall = `POST ${callPaths.listParticipations}`;
const postersCall = `GET ${callPaths.listPosters}`;
const token = { token: 't' };
// The lists stay cached, so only a change can renew them.
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', now: () => 1_000, providerExtensions: [] });

const record = {
  ...registration({ confirm_type: 3, section_confirm_id: 26, org_comment: '22 октября', is_confirm: 1 }),
  user_descr: 'Примеров Пример',
  speak_day: 4,
  speak_track: 2,
  speak_slot: 3,
};
const seen = {
  confirmedFormat: 'POSTER',
  confirmedSectionId: 'Section:26',
  talkSchedule: '22 октября',
  talkDay: 4,
  talkTrack: 2,
  talkSlot: 3,
  isConfirmed: true,
};
const whole = {
  id: 12,
  new_user_type: 3,
  new_section: 26,
  new_org_comment: '22 октября',
  new_speak_day: 4,
  new_speak_track: 2,
  new_speak_slot: 3,
};
const { new_speak_day: _, new_speak_track: __, new_speak_slot: ___, ...short } = whole;
const listener = { new_user_type: 1, new_section: null, new_org_comment: '' };
const noPlace = { new_speak_day: null, new_speak_track: null, new_speak_slot: null };

/** The record as the provider has it, which a change replaces. */
let present: object = record;
beforeEach(() => {
  present = record;
  provider
    .on(getCall, () => ({ body: { data: present } }))
    .on(listCall, () => ({ body: { data: [present] } }))
    .on(changeCall, () => ({ body: {} }));
});

interface Payload {
  registration: { talkSlot: number | null } | null;
  current: { talkSchedule: string | null; talkSlot: number | null; isConfirmed: boolean } | null;
  userErrors: { code: string; field: string[] | null }[];
}

const confirm = async (input: object, at = gateway) => {
  const fields = 'registration { id talkSlot } current { talkSchedule talkSlot isConfirmed } userErrors { code field }';
  const whose = { registrationId: 'Registration:12', seen, ...input };
  return at.mutate<Payload>('confirmFormat', whose, fields, token);
};

describe('the request', () => {
  it.each([
    ['a new date', { talkSchedule: ' 23  октября ' }, { ...whole, new_org_comment: '23 октября' }],
    ['no slot', { talkSlot: null }, { ...whole, new_speak_slot: null }],
    ['a listener', { confirmedFormat: 'LISTENER', talkSlot: 5 }, { id: 12, ...listener, ...noPlace }],
  ])(
    'API-10, R25 holds all seven names, as the record has them where they were not touched: %s',
    async (_, input, body) => {
      expect((await confirm(input)).payload.userErrors).toEqual([]);
      expect(provider.sent(changeCall)).toEqual(body);
    },
  );

  it.each([
    ['a new date', { talkSchedule: '23 октября' }, { ...short, new_org_comment: '23 октября' }],
    ['a listener', { confirmedFormat: 'LISTENER' }, { id: 12, ...listener }],
  ])("LST-07 holds the id and three names from a project's list: %s", async (_, input, body) => {
    expect((await confirm({ project: 'neutron', ...input })).payload.userErrors).toEqual([]);
    expect(provider.sent(changeCall)).toEqual(body);
  });

  it('LST-04 is not sent for values that the record has: the record is the answer', async () => {
    const { payload } = await confirm({ confirmedFormat: 'POSTER', talkSlot: 3 });
    expect(payload).toEqual({ registration: { id: 'Registration:12', talkSlot: 3 }, current: null, userErrors: [] });
    expect(provider.callsTo(changeCall)).toEqual([]);
  });
});

describe('a record that somebody else changed', () => {
  const dated = { talkSchedule: '23 октября' };

  it.each([
    ['the format', { confirm_type: 2 }],
    ['the section', { section_confirm_id: 27 }],
    ['the date', { org_comment: null }],
    ['the day', { speak_day: 1 }],
    ['the track', { speak_track: 0 }],
    ['the slot', { speak_slot: 9 }],
    ["the person's confirmation", { is_confirm: 0 }],
  ])('R25 is a conflict with the present record, and nothing is sent: %s', async (_, change) => {
    present = { ...record, ...change };
    const { payload } = await confirm(dated);
    expect(payload).toMatchObject({ registration: null, userErrors: [{ code: 'CONFLICT', field: null }] });
    expect(payload.current).not.toBeNull();
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it('R25 answers the values that it has now', async () => {
    present = { ...record, speak_slot: 9, is_confirm: 0 };
    expect((await confirm(dated)).payload.current).toEqual({
      talkSchedule: '22 октября',
      talkSlot: 9,
      isConfirmed: false,
    });
  });

  it("LST-07, R25 may have another place in a project's list, but no other date", async () => {
    present = { ...record, speak_slot: 9 };
    expect((await confirm({ project: 'neutron', ...dated })).payload.userErrors).toEqual([]);
    present = { ...record, org_comment: '24 октября' };
    expect((await confirm({ project: 'neutron', ...dated })).payload.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(provider.callsTo(changeCall)).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each<[string, object, object[]]>([
    ['a section that is no id', { confirmedSectionId: 'x' }, [{ code: 'INVALID', field: ['confirmedSectionId'] }]],
    [
      'a section without talks',
      { confirmedSectionId: 'Section:36' },
      [{ code: 'INVALID', field: ['confirmedSectionId'] }],
    ],
    ['no section', { confirmedSectionId: null }, [{ code: 'REQUIRED', field: ['confirmedSectionId'] }]],
    ['no format', { confirmedFormat: null }, [{ code: 'REQUIRED', field: ['confirmedFormat'] }]],
    ['a day before the first', { talkDay: 0 }, [{ code: 'INVALID', field: ['talkDay'] }]],
    ['a date of 301 characters', { talkSchedule: 'д'.repeat(301) }, [{ code: 'INVALID', field: ['talkSchedule'] }]],
    ['an unknown project', { project: 'no', talkSchedule: 'д' }, [{ code: 'NOT_FOUND', field: ['project'] }]],
    [
      'no letter, which this provider always sends',
      { sendLetter: false, talkSlot: 5 },
      [{ code: 'INVALID', field: ['sendLetter'] }],
    ],
    [
      "a place in a project's list",
      { project: 'neutron', talkDay: 1, talkTrack: null },
      [
        { code: 'INVALID', field: ['talkDay'] },
        { code: 'INVALID', field: ['talkTrack'] },
      ],
    ],
  ])('REG-05, LST-04 names its field: %s', async (_, input, userErrors) => {
    expect((await confirm(input)).payload).toEqual({ registration: null, current: null, userErrors });
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it('REG-05 of the provider names its field too', async () => {
    provider.on(changeCall, { status: 400, body: { new_section: ['Секция закрыта'] } });
    expect((await confirm({ talkSlot: 5 })).payload.userErrors).toEqual([
      { code: 'INVALID', field: ['confirmedSectionId'] },
    ]);
  });

  it('LST-10 of a record that the caller may not read is FORBIDDEN', async () => {
    provider.on(getCall, { status: 403, body: { detail: 'Нет прав' } });
    expect((await confirm({ talkSlot: 5 })).codes).toEqual(['FORBIDDEN']);
  });

  it('LST-10 of a record that is gone is NOT_FOUND', async () => {
    provider.on(getCall, { status: 404, body: { detail: 'Не найдено' } });
    expect((await confirm({ talkSlot: 5 })).payload.userErrors).toEqual([
      { code: 'NOT_FOUND', field: ['registrationId'] },
    ]);
  });
});

describe('after a change', () => {
  const list = '{ edition(year: 2025) { registrations { version nodes { id talkSlot } } } }';
  type List = { edition: { registrations: { version: string; nodes: { talkSlot: number }[] } } };
  const readList = async (at = gateway) => (await at.read<List>(list, {}, token)).edition.registrations;
  /** The change as the provider makes it. */
  const change = () => {
    present = { ...record, speak_slot: 5 };
    return { body: {} };
  };

  it('LST-04 the record is read again, and every cached list has it without a call', async () => {
    const at = await openGateway({ providerUrl: provider.url, providerExtensions: [], now: () => 1_000 });
    const before = await readList(at);
    provider.on(changeCall, change);
    expect((await confirm({ talkSlot: 5 }, at)).payload.registration).toMatchObject({ talkSlot: 5 });
    const after = await readList(at);
    expect(after.nodes).toMatchObject([{ talkSlot: 5 }]);
    expect(after.version).not.toBe(before.version);
    expect(provider.callsTo(listCall)).toHaveLength(1);
  });

  it('LST-10 that cannot be read the change stands, the field has the error, and the next list is read', async () => {
    const at = await openGateway({ providerUrl: provider.url, providerExtensions: [], now: () => 1_000 });
    await readList(at);
    provider.on(changeCall, () => {
      provider.on(getCall, { status: 500, body: {} });
      return change();
    });
    const answer = await confirm({ talkSlot: 5 }, at);
    expect(answer.payload).toEqual({ registration: null, current: null, userErrors: [] });
    expect(answer.codes).toHaveLength(1);
    expect((await readList(at)).nodes).toMatchObject([{ talkSlot: 5 }]);
  });

  it('PRG-07 of a poster visitors see it at their next load', async () => {
    const at = await openGateway({ providerUrl: provider.url, providerExtensions: [], now: () => 1_000 });
    const query = '{ edition(year: 2025) { posterLists { groups { posters { nodes { board } } } } } }';
    const poster = () => ({ body: { data: [{ ...present, section_confirm_id: 26 }] } });
    provider.on(postersCall, poster);
    await at.read(query);
    const count = provider.callsTo(postersCall).length;
    await at.read(query);
    expect(provider.callsTo(postersCall)).toHaveLength(count);
    provider.on(changeCall, change);
    await confirm({ talkSlot: 5 }, at);
    await at.read(query);
    expect(provider.callsTo(postersCall).length).toBeGreaterThan(count);
  });
});

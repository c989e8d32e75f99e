import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

/** The body of each change that a moderator makes, letter for letter. */
const getCall = `GET ${callPaths.getParticipation}`;
const changeCall = `POST ${callPaths.changeParticipation}`;
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

const record = {
  ...registration({ confirm_type: 3, section_confirm_id: 26, org_comment: '22 октября' }),
  user_descr: 'Примеров Пример',
  speak_day: 4,
  speak_track: 2,
  speak_slot: 3,
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

beforeEach(() => {
  provider.on(getCall, { body: { data: record } }).on(changeCall, { body: { data: record } });
});

const run = async (name: string, input: object) =>
  (await gateway.mutate(name, input, 'userErrors { code field }', token)).payload.userErrors;
const confirm = (input: object) => run('confirmFormat', { registrationId: 'Registration:12', ...input });
const bulk = (input: object) => run('applyBulkChange', { items: [{ registrationId: 'Registration:12' }], ...input });

const dated = { talkSchedule: '23 октября' };
const newDate = { new_org_comment: '23 октября' };

describe('the change of a record', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['a record with a new date', () => confirm(dated), { ...whole, ...newDate }],
    ['a record without its slot', () => confirm({ talkSlot: null }), { ...whole, new_speak_slot: null }],
    [
      'a record that becomes a listener',
      () => confirm({ confirmedFormat: 'LISTENER' }),
      { id: 12, ...listener, ...noPlace },
    ],
    ['a bulk run with a new date', () => bulk({ change: dated }), { ...whole, ...newDate }],
    [
      'a bulk run that makes listeners',
      () => bulk({ change: { confirmedFormat: 'LISTENER' } }),
      { id: 12, ...listener, ...noPlace },
    ],
    [
      'a new board',
      () => run('numberBoards', { items: [{ registrationId: 'Registration:12', board: 5 }] }),
      { ...whole, new_speak_slot: 5 },
    ],
  ])('API-10 holds all seven names in the main list: %s', async (_, change, body) => {
    await change();
    expect(provider.sent(changeCall)).toEqual(body);
  });

  it.each<[string, () => Promise<unknown>, object]>([
    ['a record', () => confirm({ project: 'neutron', ...dated }), { ...short, ...newDate }],
    ['a listener', () => confirm({ project: 'neutron', confirmedFormat: 'LISTENER' }), { id: 12, ...listener }],
    ['a bulk run', () => bulk({ project: 'neutron', change: dated }), { ...short, ...newDate }],
  ])('LST-07 holds the id and three names in a project’s list: %s', async (_, change, body) => {
    await change();
    expect(provider.sent(changeCall)).toEqual(body);
  });

  it.each([
    ['a section that is no id', { confirmedSectionId: 'x' }, 'confirmedSectionId'],
    ['a day before the first', { talkDay: 0 }, 'talkDay'],
  ])('REG-05 rejects %s', async (_, input, field) => {
    expect(await confirm(input)).toEqual([{ code: 'INVALID', field: [field] }]);
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it('LST-07 sets no place in a project’s list, and knows no other project', async () => {
    expect(await confirm({ project: 'neutron', talkDay: 1, talkTrack: null })).toEqual([
      { code: 'INVALID', field: ['talkDay'] },
      { code: 'INVALID', field: ['talkTrack'] },
    ]);
    expect(await bulk({ project: 'neutron', change: { talkSlot: 1 } })).toEqual([
      { code: 'INVALID', field: ['change', 'talkSlot'] },
    ]);
    const unknown = [{ code: 'NOT_FOUND', field: ['project'] }];
    expect(await confirm({ project: 'other', ...dated })).toEqual(unknown);
    expect(await bulk({ project: 'other', change: dated })).toEqual(unknown);
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it.each([
    ['another one of a provider without versions', 'h0'],
    ['a number that such a provider never gave', '7'],
  ])('API-10 is a conflict, and sends nothing, if the expected version is %s', async (_, expectedVersion) => {
    const input = { registrationId: 'Registration:12', ...dated, expectedVersion };
    const selection = 'conflict { fields { field } } userErrors { code }';
    const { data } = await gateway.mutate('confirmFormat', input, selection, token);
    expect(data).toEqual({
      confirmFormat: { conflict: { fields: [{ field: 'TALK_SCHEDULE' }] }, userErrors: [{ code: 'CONFLICT' }] },
    });
    expect(provider.callsTo(changeCall)).toEqual([]);
  });

  it.each([
    ['a listener', 1],
    ['a record without a decision', 0],
  ])('R25 is a conflict of a provider without versions if the talk is %s now', async (_, confirm_type) => {
    provider.on(getCall, { body: { data: { ...record, confirm_type, section_confirm_id: null } } });
    const input = { registrationId: 'Registration:12', confirmedSectionId: 'Section:27', expectedVersion: 'h0' };
    const selection = 'conflict { updatedBy fields { field } } userErrors { code }';
    const { data } = await gateway.mutate('confirmFormat', input, selection, token);
    expect(data).toEqual({
      confirmFormat: {
        conflict: { updatedBy: null, fields: [{ field: 'CONFIRMED_SECTION' }] },
        userErrors: [{ code: 'CONFLICT' }],
      },
    });
    expect(provider.callsTo(changeCall)).toEqual([]);
  });
});

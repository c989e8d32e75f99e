import { describe, expect, it } from 'vitest';
import type { ChangeRules } from '../../../schema/registrationChanges.ts';
import { type BulkValues, emptyBulk, planRun, planUndo } from '../../../web/features/participants/bulk/plan.ts';
import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import { confirmedTalk, deskRow } from './deskRow.ts';

const rules: ChangeRules = {
  sections: [
    { id: 'Section:4', isActive: true, isOpenToTalks: true },
    { id: 'Section:5', isActive: true, isOpenToTalks: true },
  ],
  posterSectionIds: null,
  isProject: false,
  isForumOver: false,
};
const mode = (change: Partial<BulkValues['modes']>) => ({ modes: { ...emptyBulk.modes, ...change } });

/** The plan in short: the new values of those that change, the reason of those that stay. */
function outcomes(rows: readonly DeskRow[], values: Partial<BulkValues>, changed: Partial<ChangeRules> = {}) {
  const { changes, stays } = planRun(rows, { ...emptyBulk, ...values }, { ...rules, ...changed });
  const lines = [
    ...changes.map(({ row, after, names }) => [row.id, Object.fromEntries(names.map((name) => [name, after[name]]))]),
    ...stays.map(({ row, reason }) => [row.id, reason]),
  ];
  return Object.fromEntries(lines.map(([id, value]) => [String(id).replace('Registration:', ''), value]));
}

describe('the plan of a change of many', () => {
  const asPoster = deskRow(2, { requestedFormat: 'POSTER' });
  const asListener = deskRow(3, { requestedFormat: 'LISTENER', requestedSection: null });
  const ofUnknownFormat = deskRow(4, { requestedFormat: 'UNRECOGNIZED' });
  it.each<[string, readonly DeskRow[], Partial<BulkValues>, object]>([
    [
      'a format and the requested section, which a talk without one gets',
      [deskRow(1), asPoster],
      { format: 'SPEAKER' },
      {
        1: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:4' },
        2: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:4' },
      },
    ],
    [
      'the format that each person requested',
      [deskRow(1), asPoster, asListener, ofUnknownFormat],
      { format: 'REQUESTED' },
      {
        1: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:4' },
        2: { confirmedFormat: 'POSTER', confirmedSectionId: 'Section:4' },
        3: { confirmedFormat: 'LISTENER' },
        4: 'NO_FORMAT',
      },
    ],
    [
      'the section that each person requested',
      [confirmedTalk(1, { confirmedSection: { id: 'Section:5', name: 'Теория', isListed: true } }), confirmedTalk(2)],
      { section: 'REQUESTED' },
      { 1: { confirmedSectionId: 'Section:4' }, 2: 'UNCHANGED' },
    ],
    [
      'a requested section that is missing',
      [confirmedTalk(1, { requestedSection: null })],
      { section: 'REQUESTED' },
      { 1: 'NO_SECTION' },
    ],
    ['another section', [confirmedTalk(1)], { section: 'Section:5' }, { 1: { confirmedSectionId: 'Section:5' } }],
    [
      'date, day and track',
      [confirmedTalk(1)],
      {
        ...mode({ talkSchedule: 'SET', talkDay: 'SET', talkTrack: 'SET' }),
        talkSchedule: '22 октября',
        talkDay: 2,
        talkTrack: 1,
      },
      { 1: { talkSchedule: '22 октября', talkDay: 2, talkTrack: 1 } },
    ],
    [
      'cleared values',
      [confirmedTalk(1, { talkSchedule: '22 октября', talkDay: 2, talkSlot: 7 }), confirmedTalk(2)],
      mode({ talkSchedule: 'CLEAR', talkDay: 'CLEAR', talkSlot: 'CLEAR' }),
      { 1: { talkSchedule: null, talkDay: null, talkSlot: null }, 2: 'UNCHANGED' },
    ],
    [
      'slots in order, which pass over those that get none and count those that have theirs',
      [
        confirmedTalk(1),
        confirmedTalk(2, { isCancelled: true }),
        confirmedTalk(3, { talkSlot: 6 }),
        deskRow(4),
        deskRow(5, { confirmedFormat: 'LISTENER' }),
        confirmedTalk(6),
      ],
      { ...mode({ talkSlot: 'ORDER' }), talkSlot: 5 },
      { 1: { talkSlot: 5 }, 2: 'CANCELLED', 3: 'UNCHANGED', 4: 'NO_FORMAT', 5: 'LISTENER', 6: { talkSlot: 7 } },
    ],
    [
      'slots in order beside the requested format, where listeners get none',
      [deskRow(1), asListener, deskRow(6)],
      { format: 'REQUESTED', ...mode({ talkSlot: 'ORDER' }), talkSlot: 1 },
      {
        1: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:4', talkSlot: 1 },
        3: { confirmedFormat: 'LISTENER' },
        6: { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:4', talkSlot: 2 },
      },
    ],
    ['a talk for the school', [deskRow(1, { isSchool: true })], { format: 'SPEAKER' }, { 1: 'SCHOOL' }],
  ])('LST-04 %s', (_, rows, values, expected) => {
    expect(outcomes(rows, values)).toEqual(expected);
  });

  it('LST-07 refuses a place in the list of a project', () => {
    const values = { ...mode({ talkDay: 'SET' }), talkDay: 1 };
    expect(outcomes([confirmedTalk(1)], values, { isProject: true })).toEqual({ 1: 'PROJECT_WITHOUT_PLACE' });
  });

  it.each([
    ['another format before the end of the forum', { format: 'POSTER' }, {}, true, true],
    ['another format after the forum', { format: 'POSTER' }, { isForumOver: true }, false, true],
    ['another place', { ...mode({ talkDay: 'SET' }), talkDay: 2 }, {}, false, false],
  ] as const)(
    'REG-05 tells letters and lost confirmations: %s',
    (_, values, changed, losesConfirmation, sendsLetter) => {
      const { changes } = planRun(
        [confirmedTalk(1, { isConfirmed: true })],
        { ...emptyBulk, ...values },
        { ...rules, ...changed },
      );
      expect(changes).toMatchObject([{ losesConfirmation, sendsLetter }]);
    },
  );
});

describe('the way back', () => {
  const before = confirmedTalk(1, { talkDay: 1, isConfirmed: true });
  const after = confirmedTalk(1, { confirmedFormat: 'POSTER', talkDay: 2 });
  const planned = (row: DeskRow) =>
    ({ row, after: row, names: [], losesConfirmation: false, sendsLetter: true }) as never;

  it.each([
    ['the former values over the answered record', false, { confirmedFormat: 'SPEAKER', talkDay: 1 }],
    ['without a place in the list of a project', true, { confirmedFormat: 'SPEAKER' }],
  ])('gives %s', (_, isProject, expected) => {
    const [undo, ...rest] = planUndo([planned(before)], new Map([[after.id, after]]), isProject);
    expect(rest).toEqual([]);
    expect(undo?.row).toBe(after);
    expect(Object.fromEntries((undo?.names ?? []).map((name) => [name, undo?.after[name]]))).toEqual(expected);
  });

  it.each([
    ['had no decision', deskRow(1), after],
    ['has no answer', before, undefined],
    ['has its former values', before, confirmedTalk(1, { talkDay: 1 })],
  ])('passes over a record that %s', (_, former, answered) => {
    expect(planUndo([planned(former)], new Map(answered ? [[answered.id, answered]] : []), false)).toEqual([]);
  });
});

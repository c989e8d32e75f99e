import { describe, expect, it } from 'vitest';
import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import { relatedRows } from '../../../web/features/participants/record/RelatedLines.tsx';
import { accelerators, decided, detectors, rowOf } from './recordData.ts';

/** Both sections have their posters in one session. */
const sessionOf = new Map([
  [accelerators.id, 'poster-1'],
  [detectors.id, 'poster-1'],
]);
const poster = { confirmedFormat: 'POSTER', confirmedSection: accelerators, talkSlot: 7 } as const;
const mine = { email: 'primer-1@example.org' };

const cases: [string, Partial<DeskRow>, Partial<DeskRow>, string | null][] = [
  ['nobody else', {}, {}, null],
  ['the same e-mail in other letters', {}, { email: 'PRIMER-1@example.org' }, 'SAME_PERSON'],
  [
    'the same name, ё as е, with another e-mail',
    { fullName: 'Фёдоров Пётр' },
    { fullName: 'Федоров  Петр' },
    'MAYBE_SAME_PERSON',
  ],
  ['no e-mail on either side', { email: null }, { email: null }, null],
  ['no name on either side', { fullName: null }, { fullName: '' }, null],
  ['a cancelled registration of the person', {}, { ...mine, isCancelled: true }, null],
  ['a talk at the same day, track and slot', decided, decided, 'SAME_PLACE'],
  ['a talk in another slot', decided, { ...decided, talkSlot: 6 }, null],
  ['a board of the same session in another section', poster, { ...poster, confirmedSection: detectors }, 'SAME_PLACE'],
  ['the board’s number as a talk’s slot', poster, { ...decided, talkSlot: 7 }, null],
  ['the person in another track at the same time', decided, { ...decided, ...mine, talkTrack: 2 }, 'SAME_TIME'],
  [
    'the person in another track, the record cancelled',
    { ...decided, isCancelled: true },
    { ...decided, ...mine, talkTrack: 2 },
    'SAME_PERSON',
  ],
  ['somebody else in another track', decided, { ...decided, talkTrack: 2 }, null],
  [
    'the person in another slot of another track',
    decided,
    { ...decided, ...mine, talkTrack: 2, talkSlot: 6 },
    'SAME_PERSON',
  ],
];

describe('rows that belong to a record', () => {
  it.each(cases)('LST-03 names %s', (_, record, other, kind) => {
    const [one, two] = [rowOf('1', record), rowOf('2', other)];
    expect(relatedRows(one, [one, two], sessionOf).map((relation) => relation.kind)).toEqual(
      kind === null ? [] : [kind],
    );
  });

  it('LST-03 names the most urgent first', () => {
    const record = rowOf('1', decided);
    const rows = [rowOf('2', mine), rowOf('3', decided), rowOf('4', { ...decided, ...mine, talkTrack: 2 })];
    const kinds = relatedRows(record, rows, sessionOf).map(({ kind, row }) => [kind, row.id]);
    expect(kinds).toEqual([
      ['SAME_TIME', 'Registration:4'],
      ['SAME_PLACE', 'Registration:3'],
      ['SAME_PERSON', 'Registration:2'],
    ]);
  });
});

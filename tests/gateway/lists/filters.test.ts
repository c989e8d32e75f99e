import { describe, expect, it } from 'vitest';
import type { ParticipantFilter } from '../../../gateway/generated/types.ts';
import type { Row } from '../../../gateway/lists/rows.ts';
import { createList } from '../../../gateway/lists/worker/sortedList.ts';
import { viewOf } from '../../../gateway/lists/worker/view.ts';

const row = (id: number, details: object) =>
  ({
    id,
    fullName: `Примеров-${id}`,
    organization: null,
    text: '',
    unreadable: null,
    details: { format: 'SPEAKER', confirmedFormat: null, sectionId: 1, place: null, phone: '', record: {}, ...details },
  }) as unknown as Row;

const listOf = (rows: Row[]) => createList(rows, { isModeratorList: true, revision: 'r1', unreadableCount: 0 });
const list = listOf([
  row(1, { format: 'LISTENER' }),
  row(2, { format: 'LISTENER', confirmedFormat: 'POSTER', place: 'board a 5' }),
  row(3, { confirmedFormat: 'LISTENER' }),
  row(4, { sectionId: 2, place: 'slot 1 1 1' }),
  row(5, { confirmedFormat: 'POSTER', place: 'board a 5' }),
]);
const view = (filter: ParticipantFilter, of = list) => viewOf(of, { filter, orderBy: [] });
const found = (filter: ParticipantFilter, of = list) => [...view(filter, of).positions].map((at) => of.rows[at]?.id);

describe('LST-02 filters of the moderators’ list', () => {
  it('the effective format is the confirmed one, else the requested one', () => {
    expect(found({ effectiveFormat: { values: ['LISTENER'], exclude: true } })).toEqual([2, 4, 5]);
    expect(view({}).facets().effectiveFormats).toEqual([
      { format: 'LISTENER', count: 2 },
      { format: 'POSTER', count: 2 },
      { format: 'SPEAKER', count: 1 },
    ]);
  });

  it('a clash is a place that several rows have', () => {
    expect(found({ hasPlaceClash: true })).toEqual([2, 5]);
    expect(found({ hasPlaceClash: false })).toEqual([1, 3, 4]);
    expect(view({ effectiveFormat: { values: ['SPEAKER'] } }).facets().placeClashCount).toBe(0);
    expect(view({ hasPlaceClash: false }).facets().placeClashCount).toBe(2);
  });

  it('a named section is counted also without rows', () => {
    const { effectiveSections } = view({ effectiveSection: { ids: ['2'] }, hasPlaceClash: true }).facets();
    expect(effectiveSections).toEqual([
      { value: 1, count: 2 },
      { value: 2, count: 0 },
    ]);
  });
});

describe('R17 a person answers once', () => {
  const answers = listOf(
    (
      [
        [1, 'a', 'ATTENDING', 'M'],
        // The school asks for neither (REG-13).
        [2, 'A', null, null],
        [3, 'b', 'DECLINED', null],
        [4, 'b', 'ATTENDING', 'L'],
        [5, 'b', null, null],
        [6, 'c', null, null],
        [7, 'c', null, null],
      ] as const
    ).map(([id, email, tour, tshirtSize]) => row(id, { tour, tshirtSize, record: { email } })),
  );

  it('and counts without an answer only if none of the person’s rows has one', () => {
    const { tours, tshirtSizes } = view({}, answers).facets();
    expect(tours).toEqual([
      { decision: 'ATTENDING', count: 3, peopleCount: 2 },
      { decision: 'DECLINED', count: 2, peopleCount: 1 },
      { decision: null, count: 2, peopleCount: 1 },
    ]);
    expect(tshirtSizes).toEqual([
      { size: 'L', count: 3, peopleCount: 1 },
      { size: 'M', count: 2, peopleCount: 1 },
      { size: null, count: 2, peopleCount: 1 },
    ]);
  });

  it('and the filter selects the rows and people of the count', () => {
    const none: ParticipantFilter = { tour: { withNone: true } };
    expect(found(none, answers)).toEqual([6, 7]);
    expect(view(none, answers).peopleCount()).toBe(1);
    expect(found({ tour: { values: ['ATTENDING'] } }, answers)).toEqual([1, 2, 4]);
    expect(found({ tour: { values: ['ATTENDING'], exclude: true } }, answers)).toEqual([3, 5, 6, 7]);
  });

  it('also where another filter hides the row with the answer', () => {
    const { tours } = view({ ids: ['2', '6'] }, answers).facets();
    expect(tours).toEqual([
      { decision: 'ATTENDING', count: 1, peopleCount: 1 },
      { decision: null, count: 1, peopleCount: 1 },
    ]);
  });
});

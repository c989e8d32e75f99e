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

const list = createList(
  [
    row(1, { format: 'LISTENER' }),
    row(2, { format: 'LISTENER', confirmedFormat: 'POSTER', place: 'board a 5' }),
    row(3, { confirmedFormat: 'LISTENER' }),
    row(4, { sectionId: 2, place: 'slot 1 1 1' }),
    row(5, { confirmedFormat: 'POSTER', place: 'board a 5' }),
  ],
  { isModeratorList: true, revision: 'r1', unreadableCount: 0 },
);
const view = (filter: ParticipantFilter) => viewOf(list, { filter, orderBy: [] });
const found = (filter: ParticipantFilter) => [...view(filter).positions].map((at) => list.rows[at]?.id);

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

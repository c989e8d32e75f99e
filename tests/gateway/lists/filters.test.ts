import { describe, expect, it } from 'vitest';
import type { ParticipantFilter } from '../../../gateway/generated/types.ts';
import type { Row } from '../../../gateway/lists/rows.ts';
import { createList } from '../../../gateway/lists/worker/sortedList.ts';
import { viewOf } from '../../../gateway/lists/worker/view.ts';
import { moderatorRowOf } from '../../testkit/listCache.ts';

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
  const files = { file_id: 1, file_pdf_id: 2 };
  it.each<[keyof ParticipantFilter, object, object, object]>([
    ['requestedFormat', { values: ['SPEAKER', 'POSTER'] }, { type: 3 }, { type: 1 }],
    ['confirmedFormat', { withNone: true }, { confirm_type: 0 }, { confirm_type: 2 }],
    ['status', { values: ['CONFIRMED'] }, { confirm_type: 2, is_confirm: 1 }, { confirm_type: 2 }],
    ['effectiveSection', { ids: ['26'], withNone: true }, { section_choice_id: 26 }, { section_choice_id: 27 }],
    ['effectiveSection', { ids: ['26'], withNone: true }, { section_choice_id: null }, { section_confirm_id: 27 }],
    ['files', { kinds: ['THESIS_PDF'] }, files, { file_id: 1 }],
    ['thesis', { values: ['MISSING'] }, {}, files],
    ['tshirtSize', { values: ['M', 'XL'] }, { tshort_size: 4 }, { tshort_size: 1 }],
    ['attendanceDays', { values: [2, 3] }, { day_2: true }, { day_1: true }],
    ['talkDay', { values: [2] }, { speak_day: 2 }, { speak_day: 1 }],
    ['talkTrack', { values: [1], withNone: true }, { speak_track: 0 }, { speak_track: 2 }],
    ['talkSlot', { withNone: true }, { speak_slot: null }, { speak_slot: 3 }],
  ])('%s %j and all but it', (name, wish, chosen, other) => {
    const rows = listOf([
      moderatorRowOf({ ...chosen, id: 1, email: 'a' }),
      moderatorRowOf({ ...other, id: 2, email: 'b' }),
    ]);
    expect(found({ [name]: wish }, rows)).toEqual([1]);
    expect(found({ [name]: { ...wish, exclude: true } }, rows)).toEqual([2]);
  });

  it('the day of the registration is that of Moscow, both ends included', () => {
    const at = [
      '2025-08-05T23:59:59+03:00',
      '2025-08-05T21:00:00Z',
      '2025-08-07T20:59:59Z',
      '2025-08-08T00:00:00+03:00',
    ];
    const rows = listOf(at.map((created_at, index) => moderatorRowOf({ id: index, created_at })));
    expect(found({ createdOn: { from: '2025-08-06', to: '2025-08-07' } }, rows)).toEqual([1, 2]);
    expect(found({ createdOn: { from: '2025-08-06' } }, rows)).toEqual([1, 2, 3]);
    expect(found({ createdOn: { to: '2025-08-07' } }, rows)).toEqual([0, 1, 2]);
    expect(found({ createdOn: { from: '2025-08-07', to: '2025-08-06' } }, rows)).toEqual([]);
    expect(
      view({}, rows)
        .facets()
        .createdOn?.map(({ date }) => date),
    ).toEqual(['2025-08-05', '2025-08-06', '2025-08-07', '2025-08-08']);
  });

  it('the values of days, tracks and slots are counted in their order, rows without one last', () => {
    const places = [{ speak_day: 2, speak_track: 1, speak_slot: 10 }, { speak_day: 2, speak_slot: 9 }, {}];
    const days = [{ day_1: true, day_2: true }, { day_2: true }, {}];
    const rows = listOf(places.map((place, index) => moderatorRowOf({ id: index, ...place, ...days[index] })));
    const counts = (...given: [number | null, number][]) => given.map(([value, count]) => ({ value, count }));
    expect(view({}, rows).facets()).toMatchObject({
      talkDays: counts([2, 2], [null, 1]),
      talkTracks: counts([1, 1], [null, 2]),
      talkSlots: counts([9, 1], [10, 1], [null, 1]),
      attendanceDays: counts([1, 1], [2, 2], [null, 1]),
    });
  });

  it('what no row of the list has is not counted; a filter that leaves no row with a value changes nothing', () => {
    const answers = { need_tour: 1, tshort_size: 2, day_1: true, speak_day: 1, speak_track: 1, speak_slot: 1 };
    const names = ['tours', 'tshirtSizes', 'attendanceDays', 'talkDays', 'talkTracks', 'talkSlots'] as const;
    const counted = (given: object, filter: ParticipantFilter = {}) => {
      const rows = listOf([moderatorRowOf({ id: 1, email: 'a', ...given }), moderatorRowOf({ id: 2, email: 'b' })]);
      const facets = view(filter, rows).facets();
      return names.filter((name) => facets[name] !== undefined);
    };
    expect(counted({})).toEqual([]);
    expect(counted(answers)).toEqual(names);
    expect(counted(answers, { ids: ['2'] })).toEqual(names);
  });

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

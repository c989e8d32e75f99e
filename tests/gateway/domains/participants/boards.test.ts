import { describe, expect, it } from 'vitest';
import { type Numbering, numberPosters } from '../../../../gateway/domains/participants/boards.ts';
import { placeOf } from '../../../../gateway/lists/places.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { readPlan } from './plans.ts';
import { readRows } from './rows.ts';

const sessions = { 26: 'poster_1', 27: 'poster_1', 28: 'poster_2' };
const poster = (id: number, section: number, slot: number | null, title = '') => ({
  id,
  fullName: `Человек ${id}`,
  record: {
    type: 3,
    comments: title,
    email: null,
    confirmedType: 3,
    isConfirmed: 0 as const,
    requestedSectionId: null,
    confirmedSectionId: section,
    talkSchedule: null,
    talkDay: null,
    talkSlot: slot,
    talkTrack: null,
    version: 1,
  },
});

describe('the key of a place that only one record should have', () => {
  const at = (change: object) => ({ ...poster(1, 26, 5).record, ...change });
  it.each([
    ['boards are of a poster session', at({}), 'board poster_1 5'],
    ['or of a section without a session', at({ confirmedSectionId: 39 }), 'board section 39 5'],
    ['a poster without a board has none', at({ talkSlot: null }), null],
    ['a talk has day, track and slot', at({ confirmedType: 2, talkDay: 2, talkTrack: 1 }), 'slot 2 1 5'],
    ['a talk needs no track', at({ confirmedType: 2, talkDay: 2 }), 'slot 2 0 5'],
    ['a talk without a day has none', at({ confirmedType: 2 }), null],
    ['an unconfirmed record has none', at({ confirmedType: 0, talkDay: 2 }), null],
  ])('%s', (_, record, place) => {
    expect(placeOf(record, sessions)).toBe(place);
  });
});

describe('boards are numbered', () => {
  const posters = [
    poster(1, 26, null, 'б'),
    poster(2, 27, 2),
    poster(3, 26, 9, 'а'),
    poster(4, 28, null),
    poster(5, 26, null),
  ];
  const number = (numbering: Partial<Numbering>) =>
    numberPosters(posters, {
      sectionIds: [26, 27, 28],
      orderBy: 'NAME',
      startAt: 1,
      keepExisting: false,
      sessions,
      ...numbering,
    }).map(({ row, board }) => [row.id, board]);

  it.each<[string, Partial<Numbering>, number[][]]>([
    [
      'through the sections of a session, each session from the start',
      {},
      [
        [1, 1],
        [3, 2],
        [5, 3],
        [2, 4],
        [4, 1],
      ],
    ],
    [
      'from a start number',
      { startAt: 40 },
      [
        [1, 40],
        [3, 41],
        [5, 42],
        [2, 43],
        [4, 40],
      ],
    ],
    [
      'passing over boards that posters keep',
      { keepExisting: true },
      [
        [1, 1],
        [3, 9],
        [5, 3],
        [2, 2],
        [4, 1],
      ],
    ],
    [
      'passing over boards of other sections',
      { sectionIds: [26], startAt: 2 },
      [
        [1, 3],
        [3, 4],
        [5, 5],
      ],
    ],
    [
      'by title, those without one last',
      { sectionIds: [26], orderBy: 'TITLE' },
      [
        [3, 1],
        [1, 3],
        [5, 4],
      ],
    ],
  ])('%s', (_, numbering, expected) => {
    expect(number(numbering)).toEqual(expected);
  });
});

const portal = await samplePortal();
const { gateway, moderator } = portal;

const numberBoards = async (items: object[]) =>
  (await gateway.mutate('numberBoards', { items }, 'results { outcome reason }', moderator)).payload;

describe('boards of the sample posters', () => {
  it('are planned and applied; two records with one board show the clash', async () => {
    const input = {
      confirmedSectionIds: ['Section:26', 'Section:27'],
      startAt: 300,
      keepExisting: false,
    };
    interface Plan {
      changeCount: number;
      letterCount: number;
      clashCount: number;
      items: { registrationId: string; version: string; board: number }[];
      userErrors: { field: string[] }[];
    }
    const fields = 'changeCount letterCount clashCount items { registration { id } version board }';
    const plan = (change: object = {}) => readPlan<Plan>(portal, 'planBoardNumbers', { ...input, ...change }, fields);
    const planned = await plan();
    expect(planned.changeCount).toBeGreaterThan(3);
    expect(planned).toMatchObject({ letterCount: 0, clashCount: 0, userErrors: [] });
    expect(planned.items.map(({ board }) => board)).toEqual(planned.items.map((_, at) => 300 + at));
    const items = planned.items.slice(0, 50);
    expect((await numberBoards(items)).results).toEqual(items.map(() => ({ outcome: 'CHANGED', reason: null })));
    expect((await plan()).changeCount).toBe(planned.changeCount - items.length);
    expect(await plan({ confirmedSectionIds: [] })).toMatchObject({ userErrors: [{ field: ['confirmedSectionIds'] }] });
    expect(await plan({ startAt: 999 })).toMatchObject({ items: [], userErrors: [{ field: ['startAt'] }] });

    const [one, other] = items;
    await numberBoards([{ registrationId: other?.registrationId, board: one?.board }]);
    const read = `query ($id: ID!) { registration(id: $id) { fullName placeClashes { registration { id } kind fullName } } }`;
    const clashOf = async (id: string | undefined) =>
      (await gateway.read<{ registration: { placeClashes: object[] } }>(read, { id }, moderator)).registration
        .placeClashes;
    expect(await clashOf(one?.registrationId)).toMatchObject([
      { registration: { id: other?.registrationId }, kind: 'BOARD' },
    ]);
    expect(await clashOf(other?.registrationId)).toMatchObject([
      { registration: { id: one?.registrationId }, kind: 'BOARD' },
    ]);
    const preview = `query ($input: ConfirmFormatInput!) { previewDecision(input: $input) { preview { placeClashes { kind } } } }`;
    const board = (id: string | undefined, talkSlot: number | undefined) =>
      gateway.read<object>(preview, { input: { registrationId: id, talkSlot } }, moderator);
    expect(await board(items[2]?.registrationId, one?.board)).toMatchObject({
      previewDecision: { preview: { placeClashes: [{}, {}] } },
    });
    expect(await board(items[2]?.registrationId, 990)).toMatchObject({
      previewDecision: { preview: { placeClashes: [] } },
    });

    const slots = { ids: items.slice(0, 3).map((item) => item.registrationId), change: { talkSlot: 991 } };
    const clashes = 'clashCount rows { registration { id } placeClashes { kind } }';
    expect(await readPlan(portal, 'planBulkChange', slots, clashes)).toMatchObject({
      clashCount: 3,
      rows: [1, 2, 3].map(() => ({ placeClashes: [{}, {}] })),
    });
  });

  it('are given only to confirmed posters', async () => {
    const [speaker] = await readRows(gateway, moderator, { confirmedFormat: { values: ['SPEAKER'] } });
    const { results } = await numberBoards([{ registrationId: speaker?.id, board: 4 }]);
    expect(results).toEqual([{ outcome: 'SKIPPED', reason: 'NOT_A_POSTER' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderDirection, ParticipantOrderField } from '../../../../gateway/generated/types.ts';
import type { Row } from '../../../../gateway/lists/rows.ts';
import { createList, LAST, patchRows, sortRows } from '../../../../gateway/lists/worker/sortedList.ts';
import { viewOf } from '../../../../gateway/lists/worker/view.ts';
import { moderatorRowOf } from '../../../testkit/listCache.ts';

/** The order of rows, read completely or patched, and the ranks for other orders. */
const collator = new Intl.Collator('ru', { numeric: true });
const word = fc.string({ unit: fc.constantFrom('а', 'Б', 'ё', 'е', 'я', '1', '10', ' '), maxLength: 3 });

const row = (id: number, fullName: string, organization: string | null = null): Row => ({
  id,
  fullName,
  organization: organization === null ? null : { id: organization, name: organization, isOther: false },
  text: '',
  unreadable: null,
  details: null,
});

describe('sorted rows', () => {
  it('have the same order whether the list was patched or read completely', () => {
    const people = fc.uniqueArray(fc.tuple(fc.nat({ max: 60 }), word), { selector: ([id]) => id, maxLength: 40 });
    fc.assert(
      fc.property(people, people, fc.array(fc.nat({ max: 60 })), (before, changed, removed) => {
        const gone = new Set([...removed, ...changed.map(([id]) => id)]);
        const added = changed.map(([id, fullName]) => row(id, fullName));
        const rows = sortRows(before.map(([id, fullName]) => row(id, fullName)));
        const whole = sortRows([...rows.filter(({ id }) => !gone.has(id)), ...added]);
        expect(patchRows(rows, gone, added)).toEqual(whole);
      }),
    );
  });
});

describe('ranks of texts', () => {
  it('sort as a Russian collator does, with rows without a text last', () => {
    fc.assert(
      fc.property(fc.array(fc.option(word), { maxLength: 60 }), (organizations) => {
        const rows = organizations.map((organization, id) => row(id, 'Примеров', organization));
        const ranks = createList(rows, { isModeratorList: false, revision: 'r', unreadableCount: 0 }).ranks(
          'ORGANIZATION',
        );
        for (const [one, left] of organizations.entries()) {
          for (const [other, right] of organizations.entries()) {
            const [rank = LAST, otherRank = LAST] = [ranks[one], ranks[other]];
            if (left === null || right === null) expect(rank === LAST).toBe(left === null);
            else if (collator.compare(left, right) < 0) expect(rank).toBeLessThan(otherRank);
          }
        }
      }),
    );
  });

  const days = (...given: number[]) => Object.fromEntries(given.map((day) => [`day_${day}`, true]));
  it.each<[ParticipantOrderField, ...object[]]>([
    ['TITLE', { comments: 'Ёлки' }, { comments: 'нейтроны 2' }, { comments: 'Нейтроны 10' }, { comments: null }],
    [
      'CREATED_AT',
      { created_at: '2025-09-15T23:00:00+03:00' },
      { created_at: '2025-09-15T21:00:00Z' },
      { created_at: null },
    ],
    ['TALK_SLOT', { speak_slot: 2 }, { speak_slot: 10 }, {}],
    ['TSHIRT_SIZE', { tshort_size: 1 }, { tshort_size: 2 }, { tshort_size: 3 }, { tshort_size: 4 }, {}],
    ['ATTENDANCE_DAYS', days(1, 2), days(1, 3), days(2), {}],
    ['SCHOOL', {}, { type: 1, comments: 'SCHOOL', section_choice_id: 36 }],
    ['THESIS', {}, { file_id: 1 }, { file_id: 1, file_pdf_id: 2 }, { type: 1 }],
    ['STATUS', {}, { confirm_type: 2 }, { confirm_type: 2, is_confirm: 1 }],
  ])('by %s follow its values, those without one last both ways', (field, ...inOrder) => {
    const rows = inOrder.map((change, index) => moderatorRowOf({ id: index, ...change })).reverse();
    const list = createList(rows, { isModeratorList: true, revision: 'r', unreadableCount: 0 });
    const orderOf = (direction: OrderDirection) =>
      [...viewOf(list, { orderBy: [{ field, direction }] }).positions].map((at) => rows[at]?.id);
    const ids = inOrder.map((_, index) => index);
    const empty = list.ranks(field).includes(LAST) ? ids.splice(-1) : [];
    expect(orderOf('ASC')).toEqual([...ids, ...empty]);
    expect(orderOf('DESC')).toEqual([...ids.reverse(), ...empty]);
  });

  it('of sections follow their names, not their ids', () => {
    const inSection = (sectionId: number | null) => ({ ...row(1, 'П'), details: { sectionId } }) as unknown as Row;
    const names = new Map([
      [1, 'Ядерная физика'],
      [2, 'Биология'],
    ]);
    const rows = [inSection(1), inSection(2), inSection(null)];
    const list = createList(rows, { isModeratorList: true, revision: 'r', unreadableCount: 0 });
    expect([...list.ranks('EFFECTIVE_SECTION', names)]).toEqual([1, 0, LAST]);
    // The section's names may change while the list stays.
    expect([...list.ranks('EFFECTIVE_SECTION', new Map([[2, 'Биология']]))]).toEqual([LAST, 0, LAST]);
  });
});

import { foldText } from '../../../schema/searchText.ts';
import type { DoubleMatch } from '../../generated/types.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { Double, RelatedRows } from '../lists.ts';
import { personOf, type Row } from '../rows.ts';
import { nationalDigits } from './search.ts';

/** The values that two registrations may share; null if a registration lacks the value. */
const keyReaders: { [Match in DoubleMatch]: (row: Row) => string | null } = {
  NAME_AND_BIRTH_DATE: ({ fullName, details }) =>
    fullName !== '' && details?.record.birthDate ? `${foldText(fullName)}\n${details.record.birthDate}` : null,
  PHONE: ({ details }) =>
    details && details.phone.length >= nationalDigits ? details.phone.slice(-nationalDigits) : null,
  EMAIL: ({ details }) => details?.record.email?.toLowerCase() || null,
  TITLE: ({ details }) => (details?.title ? foldText(details.title) : null),
};

const matches = Object.keys(keyReaders) as DoubleMatch[];

/** One account may have registrations under several names, for example if colleagues share an e-mail address. */
const ownerOf = (row: Row): string => `${personOf(row)}\n${foldText(row.fullName)}`;

/** Two registrations of one person are doubles only if they name the same talk. */
const isDouble = (match: DoubleMatch, one: Row, other: Row): boolean =>
  one.id !== other.id && (match === 'TITLE' || ownerOf(one) !== ownerOf(other));

/** Finds registrations that may be the same participation, or belong to the same person. */
export function createDoubles(rows: readonly Row[]) {
  const groups = matches.map((match) => [match, groupBy(rows, keyReaders[match])] as const);
  const owners = groupBy(rows, ownerOf);
  const withDoubles = new Set<number>();
  for (const [match, found] of groups) {
    for (const group of found.values()) {
      const [first] = group;
      if (first === undefined || !group.some((row) => isDouble(match, first, row))) continue;
      // Each row of such a group is a double of at least one other row.
      for (const { id } of group) withDoubles.add(id);
    }
  }
  return {
    has: (row: Row): boolean => withDoubles.has(row.id),
    of(row: Row): Double<Row>[] {
      const found = new Map<Row, DoubleMatch[]>();
      for (const [match, byKey] of groups) {
        for (const other of byKey.get(keyReaders[match](row) ?? '') ?? []) {
          if (isDouble(match, row, other)) found.set(other, [...(found.get(other) ?? []), match]);
        }
      }
      return Array.from(found, ([other, common]) => ({ row: other, matches: common }));
    },
    /** The other registrations of the same person. */
    others: (row: Row): Row[] => (owners.get(ownerOf(row)) ?? []).filter(({ id }) => id !== row.id),
  };
}

export type Doubles = ReturnType<typeof createDoubles>;

/** Many rows may share a title such as «Доклад». */
const mostRelated = 50;

export const relatedOf = (doubles: Doubles, row: Row): RelatedRows<Row> => ({
  others: doubles.others(row).slice(0, mostRelated),
  doubles: doubles.of(row).slice(0, mostRelated),
});

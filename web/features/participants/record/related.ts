/** What a moderator should know about other rows when looking at one: the same person, the same place, the same time. */
import type { DeskRow } from '../model/deskStore.ts';
import { placeKey } from '../model/rowFacts.ts';

/** How another row relates to a record, the most urgent first. */
export const relationKinds = ['SAME_TIME', 'SAME_PLACE', 'SAME_PERSON', 'MAYBE_SAME_PERSON'] as const;
export type RelationKind = (typeof relationKinds)[number];

export interface Relation {
  kind: RelationKind;
  row: DeskRow;
}

const folded = (text: string | null): string =>
  (text ?? '').trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ');

const isSameText = (one: string | null, other: string | null): boolean =>
  folded(one) !== '' && folded(one) === folded(other);

/** Whether one person would have to speak in two tracks at one time. */
const isSameTime = (one: DeskRow, other: DeskRow): boolean =>
  [one, other].every(
    ({ confirmedFormat, talkDay, talkSlot }) => confirmedFormat === 'SPEAKER' && talkDay && talkSlot,
  ) &&
  one.talkDay === other.talkDay &&
  one.talkSlot === other.talkSlot &&
  one.talkTrack !== other.talkTrack;

function kindOf(record: DeskRow, row: DeskRow, sessionOf: ReadonlyMap<string, string>): RelationKind | null {
  const isSamePerson = isSameText(record.email, row.email);
  if (isSamePerson && !record.isCancelled && isSameTime(record, row)) return 'SAME_TIME';
  const place = placeKey(record, sessionOf);
  if (place !== null && place === placeKey(row, sessionOf)) return 'SAME_PLACE';
  if (isSamePerson) return 'SAME_PERSON';
  return isSameText(record.fullName, row.fullName) ? 'MAYBE_SAME_PERSON' : null;
}

/**
 * The active rows that a record should be compared with, each with its most urgent reason.
 * @param sessionOf the poster session of a section, by the section's id
 */
export function relatedRows(
  record: DeskRow,
  rows: readonly DeskRow[],
  sessionOf: ReadonlyMap<string, string>,
): readonly Relation[] {
  const relations = rows.flatMap((row): Relation[] => {
    if (row.id === record.id || row.isCancelled) return [];
    const kind = kindOf(record, row, sessionOf);
    return kind === null ? [] : [{ kind, row }];
  });
  return relationKinds.flatMap((kind) => relations.filter((relation) => relation.kind === kind));
}

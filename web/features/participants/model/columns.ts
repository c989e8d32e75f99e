/** The table of the list's columns (LST-02): what each shows, sorts by and writes into files. */
import { deskListTexts as texts } from '#texts/deskList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { keyOf } from '../../../lib/ids.ts';
import { isNameAwaited, type RecordSection } from '../../../lib/sections.ts';
import type { DeskRow } from './deskStore.ts';
import { formatOf, sectionOf, stateOf } from './rowFacts.ts';

export type ColumnName = keyof typeof texts.columns;

/** A value that rows are sorted by; null comes last. */
export type SortValue = string | number | null;

export interface DeskColumn {
  name: ColumnName;
  heading: string;
  /** Width in rem. */
  width: number;
  text: (row: DeskRow) => string;
  sortValue: (row: DeskRow) => SortValue;
  /** A column that no row has a value for is not offered: a provider's list may send no more than LST-02 shows. */
  hasValue: (row: DeskRow) => boolean;
}

const stateOrder = ['AWAITING_FORMAT', 'AWAITING_PERSON', 'CONFIRMED', 'CANCELLED'];
const fileKinds = ['thesisDocument', 'thesisPdf', 'expertConclusion'] as const;

/** The files of a registration in the order of their slots. */
export const filesOf = (row: DeskRow) =>
  fileKinds.flatMap((kind) => {
    const file = row[kind];
    return file === null ? [] : [{ kind, ...file }];
  });

/** The name of a section, or a text that says why it is missing (LST-09, R27). */
export function sectionName(section: RecordSection | null): string {
  if (section === null) return texts.section.none;
  if (isNameAwaited(section)) return texts.section.loading;
  return section.name ?? texts.section.unknown;
}

/** A row's section in words; empty for a person who named one for a talk and became a listener, who needs none. */
export function sectionText(row: DeskRow): string {
  if (row.isSchool) return texts.school.YES;
  const section = sectionOf(row);
  const needsNone = section === null && row.confirmedFormat === 'LISTENER' && row.requestedFormat !== 'LISTENER';
  return needsNone ? '' : sectionName(section);
}

/** What stands below the format in force: that no format is confirmed, or the requested one if it differs (LST-03). */
export function formatNote({ requestedFormat, confirmedFormat }: DeskRow): string {
  if (confirmedFormat === null) return texts.requestedOnly;
  return confirmedFormat === requestedFormat ? '' : texts.requested[requestedFormat];
}

function formatText(row: DeskRow): string {
  return [registrationTexts.formats[formatOf(row)], formatNote(row)].filter((part) => part !== '').join(', ');
}

function placeText({ talkDay, talkTrack, talkSlot }: DeskRow, missing = '—'): string {
  const parts = [talkDay, talkTrack, talkSlot];
  return parts.every((part) => part === null) ? '' : parts.map((part) => part ?? missing).join(' / ');
}

const always = () => true;

type Rule = Pick<DeskColumn, 'width' | 'text'> & Partial<DeskColumn>;

/** By default a column sorts by its text, and has a value where the text is not empty. */
const rules: Record<ColumnName, Rule> = {
  name: { width: 10.5, text: ({ fullName }) => fullName ?? '', hasValue: always },
  org: { width: 9.5, text: ({ organization }) => organization?.name ?? '', hasValue: always },
  state: {
    width: 9.2,
    text: (row) => texts.states[stateOf(row)],
    sortValue: (row) => stateOrder.indexOf(stateOf(row)),
    hasValue: always,
  },
  format: { width: 9, text: formatText, hasValue: always },
  section: { width: 10, text: sectionText, hasValue: always },
  files: {
    width: 6.75,
    text: (row) =>
      filesOf(row)
        .map(({ kind }) => texts.files[kind])
        .join('; '),
    sortValue: (row) => -filesOf(row).length,
  },
  title: { width: 15, text: ({ title }) => title ?? '' },
  created: {
    width: 9.5,
    text: ({ createdAt }) => (createdAt === null ? '' : formatDateTime(createdAt)),
    sortValue: ({ createdAt }) => createdAt,
  },
  schedule: { width: 11, text: ({ talkSchedule }) => talkSchedule ?? '' },
  place: {
    width: 9.5,
    text: (row) => placeText(row),
    // Letters come after numbers, and so does a missing part.
    sortValue: (row) => placeText(row, 'я') || null,
  },
  phone: { width: 10, text: ({ phone }) => phone ?? '' },
  email: { width: 13, text: ({ email }) => email ?? '' },
  birth: {
    width: 8.5,
    text: ({ birthDate }) => (birthDate === null ? '' : formatDate(birthDate)),
    sortValue: ({ birthDate }) => birthDate,
  },
  listening: { width: 16, text: ({ listeningSections }) => (listeningSections ?? []).map(sectionName).join('; ') },
  tour: { width: 7.5, text: ({ tour }) => (tour === null ? '' : texts.tours[tour]) },
  tshirt: {
    width: 7.5,
    text: ({ tshirtSize }) => (tshirtSize === null ? '' : registrationTexts.tshirtSizes[tshirtSize]),
  },
  school: { width: 6.5, text: ({ isSchool }) => (isSchool ? texts.school.YES : '') },
  id: {
    width: 6,
    text: ({ id }) => keyOf(id),
    sortValue: ({ id }) => Number(keyOf(id)) || keyOf(id),
    hasValue: always,
  },
};

/** All columns, in the order in which they are offered. */
export const columns: readonly DeskColumn[] = (Object.keys(texts.columns) as ColumnName[]).map((name) => {
  const { text } = rules[name];
  const defaults = {
    sortValue: (row: DeskRow) => text(row) || null,
    hasValue: (row: DeskRow) => text(row) !== '',
  };
  return { name, heading: texts.columns[name], ...defaults, ...rules[name] };
});

/** The columns of a moderator who chose none (LST-02). */
export const firstColumns: readonly ColumnName[] = ['name', 'org', 'state', 'format', 'section', 'files'];

/** The columns that some row has a value for. */
export const offeredColumns = (rows: readonly DeskRow[]): DeskColumn[] =>
  columns.filter(({ hasValue }) => rows.length === 0 || rows.some(hasValue));

/** The columns of these names among those that are offered; the name always comes first. */
export const shownColumns = (names: readonly ColumnName[], offered: readonly DeskColumn[]): DeskColumn[] =>
  offered.filter(({ name }) => name === 'name' || names.includes(name));

/** The column that the rows are sorted by. */
export interface DeskSort {
  column: ColumnName;
  isDescending: boolean;
}

const collator = new Intl.Collator('ru', { numeric: true });

function compare(one: NonNullable<SortValue>, other: NonNullable<SortValue>): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(`${one}`, `${other}`);
}

/** The rows in this order, rows without a value last; null leaves the provider's order. */
export function sortRows(rows: readonly DeskRow[], sort: DeskSort | null): readonly DeskRow[] {
  const column = columns.find(({ name }) => name === sort?.column);
  if (column === undefined) return rows;
  const sign = sort?.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.sortValue(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

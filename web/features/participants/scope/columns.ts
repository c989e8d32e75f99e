/** The columns of a list of participants, with their sort keys and their columns of the export. */

import { listTexts } from '#texts/participantList.ts';
import type { ParticipantColumn, ParticipantOrderField } from '../../../generated/types.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

export type ColumnName = keyof typeof listTexts.columns;

interface ColumnRule {
  /** The order after a click on the heading; empty if the column cannot be sorted. */
  orderBy: readonly ParticipantOrderField[];
  /** Columns of the export with the same content. */
  exported: readonly ParticipantColumn[];
  /** Preferred width in rem. */
  width: number;
  /** The width in rows of one line, if it differs: a state is complete there, a name may be cut. */
  compactWidth?: number;
  /** The counts of its values, for answers that a provider may not have. */
  counted?: 'tours' | 'tshirtSizes' | 'attendanceDays';
}

/** A column that the list sorts and exports by the name of the column: `tour`, TOUR. */
type PlainColumn = {
  [Name in ColumnName]: Uppercase<Name> extends ParticipantOrderField & ParticipantColumn ? Name : never;
}[ColumnName];

type Rules = Record<Exclude<ColumnName, PlainColumn>, ColumnRule> & Partial<Record<PlainColumn, Partial<ColumnRule>>>;

/** The default columns fit a window of 1280 px beside the menu, and the longest usual word fits each of them. */
const rules: Rules = {
  name: { width: 11.25, compactWidth: 9.3 },
  org: { orderBy: ['ORGANIZATION'], exported: ['ORGANIZATION'], width: 9.75 },
  status: { width: 9.2, compactWidth: 11.15 },
  format: {
    orderBy: ['CONFIRMED_FORMAT', 'REQUESTED_FORMAT'],
    exported: ['REQUESTED_FORMAT', 'CONFIRMED_FORMAT'],
    width: 9,
  },
  section: { orderBy: ['EFFECTIVE_SECTION'], exported: ['EFFECTIVE_SECTION'], width: 10.6 },
  files: { orderBy: [], exported: ['THESIS_DOCUMENT', 'THESIS_PDF', 'EXPERT_CONCLUSION'], width: 6.5 },
  title: { width: 14 },
  created: { orderBy: ['CREATED_AT'], exported: ['CREATED_AT'], width: 9.5 },
  schedule: { orderBy: ['TALK_SCHEDULE'], exported: ['TALK_SCHEDULE'], width: 11 },
  place: { orderBy: ['TALK_PLACE'], exported: ['TALK_DAY', 'TALK_TRACK', 'TALK_SLOT'], width: 9.5 },
  phone: { orderBy: [], exported: ['PHONE'], width: 10 },
  email: { orderBy: [], exported: ['EMAIL'], width: 13 },
  birth: { orderBy: [], exported: ['BIRTH_DATE'], width: 8.5 },
  listening: { orderBy: [], exported: ['LISTENING_SECTIONS'], width: 16 },
  thesis: { orderBy: ['THESIS'], exported: ['THESIS_STATE'], width: 8.5 },
  tour: { width: 7.5, counted: 'tours' },
  tshirt: { orderBy: ['TSHIRT_SIZE'], exported: ['TSHIRT_SIZE'], width: 7.5, counted: 'tshirtSizes' },
  days: { orderBy: ['ATTENDANCE_DAYS'], exported: ['ATTENDANCE_DAYS'], width: 8, counted: 'attendanceDays' },
  school: { width: 6.5 },
  id: { orderBy: [], exported: ['ID'], width: 6 },
};

/** Columns for all visitors (LST-01, LST-08). */
export const publicColumns: readonly ColumnName[] = ['name', 'org'];
/** The default columns of a moderator (LST-02). */
export const firstColumns: readonly ColumnName[] = ['name', 'org', 'status', 'format', 'section', 'files'];

/** Columns whose values every row has; for any other the list loads the full records. */
export const columnsOfEachRow: readonly ColumnName[] = [...firstColumns, 'title', 'created', 'schedule', 'id'];

/** All columns, in the order of their labels, in which they are offered. */
export const columnNames = Object.keys(listTexts.columns) as ColumnName[];

/** As `columnNames`, without columns that are empty in every record of the list. */
export const offeredColumns = (facets: FilterPanel_FacetsFragment): ColumnName[] =>
  rulesOf(columnNames)
    .filter(({ counted }) => counted === undefined || facets[counted] !== null)
    .map(({ name }) => name);

/** The columns of these names, in this order. */
export const rulesOf = (names: readonly ColumnName[]) =>
  names.map((name): ColumnRule & { name: ColumnName } => {
    const field = name.toUpperCase() as Uppercase<PlainColumn>;
    return { name, orderBy: [field], exported: [field], width: 11, ...rules[name] };
  });

/** The export's columns with exactly the content of these columns. */
export function exportedColumns(names: readonly ColumnName[]): ParticipantColumn[] {
  return rulesOf(names).flatMap(({ exported }) => exported);
}

/** The known column names, without repeats; null if none is left. */
export function knownColumns(names: readonly string[]): ColumnName[] | null {
  const known = [...new Set(names)].filter((name): name is ColumnName => columnNames.includes(name as ColumnName));
  return known.length === 0 ? null : known;
}

/** The columns of a list of participants, with their sort keys and their columns of the export. */

import type { listTexts } from '#texts/participantList.ts';
import type { ParticipantColumn, ParticipantOrderField } from '../../../generated/types.ts';

export type ColumnName = keyof typeof listTexts.columns;

interface ColumnRule {
  name: ColumnName;
  /** The order after a click on the heading; empty if the column cannot be sorted. */
  orderBy: readonly ParticipantOrderField[];
  /** Columns of the export with the same content. */
  exported: readonly ParticipantColumn[];
  /** Preferred width in rem. */
  width: number;
  /** The width in rows of one line, if it differs: a state is complete there, a name may be cut. */
  compactWidth?: number;
  /** Whether only the full record has the value; the list then loads it with the column. */
  isDetail?: true;
}

/**
 * All columns, in the order in which they are offered. The default ones fit a window of 1280 px beside the menu, and each holds
 * its longest usual word.
 */
export const columnRules: readonly ColumnRule[] = [
  { name: 'name', orderBy: ['NAME'], exported: ['NAME'], width: 11.25, compactWidth: 9.3 },
  { name: 'org', orderBy: ['ORGANIZATION'], exported: ['ORGANIZATION'], width: 9.75 },
  { name: 'status', orderBy: ['STATUS'], exported: ['STATUS'], width: 9.2, compactWidth: 11.15 },
  {
    name: 'format',
    orderBy: ['CONFIRMED_FORMAT', 'REQUESTED_FORMAT'],
    exported: ['REQUESTED_FORMAT', 'CONFIRMED_FORMAT'],
    width: 9,
  },
  { name: 'section', orderBy: ['EFFECTIVE_SECTION'], exported: ['EFFECTIVE_SECTION'], width: 10.6 },
  { name: 'files', orderBy: [], exported: ['THESIS_DOCUMENT', 'THESIS_PDF', 'EXPERT_CONCLUSION'], width: 6.5 },
  { name: 'title', orderBy: ['TITLE'], exported: ['TITLE'], width: 14 },
  { name: 'created', orderBy: ['CREATED_AT'], exported: ['CREATED_AT'], width: 9.5 },
  { name: 'schedule', orderBy: ['TALK_SCHEDULE'], exported: ['TALK_SCHEDULE'], width: 11 },
  {
    name: 'place',
    orderBy: ['TALK_PLACE'],
    exported: ['TALK_DAY', 'TALK_TRACK', 'TALK_SLOT'],
    width: 9.5,
    isDetail: true,
  },
  { name: 'phone', orderBy: [], exported: ['PHONE'], width: 10, isDetail: true },
  { name: 'email', orderBy: [], exported: ['EMAIL'], width: 13, isDetail: true },
  { name: 'birth', orderBy: [], exported: ['BIRTH_DATE'], width: 8.5, isDetail: true },
  { name: 'listening', orderBy: [], exported: ['LISTENING_SECTIONS'], width: 16, isDetail: true },
  { name: 'thesis', orderBy: ['THESIS'], exported: ['THESIS_STATE'], width: 8.5, isDetail: true },
  { name: 'tour', orderBy: ['TOUR'], exported: ['TOUR'], width: 7.5, isDetail: true },
  { name: 'tshirt', orderBy: ['TSHIRT_SIZE'], exported: ['TSHIRT_SIZE'], width: 7.5, isDetail: true },
  { name: 'days', orderBy: ['ATTENDANCE_DAYS'], exported: ['ATTENDANCE_DAYS'], width: 8, isDetail: true },
  { name: 'school', orderBy: ['SCHOOL'], exported: ['SCHOOL'], width: 6.5, isDetail: true },
  { name: 'id', orderBy: [], exported: ['ID'], width: 6 },
];

/** Columns for all visitors (LST-01, LST-08). */
export const publicColumns: readonly ColumnName[] = ['name', 'org'];
/** The default columns of a moderator (LST-02). */
export const firstColumns: readonly ColumnName[] = ['name', 'org', 'status', 'format', 'section', 'files'];

export const columnNames: readonly ColumnName[] = columnRules.map(({ name }) => name);
const ruleOf = (name: ColumnName) => columnRules.find((rule) => rule.name === name);

/** The columns of these names, in this order. */
export function rulesOf(names: readonly ColumnName[]): ColumnRule[] {
  return names.flatMap((name) => ruleOf(name) ?? []);
}

/** The export's columns with exactly the content of these columns. */
export function exportedColumns(names: readonly ColumnName[]): ParticipantColumn[] {
  return rulesOf(names).flatMap(({ exported }) => exported);
}

/** The known column names, without repeats; null if none is left. */
export function knownColumns(names: readonly string[]): ColumnName[] | null {
  const known = [...new Set(names)].filter((name): name is ColumnName => columnNames.includes(name as ColumnName));
  return known.length === 0 ? null : known;
}

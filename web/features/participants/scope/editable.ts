import type { ParticipationFormat } from '../../../generated/types.ts';

/** Columns whose values a moderator sets in the list. */
export const editableColumns = ['format', 'section', 'schedule', 'place'] as const;
export type EditableColumn = (typeof editableColumns)[number];

export const isEditableColumn = (name: string): name is EditableColumn =>
  editableColumns.some((column) => column === name);

/**
 * Whether a cell can be changed in the list. Until the format is confirmed, only the format can be changed: any other change
 * would confirm it too. A listener has no section, date and place (LST-04); a project's list has no place (LST-07).
 */
export function canEdit(
  name: EditableColumn,
  confirmedFormat: ParticipationFormat | null,
  isProject: boolean,
): boolean {
  if (name === 'format') return true;
  if (name === 'place' && isProject) return false;
  return confirmedFormat === 'SPEAKER' || confirmedFormat === 'POSTER';
}

/** What a change of many records sets: each field only where it is ticked. */
import type { BulkChange, ParticipationFormat } from '../../../generated/types.ts';

export interface BulkValues {
  /** Which fields are ticked. */
  set: { format: boolean; section: boolean; schedule: boolean; slot: boolean };
  format: ParticipationFormat;
  sectionId: string;
  schedule: string;
  slot: number | '';
}

export const emptyBulk: BulkValues = {
  set: { format: false, section: false, schedule: false, slot: false },
  format: 'SPEAKER',
  sectionId: '',
  schedule: '',
  slot: '',
};

/** The change to send; null where no ticked field has a value. */
export function bulkChange({ set, format, sectionId, schedule, slot }: BulkValues): BulkChange | null {
  const change: BulkChange = {
    ...(set.format ? { format } : {}),
    ...(set.section && sectionId !== '' ? { sectionId } : {}),
    // An empty text empties the date.
    ...(set.schedule ? { talkSchedule: schedule.trim() } : {}),
    ...(set.slot && slot !== '' ? { talkSlot: slot } : {}),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** What a change of many records sets: each field only where it is ticked. */
import type { BulkChange, FormatChoice } from '../../../generated/types.ts';

export interface BulkValues {
  /** Which fields are ticked. */
  set: { format: boolean; section: boolean; schedule: boolean; slot: boolean };
  format: FormatChoice;
  sectionId: string;
  talkSchedule: string;
  talkSlot: number | '';
}

export const emptyBulk: BulkValues = {
  set: { format: false, section: false, schedule: false, slot: false },
  format: 'SPEAKER',
  sectionId: '',
  talkSchedule: '',
  talkSlot: '',
};

/** The change to send: a ticked field without a value is cleared. Null where no field is ticked. */
export function bulkChange({ set, format, sectionId, talkSchedule, talkSlot }: BulkValues): BulkChange | null {
  const change: BulkChange = {
    ...(set.format ? { confirmedFormat: format } : {}),
    ...(set.section ? { confirmedSectionId: sectionId || null } : {}),
    ...(set.schedule ? { talkSchedule: talkSchedule.trim() || null } : {}),
    ...(set.slot ? { talkSlot: talkSlot === '' ? null : talkSlot } : {}),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** The fields that a change clears, as the form names them. */
export const clearedFields = ({
  confirmedSectionId,
  talkSchedule,
  talkSlot,
}: BulkChange): (keyof BulkValues['set'])[] => [
  ...(confirmedSectionId === null ? ['section' as const] : []),
  ...(talkSchedule === null ? ['schedule' as const] : []),
  ...(talkSlot === null ? ['slot' as const] : []),
];

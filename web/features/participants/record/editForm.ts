/** What a moderator sets in a record, and its rules (LST-04). */
import type { ConfirmFormatInput, ParticipationFormat } from '../../../generated/types.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import type { Record_ParticipationFragment } from './Record.generated.ts';

const { rules } = recordTexts.form;

/** Formats to choose from. */
export const editableFormats = ['LISTENER', 'SPEAKER', 'POSTER'] as const satisfies readonly ParticipationFormat[];

export interface EditValues {
  /** Empty where the record holds one that cannot be chosen. */
  format: ParticipationFormat | '';
  sectionId: string;
  talkSchedule: string;
  talkDay: number | '';
  talkTrack: number | '';
  talkSlot: number | '';
}

/** Whether a format has a section, a talk date and a place: above listener. */
export const isAboveListener = (format: EditValues['format']): boolean => format === 'SPEAKER' || format === 'POSTER';

/** The form as it begins: what is confirmed, else what the person asked for. */
export function valuesOf({ registration, talkDay, talkTrack, talkSlot }: Record_ParticipationFragment): EditValues {
  const { confirmedFormat, requestedFormat, confirmedSection, requestedSection } = registration;
  return {
    format: editableFormats.find((it) => it === (confirmedFormat ?? requestedFormat)) ?? '',
    sectionId: (confirmedSection ?? requestedSection)?.id ?? '',
    talkSchedule: registration.talkSchedule ?? '',
    talkDay: talkDay ?? '',
    talkTrack: talkTrack ?? '',
    talkSlot: talkSlot ?? '',
  };
}

/** What is missing, by field. */
export function checkEdit({ format, sectionId }: EditValues): { format?: string; sectionId?: string } {
  if (format === '') return { format: rules.format };
  return isAboveListener(format) && sectionId === '' ? { sectionId: rules.section } : {};
}

interface Target {
  participationId: string;
  expectedVersion: string;
  /** A project's list knows no day, track and slot (LST-07). */
  withoutPlace: boolean;
}

/** What is sent: for a listener all but the format is empty, and a project's list sends no place. */
export function editInput(values: EditValues & { format: ParticipationFormat }, target: Target): ConfirmFormatInput {
  const { format } = values;
  if (!isAboveListener(format)) return { ...target, format };
  const told = { ...target, format, sectionId: values.sectionId, talkSchedule: values.talkSchedule.trim() || null };
  if (target.withoutPlace) return told;
  return {
    ...told,
    talkDay: values.talkDay === '' ? null : values.talkDay,
    talkTrack: values.talkTrack === '' ? null : values.talkTrack,
    talkSlot: values.talkSlot === '' ? null : values.talkSlot,
  };
}

/** The moderator's part of a record: values and input (LST-04); recordSchema.ts has the rules. */
import type { ConfirmFormatInput, ParticipationFormat } from '../../../generated/types.ts';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import type { Record_ParticipationFragment } from './Record.generated.ts';

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

/** The initial form: the confirmed values, otherwise the requested ones. */
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

interface Target {
  participationId: string;
  expectedVersion: string;
  /** A project's list knows no day, track and slot (LST-07). */
  withoutPlace: boolean;
}

/** The input to send: a listener has only a format, and a project's list has no place. */
export function editInput(values: EditValues & { format: ParticipationFormat }, target: Target): ConfirmFormatInput {
  const { format } = values;
  if (!isTalkFormat(format)) return { ...target, format };
  const talk = { ...target, format, sectionId: values.sectionId, talkSchedule: values.talkSchedule.trim() || null };
  if (target.withoutPlace) return talk;
  return {
    ...talk,
    talkDay: values.talkDay === '' ? null : values.talkDay,
    talkTrack: values.talkTrack === '' ? null : values.talkTrack,
    talkSlot: values.talkSlot === '' ? null : values.talkSlot,
  };
}

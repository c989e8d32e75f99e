/** The moderator's part of a record: values and input (LST-04); recordSchema.ts has the rules. */
import type { ConfirmFormatInput, ParticipationFormatChoice } from '../../../generated/types.ts';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';

/** Formats to choose from. */
export const editableFormats = [
  'LISTENER',
  'SPEAKER',
  'POSTER',
] as const satisfies readonly ParticipationFormatChoice[];

export interface EditValues {
  /** Empty where the record holds one that cannot be chosen. */
  format: ParticipationFormatChoice | '';
  sectionId: string;
  talkSchedule: string;
  talkDay: number | '';
  talkTrack: number | '';
  talkSlot: number | '';
}

/** The initial form: the confirmed values, otherwise the requested ones. */
export function valuesOf(registration: Record_RegistrationFragment): EditValues {
  const { confirmedFormat, requestedFormat, confirmedSection, requestedSection } = registration;
  const { talkSchedule, talkDay, talkTrack, talkSlot } = registration;
  return {
    format: editableFormats.find((it) => it === (confirmedFormat ?? requestedFormat)) ?? '',
    sectionId: (confirmedSection ?? requestedSection)?.id ?? '',
    talkSchedule: talkSchedule ?? '',
    talkDay: talkDay ?? '',
    talkTrack: talkTrack ?? '',
    talkSlot: talkSlot ?? '',
  };
}

type Target = Pick<ConfirmFormatInput, 'registrationId'> & { expectedVersion: string | null };

const noPlace = { talkDay: null, talkTrack: null, talkSlot: null };

/** The input to send: a listener has only a format (LST-04), and a project's list knows no day, track and slot (LST-07). */
export function editInput(
  values: EditValues & { format: ParticipationFormatChoice },
  target: Target,
  hasPlace: boolean,
): ConfirmFormatInput {
  const { format } = values;
  if (!isTalkFormat(format)) return { ...target, format, ...(hasPlace ? noPlace : {}) };
  const talk = { ...target, format, sectionId: values.sectionId, talkSchedule: values.talkSchedule.trim() || null };
  if (!hasPlace) return talk;
  return {
    ...talk,
    talkDay: values.talkDay === '' ? null : values.talkDay,
    talkTrack: values.talkTrack === '' ? null : values.talkTrack,
    talkSlot: values.talkSlot === '' ? null : values.talkSlot,
  };
}

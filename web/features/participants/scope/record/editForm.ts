/** The moderator's part of a record: values and input (LST-04); recordSchema.ts has the rules. */
import type { ConfirmFormatInput, FormatChoice } from '../../../../generated/types.ts';
import { cleanText } from '../../../../lib/forms/cleanText.ts';
import { isTalkFormat } from '../../../../lib/forms/talk.ts';
import type { EditableColumn } from '../editable.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';

/** Formats to choose from. */
export const editableFormats = ['LISTENER', 'SPEAKER', 'POSTER'] as const satisfies readonly FormatChoice[];

export interface EditValues {
  /** Empty if the record has a format that cannot be chosen. */
  format: FormatChoice | '';
  sectionId: string;
  talkSchedule: string;
  talkDay: number | '';
  talkTrack: number | '';
  talkSlot: number | '';
}

/** What a change replaces: the values, without a format before the first decision, and the participant's confirmation. */
export interface Former extends EditValues {
  isConfirmed: boolean;
}

/** The initial form: the confirmed values, otherwise the requested ones. */
export function valuesOf(registration: Record_RegistrationFragment): EditValues {
  const { confirmedFormat, requestedFormat, confirmedSection, requestedSection } = registration;
  const { talkSchedule, talkDay, talkTrack, talkSlot } = registration;
  return {
    format: editableFormats.find((it) => it === (confirmedFormat ?? requestedFormat)) ?? '',
    sectionId: (confirmedSection ?? requestedSection)?.id ?? '',
    // As the form cleans it, so that a text that nobody touched is no change.
    talkSchedule: cleanText(talkSchedule ?? ''),
    talkDay: talkDay ?? '',
    talkTrack: talkTrack ?? '',
    talkSlot: talkSlot ?? '',
  };
}

/** The values of the record: as `valuesOf`, but without a format if none is confirmed. */
export function recordValues(registration: Record_RegistrationFragment): EditValues {
  return { ...valuesOf(registration), ...(registration.confirmedFormat === null ? { format: '' } : {}) };
}

/** The state of a record before a change. */
export const formerOf = (registration: Record_RegistrationFragment): Former => ({
  ...recordValues(registration),
  isConfirmed: registration.isConfirmed,
});

const listenerValues = { sectionId: '', talkSchedule: '', talkDay: '', talkTrack: '', talkSlot: '' } as const;

/** A listener has only a format (LST-04). */
const meaningOf = (values: EditValues): EditValues =>
  isTalkFormat(values.format) ? values : { ...values, ...listenerValues };

const names = ['format', 'sectionId', 'talkSchedule', 'talkDay', 'talkTrack', 'talkSlot'] as const;
export type EditName = (typeof names)[number];

/** The fields of each column's form; the form of a format also has the section. */
const columnFields: Record<EditableColumn, readonly EditName[]> = {
  format: ['format', 'sectionId'],
  section: ['sectionId'],
  schedule: ['talkSchedule'],
  place: ['talkDay', 'talkTrack', 'talkSlot'],
};

/** The fields that the form shows, all of them or those of one column; a listener has only a format (LST-04). */
export const shownFields = (format: EditValues['format'], only?: EditableColumn): readonly EditName[] =>
  (only === undefined ? names : columnFields[only]).filter((name) => name === 'format' || isTalkFormat(format));

/** The fields that both sides changed to different values, and the format if the person changed a talk that is none now. */
export function conflictingFields(base: EditValues, mine: EditValues, theirs: EditValues): EditName[] {
  const meant = meaningOf(mine);
  const own = names.filter((name) => meant[name] !== base[name]);
  const needsTalk = own.length > 0 && isTalkFormat(mine.format) && !isTalkFormat(theirs.format);
  return names.filter(
    (name) =>
      (own.includes(name) || (name === 'format' && needsTalk)) &&
      theirs[name] !== base[name] &&
      theirs[name] !== meant[name],
  );
}

/** The record that a restored form changes: the form's own changes are about `then`, its other fields about `now`. */
export function baseOfDraft(mine: EditValues, shown: EditValues, now: Former, then: Former): Former {
  const own = names.filter((name) => mine[name] !== shown[name]).map((name) => [name, then[name]]);
  return { ...now, ...Object.fromEntries(own) };
}

/** Applies the person's own changes to the other version. If that is not a talk any more, all values of the person's talk stay. */
export function mergeValues(base: EditValues, mine: EditValues, theirs: EditValues): EditValues {
  if (!isTalkFormat(theirs.format) && conflictingFields(base, mine, theirs).includes('format')) return mine;
  const own = names.filter((name) => mine[name] !== base[name]).map((name) => [name, mine[name]]);
  return { ...theirs, ...Object.fromEntries(own) };
}

const orNull = <Value>(value: Value | ''): Value | null => (value === '' ? null : value);

const changesPlace = (values: EditValues, base: EditValues): boolean =>
  (['talkDay', 'talkTrack', 'talkSlot'] as const).some((name) => values[name] !== base[name]);

/** Only the changed values; a project's list has no day, track and slot (LST-07). */
export function editInput(
  values: EditValues & { format: FormatChoice },
  base: EditValues,
  project: string | null,
): Omit<ConfirmFormatInput, 'registrationId'> {
  const changed = (name: EditName) => values[name] !== base[name];
  const input = {
    ...(project === null ? {} : { project }),
    ...(changed('format') ? { confirmedFormat: values.format } : {}),
  };
  if (!isTalkFormat(values.format)) return input;
  const talk = {
    ...input,
    ...(changed('sectionId') ? { confirmedSectionId: values.sectionId } : {}),
    ...(changed('talkSchedule') ? { talkSchedule: orNull(values.talkSchedule.trim()) } : {}),
  };
  if (project !== null) return talk;
  return {
    ...talk,
    ...(changed('talkDay') ? { talkDay: orNull(values.talkDay) } : {}),
    ...(changed('talkTrack') ? { talkTrack: orNull(values.talkTrack) } : {}),
    ...(changed('talkSlot') ? { talkSlot: orNull(values.talkSlot) } : {}),
  };
}

/**
 * The input that restores former values. If a project's list made a talk a listener, the talk's place is lost: only a change of
 * the main list can restore it.
 */
export function undoInput(
  former: EditValues & { format: FormatChoice },
  saved: EditValues,
  project: string | null,
): Omit<ConfirmFormatInput, 'registrationId'> {
  return editInput(former, saved, changesPlace(former, saved) ? null : project);
}

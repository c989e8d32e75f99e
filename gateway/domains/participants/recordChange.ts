import type { ConfirmFormatInput } from '../../generated/types.ts';
import type { Schemas } from '../../provider/contract.ts';
import type * as records from '../../provider/records.ts';
import { formatCodes, isSchoolRegistration, type SchoolMark } from '../shared/registrationFields.ts';
import type { BulkRecord } from './list/lists.ts';
import { type PosterListed, posterSessionsOf } from './list/places.ts';
import { type Settings, settingsOf } from './mapping.ts';

/** What a moderator asks for, in which list: an omitted value stays as it is, null clears it. */
export type RecordChange = Pick<
  ConfirmFormatInput,
  'project' | 'format' | 'sectionId' | 'talkSchedule' | 'talkDay' | 'talkTrack' | 'talkSlot'
>;

/** Why a change does not fit a record. */
export type Misfit = 'NO_CONFIRMED_FORMAT' | 'LISTENER' | 'NO_SECTION' | TalkMisfit;
type TalkMisfit = 'SCHOOL' | 'SECTION_INACTIVE' | 'SECTION_WITHOUT_TALKS' | 'SECTION_WITHOUT_POSTERS';

const noPlace = { speak_day: null, speak_slot: null, speak_track: null };

/** A listener has no section and date, and in the main list no day, slot and track (LST-04). */
const listenerSettings = (now: ReturnType<typeof settingsOf>, { project }: RecordChange): Settings => ({
  ...now,
  confirm_type: formatCodes.LISTENER,
  section_confirm_id: null,
  org_comment: null,
  ...(project == null ? noPlace : {}),
});

const isSet = ({ sectionId, talkSchedule, talkDay, talkTrack, talkSlot }: RecordChange) =>
  [sectionId, talkSchedule, talkDay, talkTrack, talkSlot].some((value) => value != null);

const chosen = <Value>(value: Value | undefined, present: Value): Value => (value === undefined ? present : value);

/** The record's settings after the change. A talk without a confirmed section gets its requested one. */
export function settingsAfter(record: BulkRecord, change: RecordChange): Settings | Exclude<Misfit, TalkMisfit> {
  const now = settingsOf(record);
  const code = change.format ? formatCodes[change.format] : now.confirm_type;
  if (code !== 1 && code !== 2 && code !== 3) return 'NO_CONFIRMED_FORMAT';
  if (code === formatCodes.LISTENER)
    return change.format || !isSet(change) ? listenerSettings(now, change) : 'LISTENER';
  const present = now.section_confirm_id ?? (record.section_choice_id || null);
  const section = change.sectionId === undefined ? present : Number(change.sectionId) || null;
  if (section === null) return 'NO_SECTION';
  return {
    confirm_type: code,
    section_confirm_id: section,
    org_comment: chosen(change.talkSchedule, now.org_comment)?.trim() || null,
    speak_day: chosen(change.talkDay, now.speak_day) ?? null,
    speak_slot: chosen(change.talkSlot, now.speak_slot) ?? null,
    speak_track: chosen(change.talkTrack, now.speak_track) ?? null,
  };
}

/** Why a record cannot be a talk or a poster in its section; null for a listener, and if it can. */
export function talkMisfit(
  record: BulkRecord,
  { confirm_type: format, section_confirm_id: id }: Settings,
  sections: readonly records.Section[],
  edition: PosterListed & { school: SchoolMark },
): TalkMisfit | null {
  if (id === null) return null;
  if (isSchoolRegistration(record, edition.school)) return 'SCHOOL';
  const section = sections.find((one) => one.id === id);
  if (!section?.is_active) return 'SECTION_INACTIVE';
  if (!section.is_speaker) return 'SECTION_WITHOUT_TALKS';
  const sessions = posterSessionsOf(edition);
  // Sections of another meeting, and those of an edition without poster lists, are for the provider to judge.
  const isListed = sections.some((one) => one.id in sessions);
  return format === formatCodes.POSTER && isListed && !(id in sessions) ? 'SECTION_WITHOUT_POSTERS' : null;
}

/**
 * The provider's request: all seven values, since a provider may clear an absent one (API-10). A project's list has only
 * format, section and date (LST-07). `expected` is for a provider that compares versions.
 */
export function toParticipationChange(
  record: BulkRecord & { id: number },
  { project }: RecordChange,
  settings: Settings,
  expected: number | null,
): Schemas['ParticipationChange'] {
  const { confirm_type, section_confirm_id, org_comment, speak_day, speak_slot, speak_track } = settings;
  const place = { new_speak_day: speak_day, new_speak_slot: speak_slot, new_speak_track: speak_track };
  return {
    id: record.id,
    new_user_type: confirm_type,
    new_section: section_confirm_id,
    new_org_comment: org_comment ?? '',
    ...(project == null ? place : {}),
    ...(expected === null ? {} : { expected_version: expected }),
  };
}

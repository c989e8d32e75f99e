import type { ConfirmFormatInput } from '../../generated/types.ts';
import { cleanText } from '../../lib/cleanText.ts';
import type { BulkRecord } from '../../lists/lists.ts';
import { type PosterListed, posterSessionsOf } from '../../lists/places.ts';
import type { Section } from '../../provider/records/references.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { settingsOf } from '../../shared/recordVersion.ts';
import { formatCodes, isSchoolRegistration, type SchoolMark } from '../../shared/registrationFields.ts';
import type { Settings } from './mapping.ts';

/** The values that a moderator sends, and the list: an omitted value stays unchanged, null clears it. */
export type RecordChange = Pick<
  ConfirmFormatInput,
  'project' | 'confirmedFormat' | 'confirmedSectionId' | 'talkSchedule' | 'talkDay' | 'talkTrack' | 'talkSlot'
>;

/** Why a change does not fit a record. */
export type Misfit = 'NO_CONFIRMED_FORMAT' | 'LISTENER' | 'NO_SECTION' | TalkMisfit;
type TalkMisfit = 'SCHOOL' | 'SECTION_INACTIVE' | 'SECTION_WITHOUT_TALKS' | 'SECTION_WITHOUT_POSTERS';

const noPlace = { talkDay: null, talkSlot: null, talkTrack: null };

/** A listener has no section and date, and in the main list no day, slot and track (LST-04). */
const listenerSettings = (now: ReturnType<typeof settingsOf>, { project }: RecordChange): Settings => ({
  ...now,
  confirmedType: formatCodes.LISTENER,
  confirmedSectionId: null,
  talkSchedule: null,
  ...(project == null ? noPlace : {}),
});

const isSet = ({ confirmedSectionId, talkSchedule, talkDay, talkTrack, talkSlot }: RecordChange) =>
  [confirmedSectionId, talkSchedule, talkDay, talkTrack, talkSlot].some((value) => value != null);

/** The values that the change sends. */
export function sentSettings(change: RecordChange): Partial<Settings> {
  const { confirmedFormat, confirmedSectionId, talkSchedule, talkDay, talkSlot, talkTrack } = change;
  const sent = {
    confirmedType: confirmedFormat && formatCodes[confirmedFormat],
    confirmedSectionId: confirmedSectionId && Number(confirmedSectionId),
    talkSchedule: talkSchedule === undefined ? undefined : cleanText(talkSchedule ?? '') || null,
    talkDay,
    talkSlot,
    talkTrack,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** The record's settings after the change. A talk without a confirmed section gets its requested one. */
export function settingsAfter(record: BulkRecord, change: RecordChange): Settings | Exclude<Misfit, TalkMisfit> {
  const now = settingsOf(record);
  const code = change.confirmedFormat ? formatCodes[change.confirmedFormat] : now.confirmedType;
  if (code !== 1 && code !== 2 && code !== 3) return 'NO_CONFIRMED_FORMAT';
  if (code === formatCodes.LISTENER)
    return change.confirmedFormat || !isSet(change) ? listenerSettings(now, change) : 'LISTENER';
  const present = now.confirmedSectionId ?? (record.requestedSectionId || null);
  const section = change.confirmedSectionId === undefined ? present : Number(change.confirmedSectionId) || null;
  if (section === null) return 'NO_SECTION';
  return { ...now, ...sentSettings(change), confirmedType: code, confirmedSectionId: section };
}

/** Why a record cannot be a talk or a poster in its section; null for a listener, and if it can. */
export function talkMisfit(
  record: BulkRecord,
  { confirmedType: format, confirmedSectionId: id }: Settings,
  sections: readonly Section[],
  edition: PosterListed & { school: SchoolMark },
): TalkMisfit | null {
  if (id === null) return null;
  if (isSchoolRegistration(record, edition.school)) return 'SCHOOL';
  const section = sections.find((one) => one.id === id);
  if (!section?.isActive) return 'SECTION_INACTIVE';
  if (!section.takesTalks) return 'SECTION_WITHOUT_TALKS';
  const sessions = posterSessionsOf(edition);
  // The gateway does not know sections of another meeting or of an edition without poster lists; the provider decides.
  const isListed = sections.some((one) => one.id in sessions);
  return format === formatCodes.POSTER && isListed && !(id in sessions) ? 'SECTION_WITHOUT_POSTERS' : null;
}

/**
 * The provider's request holds all seven values, because a provider may clear an absent one (API-10). A project's list has
 * only format, section and date (LST-07). `expected` is for a provider that compares versions.
 */
export function toParticipationChange(
  record: BulkRecord & { id: number },
  { project }: RecordChange,
  settings: Settings,
  expected: number | null,
): Body<'ParticipationChange'> {
  const { confirmedType, confirmedSectionId, talkSchedule, talkDay, talkSlot, talkTrack } = settings;
  const place = { talkDay, talkSlot, talkTrack };
  return {
    id: record.id,
    confirmedType,
    confirmedSectionId,
    talkSchedule: talkSchedule ?? '',
    ...(project == null ? place : {}),
    ...(expected === null ? {} : { expectedVersion: expected }),
  };
}

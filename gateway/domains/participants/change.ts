import type { Context } from '../../context.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import type { ConfirmFormatInput, ConflictingField, UserError } from '../../generated/types.ts';
import type { Participation } from '../../graphql/models.ts';
import { settle } from '../../graphql/userErrors.ts';
import { atMost, collect, required, userError, validId } from '../../graphql/validation.ts';
import { recordId } from '../../lib/ids.ts';
import {
  type Conflict,
  changeParticipation,
  getParticipation,
  ParticipationConflict,
} from '../../provider/participants.ts';
import { afterWrite } from '../../provider/written.ts';
import { formatCodes, isKnownFormat } from '../shared/registrationFields.ts';
import { dictionaryOf, newestFirst } from './history.ts';
import {
  changeFields,
  differences,
  isProviders,
  listenerSettings,
  type Settings,
  sentSettings,
  toParticipationChange,
  versionOf,
} from './mapping.ts';
import { toFieldChange } from './values.ts';

type ConflictPayload = Awaited<ResolversTypes['ParticipationConflict']>;

/** The provider's limits: length of a talk date in words, and the largest day, track and slot. */
const limits = { talkSchedule: 300, place: 1_000 };

/** Checks a day, track or slot; null and undefined pass. */
export const validPlace = (value: number | null | undefined, field: string) =>
  typeof value === 'number' && (value < 1 || value > limits.place)
    ? userError('INVALID', `Введите число от 1 до ${limits.place}`, field)
    : null;

export const validSchedule = (text: string | null | undefined, field: string) =>
  atMost(limits.talkSchedule, text, field);

function inputErrors(input: ConfirmFormatInput): UserError[] {
  if (!isKnownFormat(input.format)) return [userError('INVALID', 'Выберите формат участия', 'format')];
  if (input.format === 'LISTENER') return [];
  return collect(
    required(input.sectionId, 'sectionId', 'Выберите секцию') ?? validId(input.sectionId, 'sectionId'),
    validSchedule(input.talkSchedule, 'talkSchedule'),
    validPlace(input.talkDay, 'talkDay'),
    validPlace(input.talkSlot, 'talkSlot'),
    validPlace(input.talkTrack, 'talkTrack'),
  );
}

function settingsOf(input: ConfirmFormatInput): Settings {
  if (!isKnownFormat(input.format) || input.format === 'LISTENER') return listenerSettings;
  return {
    confirm_type: formatCodes[input.format],
    section_confirm_id: Number(input.sectionId),
    org_comment: input.talkSchedule?.trim() || null,
    speak_day: input.talkDay ?? null,
    speak_slot: input.talkSlot ?? null,
    speak_track: input.talkTrack ?? null,
  };
}

/** The requested values beside the present ones, and the provider's answer who changed the record. */
async function toConflict(
  current: Participation,
  requested: Partial<Settings>,
  reported: Conflict | null,
  context: Context,
): Promise<ConflictPayload> {
  const meetingId = current.meeting_id ?? context.edition.meetingId;
  const dictionary = await dictionaryOf(context, meetingId);
  const fields = differences(current, requested).map((difference): ConflictingField => {
    const { field, before, after } = toFieldChange(difference, dictionary);
    return { field, current: before ?? null, wanted: after ?? null };
  });
  const last = reported?.changes.at(-1);
  return {
    current,
    fields,
    changedBy: last?.author_descr ?? null,
    changedAt: last?.created_at ?? null,
    changes: reported === null ? null : newestFirst(reported.changes, meetingId),
  };
}

type Changed =
  | { record: Participation | Promise<Participation>; conflict: null }
  | { record: null; conflict: ConflictPayload };

/**
 * Changes a record unless it has another version than the expected one. If the provider does not compare versions, the
 * gateway reads the record first and compares; it misses a change between this read and its write.
 */
export async function changeRecord(
  id: number,
  settings: Settings,
  about: { withoutPlace: boolean; version: string | null },
  context: Context,
): Promise<Changed> {
  const { provider } = context;
  const requested = sentSettings(settings, about.withoutPlace);
  if (about.version !== null && !isProviders(about.version)) {
    const current = await getParticipation(provider, id);
    if (versionOf(current) !== about.version && differences(current, requested).length > 0) {
      return { record: null, conflict: await toConflict(current, requested, null, context) };
    }
  }
  try {
    const written = await changeParticipation(provider, toParticipationChange(id, settings, about));
    const record = written.record?.id === id ? written.record : null;
    return { record: afterWrite({ ...written, record }, () => getParticipation(provider, id)), conflict: null };
  } catch (error) {
    if (!(error instanceof ParticipationConflict)) throw error;
    const current = await getParticipation(provider, id);
    return { record: null, conflict: await toConflict(current, requested, error.conflict, context) };
  }
}

/** API-10: a moderator confirms or changes a format (REG-05, LST-04). */
export async function confirmFormat(input: ConfirmFormatInput, context: Context) {
  const id = recordId(input.participationId);
  const userErrors = inputErrors(input);
  if (userErrors.length > 0) return { participation: null, conflict: null, userErrors };
  const about = { withoutPlace: input.withoutPlace ?? false, version: input.expectedVersion ?? null };
  const done = await settle(() => changeRecord(id, settingsOf(input), about, context), changeFields);
  const { record = null, conflict = null } = done.value ?? {};
  return { participation: record, conflict, userErrors: done.userErrors };
}

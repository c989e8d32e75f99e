import { mostCharacters, mostTalkNumber } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { ConfirmFormatInput, ConflictingField, UserError } from '../../generated/types.ts';
import type { ResolversTypes } from '../../graphql/generated/resolvers.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { atMost, collect, userError, validId } from '../../graphql/validation.ts';
import { recordId } from '../../lib/ids.ts';
import { changeParticipation, getParticipation } from '../../provider/calls/participants.ts';
import { type Conflict, ParticipationConflict } from '../../provider/extensions/history.ts';
import { afterWrite, type WriteResult } from '../../provider/http/written.ts';
import type { Participation } from '../../provider/records/participants.ts';
import { versionOf } from '../../shared/recordVersion.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { projectErrors } from '../shared/callerList.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { dictionaryOf, newestFirst } from './history.ts';
import { withholdingErrors } from './letters.ts';
import { changeFields, differences, providersVersion, type Settings } from './mapping.ts';
import {
  type Misfit,
  type RecordChange,
  sentSettings,
  settingsAfter,
  talkMisfit,
  toParticipationChange,
} from './recordChange.ts';
import { toFieldChange } from './values.ts';

type ConflictPayload = Awaited<ResolversTypes['ParticipationConflict']>;

/** Checks a day, track or slot; null and undefined pass. */
export const validPlace = (value: number | null | undefined, field: string) =>
  typeof value === 'number' && (value < 1 || value > mostTalkNumber)
    ? userError('INVALID', participantsTexts.place(mostTalkNumber), field)
    : null;

/** Mistakes in the text of the schedule, in day, track and slot. */
export const placeErrors = ({ talkSchedule, talkDay, talkTrack, talkSlot }: RecordChange) =>
  collect(
    atMost(mostCharacters.talkSchedule, talkSchedule, 'talkSchedule'),
    validPlace(talkDay, 'talkDay'),
    validPlace(talkTrack, 'talkTrack'),
    validPlace(talkSlot, 'talkSlot'),
  );

const misfits: Record<Misfit, UserError> = {
  NO_CONFIRMED_FORMAT: userError('REQUIRED', participantsTexts.chooseFormat, 'confirmedFormat'),
  LISTENER: userError('INVALID', participantsTexts.listener, 'confirmedFormat'),
  NO_SECTION: userError('REQUIRED', participantsTexts.chooseSection, 'confirmedSectionId'),
  SECTION_INACTIVE: userError('INVALID', participantsTexts.inactiveSection, 'confirmedSectionId'),
  SECTION_WITHOUT_TALKS: userError('INVALID', participantsTexts.sectionWithoutTalks, 'confirmedSectionId'),
  SECTION_WITHOUT_POSTERS: userError('INVALID', participantsTexts.sectionWithoutPosters, 'confirmedSectionId'),
  SCHOOL: userError('INVALID', participantsTexts.schoolListener, 'confirmedFormat'),
};

/** The user error of a payload with a conflict. */
export const changedMeanwhile = userError('CONFLICT', participantsTexts.changedMeanwhile);

/** A project's list has no day, track and slot (LST-07). */
export const projectPlaceErrors = (change: RecordChange): UserError[] =>
  (['talkDay', 'talkTrack', 'talkSlot'] as const)
    .filter((field) => change.project != null && change[field] !== undefined)
    .map((field) => userError('INVALID', participantsTexts.projectWithoutPlace, field));

/** The provider's largest integer: no record has a later version. */
const latestVersion = 2_147_483_647;

/** Checks a version of the provider; a hash of the gateway's passes. */
export const versionErrors = (version: string | null): UserError[] =>
  version !== null && /^\d+$/.test(version) && Number(version) > latestVersion
    ? [userError('INVALID', participantsTexts.unknownVersion, 'expectedVersion')]
    : [];

export function inputErrors(input: ConfirmFormatInput): UserError[] {
  if (input.confirmedFormat === null) return [misfits.NO_CONFIRMED_FORMAT];
  const ofProject = projectPlaceErrors(input);
  if (ofProject.length > 0 || input.confirmedFormat === 'LISTENER') return ofProject;
  return collect(
    input.confirmedSectionId === null ? misfits.NO_SECTION : validId(input.confirmedSectionId, 'confirmedSectionId'),
    ...placeErrors(input),
  );
}

/** The requested values, the present ones, and who changed the record according to the provider. */
async function toConflict(
  current: Participation,
  change: RecordChange,
  reported: Conflict | null,
  context: Context,
): Promise<ConflictPayload> {
  const meetingId = current.meetingId ?? context.edition.meetingId;
  const dictionary = await dictionaryOf(context, meetingId);
  const requested = settingsAfter(current, change);
  const different = differences(current, typeof requested === 'string' ? sentSettings(change) : requested);
  const fields = different.map((difference): ConflictingField => {
    const { field, day, before, after } = toFieldChange(difference, dictionary);
    return { field, day, current: before, wanted: after };
  });
  const last = reported?.changes.at(-1);
  return {
    current,
    fields,
    updatedBy: last?.authorName ?? null,
    updatedAt: last?.createdAt ?? null,
    changes: reported === null ? null : newestFirst(reported.changes, meetingId),
  };
}

export interface ChangeOptions {
  /** The version that the caller saw. */
  version: string;
  sendLetter: boolean;
  /** The bulk run that the change belongs to. */
  runKey?: string | null | undefined;
}

export type Changed =
  | {
      record: Participation | Promise<Participation>;
      /** Whether the record had the values already; null if the provider does not say. */
      isUnchanged: boolean | null;
      conflict: null;
    }
  | { record: null; isUnchanged: null; conflict: ConflictPayload };

/** Writes a record. If the provider finds it changed meanwhile, returns a conflict with the present record. */
export async function writeOrConflict(
  id: number,
  change: RecordChange,
  write: () => Promise<WriteResult<Participation>>,
  context: Context,
): Promise<Changed> {
  const read = () => getParticipation(context.provider, id);
  try {
    const written = await write();
    const answered = written.record?.id === id ? written.record : null;
    const record = afterWrite({ ...written, record: answered }, read);
    return { record, isUnchanged: answered?.isUnchanged ?? null, conflict: null };
  } catch (error) {
    if (!(error instanceof ParticipationConflict)) throw error;
    const conflict = await toConflict(await read(), change, error.conflict, context);
    return { record: null, isUnchanged: null, conflict };
  }
}

/** The expected version, if the provider compares versions. */
const comparedVersion = async (record: Participation, version: string, { extensions }: Context) =>
  (await extensions.has('history')) ? providersVersion(record, version) : null;

/** The changes since a version; null if the provider does not give them. */
async function changesSince(record: Participation, version: string, context: Context): Promise<Conflict | null> {
  const expected = await comparedVersion(record, version, context);
  if (expected === null) return null;
  const entries = await context.loaders.history(record.id).catch(() => null);
  return entries && { changes: entries.filter(({ id }) => id > expected) };
}

/**
 * Changes a record if it still has the expected version. If the provider does not compare versions, the gateway compares
 * the version that it has read itself, and misses a change between its read and its write.
 */
export async function changeRecord(
  record: Participation,
  change: RecordChange,
  settings: Settings,
  { version, sendLetter, runKey }: ChangeOptions,
  context: Context,
): Promise<Changed> {
  const { provider, extensions } = context;
  const expected = await comparedVersion(record, version, context);
  const isStale = expected === null && versionOf(record) !== version;
  if (isStale && differences(record, settings).length > 0) {
    return { record: null, isUnchanged: null, conflict: await toConflict(record, change, null, context) };
  }
  const request = {
    ...toParticipationChange(record, change, settings, expected),
    ...(sendLetter ? {} : { sendLetter: false }),
    ...(runKey != null && (await extensions.has('batches')) ? { batch: runKey } : {}),
  };
  return writeOrConflict(record.id, change, () => changeParticipation(provider, request), context);
}

/** The record's settings after the change, or the reason why the change does not fit the record. */
export async function checkedSettings(
  record: Participation,
  change: RecordChange,
  context: Context,
): Promise<Settings | UserError> {
  const settings = settingsAfter(record, change);
  if (typeof settings === 'string') return misfits[settings];
  // If the list of sections cannot be read, the provider decides.
  const edition = editionOfMeeting(context, record.meetingId);
  const sections = await context.loaders.sections(record.meetingId ?? edition.meetingId).catch(() => null);
  const misfit = sections && talkMisfit(record, settings, sections, edition);
  return misfit ? misfits[misfit] : settings;
}

/**
 * Reads the record, because the provider takes all values and the input may omit some. A change that no longer fits because
 * another person changed the record is a conflict.
 */
async function readAndChange(
  id: number,
  change: RecordChange,
  { version, sendLetter }: { version: string | null; sendLetter: boolean },
  context: Context,
): Promise<Changed | UserError> {
  const record = await getParticipation(context.provider, id);
  const settings = await checkedSettings(record, change, context);
  if (!('code' in settings))
    return changeRecord(record, change, settings, { version: version ?? versionOf(record), sendLetter }, context);
  if (version === null || version === versionOf(record)) return settings;
  const reported = await changesSince(record, version, context);
  return { record: null, isUnchanged: null, conflict: await toConflict(record, change, reported, context) };
}

/**
 * API-10: a moderator confirms or changes a format (REG-05, LST-04). If the caller names no version and the record changes
 * between the gateway's read and its write, the gateway reads and writes once more.
 */
export async function confirmFormat(input: ConfirmFormatInput, context: Context) {
  const rejected = (userErrors: UserError[]) => ({ registration: null, isUnchanged: null, conflict: null, userErrors });
  const { registrationId, expectedVersion = null, sendLetter = true, ...change } = input;
  const mistakes = [...projectErrors(context, input.project), ...versionErrors(expectedVersion), ...inputErrors(input)];
  if (mistakes.length === 0 && !sendLetter) mistakes.push(...(await withholdingErrors(context)));
  if (mistakes.length > 0) return rejected(mistakes);
  const options = { version: expectedVersion, sendLetter };
  const attempt = () => readAndChange(recordId(registrationId), change, options, context);
  const { value, userErrors } = await toUserErrors(
    async () => {
      const done = await attempt();
      return expectedVersion === null && 'conflict' in done && done.conflict !== null ? attempt() : done;
    },
    changeFields,
    'registrationId',
  );
  if (value === null) return rejected(userErrors);
  if ('code' in value) return rejected([value]);
  const conflicts = value.conflict === null ? [] : [changedMeanwhile];
  const { record: registration, isUnchanged, conflict } = value;
  return { registration, isUnchanged, conflict, userErrors: [...userErrors, ...conflicts] };
}

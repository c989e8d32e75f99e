import { shortHash } from '../lib/shortHash.ts';
import type { Participation } from '../provider/records/participants.ts';

/** The values that moderators set in a record, and the person's confirmation of them. */
type DecidedRecord = Pick<
  Participation,
  | 'confirmedType'
  | 'confirmedSectionId'
  | 'isConfirmed'
  | 'talkSchedule'
  | 'talkDay'
  | 'talkSlot'
  | 'talkTrack'
  | 'version'
>;

/** The record's present settings; no code is 0. */
export const settingsOf = (record: DecidedRecord) => ({
  confirmedType: record.confirmedType || null,
  confirmedSectionId: record.confirmedSectionId || null,
  talkSchedule: record.talkSchedule,
  talkDay: record.talkDay,
  talkSlot: record.talkSlot,
  talkTrack: record.talkTrack,
});

/** Identifies the state of a record: the provider's version, else a hash of the settings. */
export const versionOf = (record: DecidedRecord): string =>
  record.version === null
    ? `h${shortHash(JSON.stringify([settingsOf(record), record.isConfirmed]))}`
    : String(record.version);

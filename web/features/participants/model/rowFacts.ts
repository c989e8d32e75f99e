/** What follows from the rows' values alone: state, format and section in force, place, addresses. */
import type { ConfirmableFormat, DecidedRecord, SeenRecord } from '../../../../schema/registrationChanges.ts';
import { decisionOf } from '../../../../schema/registrationChanges.ts';
import { type ActiveState, activeState } from '../../../../schema/registrationStates.ts';
import type { RecordSection } from '../../../lib/sections.ts';
import type { DeskRow } from './deskStore.ts';

/** A row's state; a cancelled registration waits for nothing. */
export type RowState = ActiveState | 'CANCELLED';

/** Whose turn it is: it decides the row's colour (LST-02). */
export const stateOf = ({ confirmedFormat, isConfirmed, isCancelled }: DeskRow): RowState =>
  isCancelled ? 'CANCELLED' : activeState({ hasFormat: confirmedFormat !== null, isConfirmed });

/** The format in force: the confirmed one, else the requested one (LST-03). */
export const formatOf = ({ confirmedFormat, requestedFormat }: DeskRow): DeskRow['requestedFormat'] =>
  confirmedFormat ?? requestedFormat;

/** The section in force: the confirmed one, else the requested one; a confirmed listener has none but the school's. */
export function sectionOf(row: DeskRow): (RecordSection & { id: string }) | null {
  const { confirmedFormat, confirmedSection, requestedSection, isSchool } = row;
  if (confirmedSection !== null) return confirmedSection;
  return confirmedFormat === 'LISTENER' && !isSchool ? null : requestedSection;
}

/** Whether a row is a talk or a poster by its format in force. */
export const isTalk = (row: DeskRow): boolean => formatOf(row) === 'SPEAKER' || formatOf(row) === 'POSTER';

const confirmable = ({ confirmedFormat }: DeskRow): ConfirmableFormat | null =>
  confirmedFormat === 'UNRECOGNIZED' ? null : confirmedFormat;

/** A row's values as the rules of a change read them. */
export function recordOf(row: DeskRow): DecidedRecord {
  const { talkSchedule, talkDay, talkTrack, talkSlot, isConfirmed, isSchool, isCancelled } = row;
  return {
    confirmedFormat: confirmable(row),
    confirmedSectionId: row.confirmedSection?.id ?? null,
    talkSchedule,
    talkDay,
    talkTrack,
    talkSlot,
    requestedSectionId: row.requestedSection?.id ?? null,
    isConfirmed,
    isSchool,
    isCancelled,
  };
}

/** What a moderator saw of a row, for the comparison before a change (ruling R25). */
export function seenOf(row: DeskRow): SeenRecord {
  return { ...decisionOf(recordOf(row)), isConfirmed: row.isConfirmed };
}

/**
 * A key of the place that only one active record should have: the board of a confirmed poster within its session, or day, track
 * and slot of a confirmed talk; null without a place. Boards of sections without a session are compared within the section.
 * @param sessionOf the poster session of a section, by the section's id
 */
export function placeKey(row: DeskRow, sessionOf: ReadonlyMap<string, string>): string | null {
  const { confirmedFormat, confirmedSection, talkDay, talkTrack, talkSlot, isCancelled } = row;
  if (isCancelled || !talkSlot) return null;
  if (confirmedFormat === 'POSTER' && confirmedSection) {
    return `board ${sessionOf.get(confirmedSection.id) ?? confirmedSection.id} ${talkSlot}`;
  }
  return confirmedFormat === 'SPEAKER' && talkDay ? `slot ${talkDay} ${talkTrack ?? 0} ${talkSlot}` : null;
}

/** Each address once, whatever the case of its letters, in the order of the rows. */
export function uniqueAddresses(rows: readonly Pick<DeskRow, 'email'>[]): string[] {
  const addresses = new Map<string, string>();
  for (const { email } of rows) {
    const address = email?.trim() ?? '';
    const key = address.toLowerCase();
    if (address !== '' && !addresses.has(key)) addresses.set(key, address);
  }
  return [...addresses.values()];
}

import { activeState } from '../../schema/registrationStates.ts';
import { digitsOf, foldText } from '../../schema/searchText.ts';
import type {
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
} from '../generated/types.ts';
import { dayOf } from '../lib/dates.ts';
import type { Participant, Participation } from '../provider/records/participants.ts';
import type { Registration } from '../provider/records/registrations.ts';
import { slots } from '../shared/fileSlots.ts';
import { organizationOf } from '../shared/organizations.ts';
import {
  confirmedFormatOf,
  formatCodes,
  formatOf,
  isSchoolRegistration,
  type OnUnknown,
  type Requested,
  type SchoolMark,
  sizeOf,
  titleOf,
  tourOf,
} from '../shared/registrationFields.ts';
import { type PosterSessions, placeOf } from './places.ts';

/** A row of a list with the computed values for search, filters and order. */
export type Row = Omit<ReturnType<typeof publicRow>, 'details'> & { details: Details | null };

/** Only in moderators' lists. */
type Details = ReturnType<typeof detailsOf>;

export interface RowFacts {
  otherOrganizationId: number;
  school: SchoolMark;
  posterSessions: PosterSessions;
  onUnknown: OnUnknown;
}

export const fileKinds = Object.keys(slots) as RegistrationFileKind[];

function fileBits(record: Participation): number {
  let bits = 0;
  for (const [bit, kind] of fileKinds.entries()) if (slots[kind].file(record).id) bits |= 1 << bit;
  return bits;
}

/** A forum has far fewer days than a number has bits. */
export const longestForum = 30;

/** A number with one bit for each of these days. */
export const dayBits = (days: readonly number[]): number =>
  days.reduce((bits, day) => (day >= 1 && day <= longestForum ? bits | (1 << (day - 1)) : bits), 0);

/** Whether the theses of a talk or poster are complete, by its effective format. */
export function thesisStateOf(record: Registration, school: SchoolMark, onUnknown: OnUnknown): ThesisState {
  const format = formatInForce(record, onUnknown);
  const isTalk = format === 'SPEAKER' || format === 'POSTER';
  if (!isTalk || isSchoolRegistration(record, school)) return 'NOT_EXPECTED';
  const count = Number(Boolean(record.fileId)) + Number(Boolean(record.filePdfId));
  return count === 2 ? 'COMPLETE' : count === 1 ? 'INCOMPLETE' : 'MISSING';
}

/** The state of a record, which also decides the colour of its row (LST-02). */
export const statusOf = ({ isConfirmed, confirmedType }: Registration): ParticipationStatus =>
  activeState({ hasFormat: confirmedType !== 0, isConfirmed: isConfirmed === 1 });

/** The effective section: the confirmed one, else the requested one; a confirmed listener has only the school's. */
export function sectionInForce(record: Registration, school: SchoolMark): number | null {
  const isListener = record.confirmedType === formatCodes.LISTENER && !isSchoolRegistration(record, school);
  const requested = isListener ? null : record.requestedSectionId;
  return record.confirmedSectionId || requested || null;
}

/** The effective format: the confirmed one, else the requested one (LST-03). */
export const formatInForce = (record: Registration, onUnknown: OnUnknown): ParticipationFormat =>
  formatOf(record.confirmedType || record.type, onUnknown);

/** A row of the public list. */
export function publicRow(participant: Participant, { otherOrganizationId }: RowFacts) {
  const organization = organizationOf(participant, otherOrganizationId);
  const fullName = participant.fullName;
  const text = foldText(`${fullName}\n${organization?.name ?? ''}`);
  return {
    id: participant.id,
    fullName,
    organization,
    /** For search: name, organisation and, in moderators' lists, title and e-mail. */
    text,
    /** The schema's names of fields that could not be read; null if all could. */
    unreadable: participant.unreadable ?? null,
    details: null,
  };
}

/** Whether the confirmed format needs a title that the talk lacks, for example because the person registered as a listener. */
export const lacksTitle = (record: Requested & { confirmedType: number | null }, school: SchoolMark): boolean =>
  (record.confirmedType === formatCodes.SPEAKER || record.confirmedType === formatCodes.POSTER) &&
  titleOf(record, school) === null &&
  !isSchoolRegistration(record, school);

function detailsOf(record: Participation, { school, onUnknown, posterSessions }: RowFacts) {
  const isSchool = isSchoolRegistration(record, school);
  return {
    record,
    title: titleOf(record, school),
    lacksTitle: lacksTitle(record, school) && !record.unreadable?.includes('title'),
    format: formatOf(record.type, onUnknown),
    confirmedFormat: confirmedFormatOf(record.confirmedType, onUnknown),
    status: statusOf(record),
    sectionId: sectionInForce(record, school),
    /** The key of the place that only one record should have. */
    place: placeOf(record, posterSessions),
    /** A bit for each kind of file in the order of `fileKinds`. */
    files: fileBits(record),
    thesis: thesisStateOf(record, school, onUnknown),
    /** The day of the registration in Moscow. */
    createdOn: record.createdAt ? dayOf(record.createdAt) : null,
    isSchool,
    // The school asks for neither (REG-13), but each registration sends a value: another row of the person has the answer (R17).
    tour: isSchool ? null : tourOf(record.tour, onUnknown),
    tshirtSize: isSchool ? null : sizeOf(record.tshirtSize, onUnknown),
    /** A bit for each day of attendance; the lowest bit is the first day. */
    days: dayBits(record.days ?? []),
    /** The digits of the phone, for search. */
    phone: digitsOf(record.phone ?? ''),
  };
}

export function moderatorRow(record: Participation, facts: RowFacts): Row {
  const row = publicRow(record, facts);
  const details = detailsOf(record, facts);
  const text = `${row.text}\n${foldText(details.title ?? '')}\n${foldText(record.email ?? '')}`;
  return { ...row, text, details };
}

/**
 * A key for the person: the e-mail identifies an account. The public list has no e-mail, and a provider may omit it; then
 * namesakes of one organisation count as one person.
 */
export const personOf = ({ details, fullName, organization }: Row): string =>
  details?.record.email?.toLowerCase() || `${fullName}\n${organization?.id ?? ''}`;

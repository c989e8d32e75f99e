import type {
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
  TourDecision,
  TshirtSize,
} from '../../../generated/types.ts';
import { dayOf } from '../../../lib/dates.ts';
import { digitsOf, searchText } from '../../../lib/searchText.ts';
import type * as records from '../../../provider/records.ts';
import { slots } from '../../shared/fileSlots.ts';
import { type NamedOrganization, organizationOf } from '../../shared/organizations.ts';
import {
  confirmedFormatOf,
  formatCodes,
  formatOf,
  isSchoolRegistration,
  type OnUnknown,
  type SchoolMark,
  sizeOf,
  titleOf,
  tourOf,
} from '../../shared/registrationFields.ts';
import { type PosterSessions, placeOf } from './places.ts';

/** A row of a list with the computed values for search, filters and order. */
export interface Row {
  id: number;
  fullName: string;
  organization: NamedOrganization | null;
  /** For search: name, organisation and, in moderators' lists, title and e-mail. */
  text: string;
  /** Only in moderators' lists. */
  details: Details | null;
}

interface Details {
  record: records.Participation;
  format: ParticipationFormat;
  confirmedFormat: ParticipationFormat | null;
  status: ParticipationStatus;
  sectionId: number | null;
  title: string | null;
  /** The place in the programme that only one record should have. */
  place: string | null;
  /** A bit for each kind of file in the order of `fileKinds`. */
  files: number;
  thesis: ThesisState;
  /** The day of the registration in Moscow. */
  createdOn: string | null;
  isSchool: boolean;
  tour: TourDecision | null;
  tshirtSize: TshirtSize | null;
  /** A bit for each day of attendance, the lowest for the first day. */
  days: number;
  /** The digits of the phone, for search. */
  phone: string;
}

export interface RowFacts {
  otherOrganizationId: number;
  school: SchoolMark;
  posterSessions: PosterSessions;
  onUnknown: OnUnknown;
}

export const fileKinds = Object.keys(slots) as RegistrationFileKind[];

function fileBits(record: records.Participation): number {
  let bits = 0;
  for (const [bit, kind] of fileKinds.entries()) if (slots[kind].file(record).id) bits |= 1 << bit;
  return bits;
}

/** A forum is much shorter than the bits of a number. */
export const longestForum = 30;

/** A bit for each of these days. */
export const dayBits = (days: readonly number[]): number =>
  days.reduce((bits, day) => (day >= 1 && day <= longestForum ? bits | (1 << (day - 1)) : bits), 0);

/** Whether the theses of a talk or poster in force are there. */
export function thesisStateOf(record: records.Registration, school: SchoolMark, onUnknown: OnUnknown): ThesisState {
  const format = formatInForce(record, onUnknown);
  const isTalk = format === 'SPEAKER' || format === 'POSTER';
  if (!isTalk || isSchoolRegistration(record, school)) return 'NOT_EXPECTED';
  const count = Number(Boolean(record.file_id)) + Number(Boolean(record.file_pdf_id));
  return count === 2 ? 'COMPLETE' : count === 1 ? 'INCOMPLETE' : 'MISSING';
}

/** The colour of a record's row (LST-02). */
export function statusOf({ is_confirm, confirm_type }: records.Registration): ParticipationStatus {
  if (is_confirm === 1) return 'CONFIRMED';
  return confirm_type === 0 ? 'AWAITING_FORMAT' : 'AWAITING_PERSON';
}

/** The section in force: the confirmed one, else the requested one; a confirmed listener has none but the school's. */
export function sectionInForce(record: records.Registration, school: SchoolMark): number | null {
  const isListener = record.confirm_type === formatCodes.LISTENER && !isSchoolRegistration(record, school);
  const requested = isListener ? null : record.section_choice_id;
  return record.section_confirm_id || requested || null;
}

/** The format in force: the confirmed one, else the requested one (LST-03). */
export const formatInForce = (record: records.Registration, onUnknown: OnUnknown): ParticipationFormat =>
  formatOf(record.confirm_type || record.type, onUnknown);

/** A row of the public list. */
export function publicRow(participant: records.Participant, { otherOrganizationId }: RowFacts): Row {
  const organization = organizationOf(participant, otherOrganizationId);
  const fullName = participant.user_descr;
  const text = searchText(`${fullName}\n${organization?.name ?? ''}`);
  return { id: participant.id, fullName, organization, text, details: null };
}

export function moderatorRow(record: records.Participation, facts: RowFacts): Row {
  const { school, onUnknown } = facts;
  const title = titleOf(record, school);
  const row = publicRow(record, facts);
  return {
    ...row,
    text: `${row.text}\n${searchText(title ?? '')}\n${searchText(record.email ?? '')}`,
    details: {
      record,
      title,
      format: formatOf(record.type, onUnknown),
      confirmedFormat: confirmedFormatOf(record.confirm_type, onUnknown),
      status: statusOf(record),
      sectionId: sectionInForce(record, school),
      place: placeOf(record, facts.posterSessions),
      files: fileBits(record),
      thesis: thesisStateOf(record, school, onUnknown),
      createdOn: record.created_at ? dayOf(record.created_at) : null,
      isSchool: isSchoolRegistration(record, school),
      tour: tourOf(record.need_tour, onUnknown),
      tshirtSize: sizeOf(record.tshort_size, onUnknown),
      days: dayBits(record.days ?? []),
      phone: digitsOf(record.phone_number ?? ''),
    },
  };
}

import type { ParticipationFormat, ParticipationStatus, RegistrationFileKind } from '../../../generated/types.ts';
import { searchText } from '../../../lib/searchText.ts';
import type * as records from '../../../provider/records.ts';
import { slots } from '../../shared/fileSlots.ts';
import { type NamedOrganization, organizationOf } from '../../shared/organizations.ts';
import type { SchoolMark } from '../../shared/registrationFields.ts';
import { confirmedFormatOf, formatCodes, formatOf, type OnUnknown, titleOf } from '../../shared/registrationFields.ts';
import { type PosterSessions, placeOf } from './places.ts';

/** A row of a list with the computed values for search, filters and order. */
export interface Row {
  id: number;
  fullName: string;
  organization: NamedOrganization | null;
  /** For search: name, organisation and, in moderators' lists, title. */
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

/** The colour of a record's row (LST-02). */
export function statusOf({ is_confirm, confirm_type }: records.Registration): ParticipationStatus {
  if (is_confirm === 1) return 'CONFIRMED';
  return confirm_type === 0 ? 'AWAITING_FORMAT' : 'AWAITING_PERSON';
}

/** The section in force: the confirmed one, else the requested one; a confirmed listener has none. */
export function sectionInForce(record: records.Registration): number | null {
  const requested = record.confirm_type === formatCodes.LISTENER ? null : record.section_choice_id;
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
  const title = titleOf(record, facts.school);
  const row = publicRow(record, facts);
  return {
    ...row,
    text: title === null ? row.text : `${row.text} ${searchText(title)}`,
    details: {
      record,
      title,
      format: formatOf(record.type, facts.onUnknown),
      confirmedFormat: confirmedFormatOf(record.confirm_type, facts.onUnknown),
      status: statusOf(record),
      sectionId: sectionInForce(record),
      place: placeOf(record, facts.posterSessions),
      files: fileBits(record),
    },
  };
}

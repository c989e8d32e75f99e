import type {
  ConfirmedFormatChoice,
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
} from '../../../generated/resolvers.ts';
import type { Participation } from '../../../graphql/models.ts';
import { searchText } from '../../../lib/searchText.ts';
import type { Schemas } from '../../../provider/contract.ts';
import { slots } from '../../shared/fileSlots.ts';
import type { SchoolMark } from '../../shared/registrationFields.ts';
import {
  confirmedFormatOf,
  formatOf,
  type OnUnknown,
  organizationNameOf,
  titleOf,
} from '../../shared/registrationFields.ts';

/** A row of a list: what it is searched, filtered and sorted by is worked out once. */
export interface Row {
  id: number;
  fullName: string;
  organizationName: string | null;
  /** Name, organisation and, of moderators' lists, title. */
  text: string;
  /** The full record, in moderators' lists alone. */
  details: Details | null;
}

/** What only moderators see. */
interface Details {
  record: Participation;
  format: ParticipationFormat;
  confirmedFormat: ConfirmedFormatChoice;
  status: ParticipationStatus;
  sectionId: number | null;
  title: string | null;
  /** The kinds of its files, a bit each in the order of `fileKinds`. */
  files: number;
}

/** What a row needs to know of its edition. */
export interface RowFacts {
  otherOrganizationId: number;
  school: SchoolMark;
  onUnknown: OnUnknown;
}

export const fileKinds = Object.keys(slots) as RegistrationFileKind[];

function fileBits(record: Participation): number {
  let bits = 0;
  for (const [bit, kind] of fileKinds.entries()) if (slots[kind].file(record).id) bits |= 1 << bit;
  return bits;
}

const LISTENER = 1;

/** The colour of a record's row (LST-02). */
export function statusOf({ is_confirm, confirm_type }: Participation): ParticipationStatus {
  if (is_confirm === 1) return 'CONFIRMED';
  return confirm_type === 0 ? 'AWAITING_FORMAT' : 'AWAITING_PERSON';
}

/** The section in force: the confirmed one, else the requested one; a confirmed listener has none. */
export function sectionInForce(record: Participation): number | null {
  const requested = record.confirm_type === LISTENER ? null : record.section_choice_id;
  return record.section_confirm_id || requested || null;
}

/** The format in force: the confirmed one, else the requested one (LST-03). */
export const formatInForce = (record: Participation, onUnknown: OnUnknown): ParticipationFormat =>
  formatOf(record.confirm_type || record.type, onUnknown);

/** A row of the public list. */
export function publicRow(participant: Schemas['Participant'], { otherOrganizationId }: RowFacts): Row {
  const organizationName = organizationNameOf(participant, otherOrganizationId);
  const fullName = participant.user_descr;
  const text = searchText(`${fullName}\n${organizationName ?? ''}`);
  return { id: participant.id, fullName, organizationName, text, details: null };
}

/** A row of a moderators' list. */
export function moderatorRow(record: Participation, facts: RowFacts): Row {
  const title = titleOf(record, facts.school);
  const row = publicRow(record, facts);
  return {
    ...row,
    text: title === null ? row.text : `${row.text} ${searchText(title)}`,
    details: {
      record,
      title,
      format: formatOf(record.type, facts.onUnknown),
      confirmedFormat: confirmedFormatOf(record.confirm_type, facts.onUnknown) ?? 'NONE',
      status: statusOf(record),
      sectionId: sectionInForce(record),
      files: fileBits(record),
    },
  };
}

import type { ParticipantColumn, RegistrationFileKind } from '../generated/types.ts';
import { toNodeId } from '../lib/nodeIds.ts';
import { fileNameOf, type MediaAddresses, mediaUrl, missingMediaUrl } from '../provider/media/mediaLinks.ts';
import type { Participation } from '../provider/records/participants.ts';
import { slots } from '../shared/fileSlots.ts';
import { organizationOf } from '../shared/organizations.ts';
import { versionOf } from '../shared/recordVersion.ts';
import { sectionIds } from '../shared/registrationFields.ts';
import { findSection } from '../shared/sections.ts';
import type { ExportFacts, Value } from './lists.ts';
import type { Row } from './rows.ts';

type Details = NonNullable<Row['details']>;

/** A column for programs: a field of `Registration`, with its name, codes, dates and ids. */
export interface ExportField {
  name: string;
  read(details: Details, facts: ExportFacts): Value;
}

function sectionOf(id: number | null | undefined, { sections }: ExportFacts): Value {
  return id ? { id: toNodeId('Section', id), name: findSection(sections, id).name ?? null } : null;
}

function urlOf(link: string, addresses: MediaAddresses): string {
  try {
    return mediaUrl(link, addresses);
  } catch {
    return missingMediaUrl(addresses);
  }
}

const file =
  (kind: RegistrationFileKind): ExportField['read'] =>
  ({ record }, { addresses }) => {
    const { link, id } = slots[kind].file(record);
    return link && id ? { key: String(id), name: fileNameOf(link), url: urlOf(link, addresses) } : null;
  };

/** Texts and numbers of the record without formatting; the provider's '' and 0 mean none. */
const plain =
  (key: 'phone' | 'email' | 'talkSchedule' | 'talkDay' | 'talkTrack' | 'talkSlot'): ExportField['read'] =>
  ({ record }) =>
    record[key] || null;

function organization(record: Participation, { otherOrganizationId }: ExportFacts): Value {
  const found = organizationOf(record, otherOrganizationId);
  return found && { ...found, id: toNodeId('Organization', found.id) };
}

export const exportFields: Record<ParticipantColumn, ExportField> = {
  ID: { name: 'id', read: ({ record }) => toNodeId('Registration', record.id) },
  NAME: { name: 'fullName', read: ({ record }) => record.fullName },
  ORGANIZATION: { name: 'organization', read: ({ record }, facts) => organization(record, facts) },
  PHONE: { name: 'phone', read: plain('phone') },
  EMAIL: { name: 'email', read: plain('email') },
  BIRTH_DATE: { name: 'birthDate', read: ({ record }) => record.birthDate },
  CREATED_AT: { name: 'createdAt', read: ({ record }) => record.createdAt },
  UPDATED_AT: { name: 'updatedAt', read: ({ record }) => record.updatedAt },
  VERSION: { name: 'version', read: ({ record }) => versionOf(record) },
  REQUESTED_FORMAT: { name: 'requestedFormat', read: ({ format }) => format },
  CONFIRMED_FORMAT: { name: 'confirmedFormat', read: ({ confirmedFormat }) => confirmedFormat },
  STATUS: { name: 'status', read: ({ status }) => status },
  EFFECTIVE_SECTION: { name: 'effectiveSection', read: ({ sectionId }, facts) => sectionOf(sectionId, facts) },
  REQUESTED_SECTION: {
    name: 'requestedSection',
    read: ({ record }, facts) => sectionOf(record.requestedSectionId, facts),
  },
  CONFIRMED_SECTION: {
    name: 'confirmedSection',
    read: ({ record }, facts) => sectionOf(record.confirmedSectionId, facts),
  },
  TITLE: { name: 'title', read: ({ title }) => title },
  LISTENING_SECTIONS: {
    name: 'listeningSections',
    read: ({ record }, facts) => sectionIds(record.listeningSections).map((id) => sectionOf(id, facts)),
  },
  TALK_SCHEDULE: { name: 'talkSchedule', read: plain('talkSchedule') },
  TALK_DAY: { name: 'talkDay', read: plain('talkDay') },
  TALK_TRACK: { name: 'talkTrack', read: plain('talkTrack') },
  TALK_SLOT: { name: 'talkSlot', read: plain('talkSlot') },
  CONFIRMATION: { name: 'isConfirmed', read: ({ record }) => record.isConfirmed === 1 },
  THESIS_DOCUMENT: { name: 'thesisDocument', read: file('THESIS_DOCUMENT') },
  THESIS_PDF: { name: 'thesisPdf', read: file('THESIS_PDF') },
  EXPERT_CONCLUSION: { name: 'expertConclusion', read: file('EXPERT_CONCLUSION') },
  THESIS_STATE: { name: 'thesisState', read: ({ thesis }) => thesis },
  TOUR: { name: 'tour', read: ({ tour }) => tour },
  TSHIRT_SIZE: { name: 'tshirtSize', read: ({ tshirtSize }) => tshirtSize },
  ATTENDANCE_DAYS: { name: 'attendanceDays', read: ({ record }) => record.days },
  SCHOOL: { name: 'isSchool', read: ({ isSchool }) => isSchool },
};

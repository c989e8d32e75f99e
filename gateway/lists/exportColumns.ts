import type { ParticipantColumn, RegistrationFileKind } from '../generated/types.ts';
import { moscowWall } from '../lib/dates.ts';
import { fileNameOf } from '../provider/media/mediaLinks.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Section } from '../provider/records/references.ts';
import { slots } from '../shared/fileSlots.ts';
import { phoneText } from '../shared/phoneText.ts';
import { versionOf } from '../shared/recordVersion.ts';
import { sectionIds } from '../shared/registrationFields.ts';
import { findSection } from '../shared/sections.ts';
import { exportColumnsTexts } from '../texts/exportColumns.ts';
import { formatTexts, sizeTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../texts/records.ts';
import { type ExportField, exportFields } from './exportFields.ts';
import type { Cell } from './lists.ts';
import type { Row } from './rows.ts';

export interface Column {
  name: ParticipantColumn;
  /** The column for programs. */
  field: ExportField;
  heading: string;
  width: number;
  /** How a date is shown; its clock is Moscow's. */
  shown?: 'day' | 'minute';
  read(row: Row, sections: readonly Section[]): Cell;
}

type Read = Column['read'];

/** Rows of the public list have no record. */
const ofRecord =
  (read: (record: Participation, sections: readonly Section[]) => Cell | undefined): Read =>
  ({ details }, sections) =>
    (details && read(details.record, sections)) || null;

function sectionName(id: number | null | undefined, sections: readonly Section[]): string | null {
  return id ? (findSection(sections, id).name ?? unknownSection) : null;
}

const fileName = (kind: RegistrationFileKind): Read =>
  ofRecord((record) => {
    const { link, id } = slots[kind].file(record);
    return link && id ? fileNameOf(link) : null;
  });

/** Empty where no thesis is expected. */
const readThesis: Read = ({ details }) =>
  details === null || details.thesis === 'NOT_EXPECTED' ? null : thesisTexts[details.thesis];

const columns: Record<ParticipantColumn, Omit<Column, 'name' | 'field' | 'heading'>> = {
  ID: { width: 10, read: ({ id }) => id },
  NAME: { width: 36, read: ({ fullName }) => fullName },
  ORGANIZATION: { width: 44, read: ({ organization }) => organization?.name ?? null },
  PHONE: {
    width: 19,
    read: ofRecord(({ phone }) => phone && phoneText(phone)),
  },
  EMAIL: { width: 30, read: ofRecord((record) => record.email) },
  BIRTH_DATE: {
    width: 15,
    shown: 'day',
    read: ofRecord(({ birthDate }) => birthDate && new Date(`${birthDate}T00:00:00Z`)),
  },
  CREATED_AT: {
    width: 18,
    shown: 'minute',
    read: ofRecord(({ createdAt }) => createdAt && moscowWall(createdAt)),
  },
  UPDATED_AT: { width: 18, shown: 'minute', read: ofRecord(({ updatedAt }) => updatedAt && moscowWall(updatedAt)) },
  VERSION: { width: 12, read: ofRecord(versionOf) },
  REQUESTED_FORMAT: { width: 18, read: ({ details }) => details && formatTexts[details.format] },
  CONFIRMED_FORMAT: {
    width: 18,
    read: ({ details }) => (details?.confirmedFormat ? formatTexts[details.confirmedFormat] : null),
  },
  STATUS: { width: 28, read: ({ details }) => details && statusTexts[details.status] },
  EFFECTIVE_SECTION: {
    width: 36,
    // The same text as on the screen (LST-09).
    read: ({ details }, sections) =>
      details &&
      (details.isSchool
        ? exportColumnsTexts.school
        : (sectionName(details.sectionId, sections) ?? exportColumnsTexts.noSection)),
  },
  REQUESTED_SECTION: {
    width: 36,
    read: ({ details }, sections) =>
      details &&
      (details.isSchool ? exportColumnsTexts.school : sectionName(details.record.requestedSectionId, sections)),
  },
  CONFIRMED_SECTION: {
    width: 36,
    read: ofRecord((record, sections) => sectionName(record.confirmedSectionId, sections)),
  },
  TITLE: { width: 60, read: ({ details }) => details?.title ?? null },
  LISTENING_SECTIONS: {
    width: 60,
    read: ofRecord((record, sections) =>
      sectionIds(record.listeningSections)
        .map((id) => sectionName(id, sections))
        .join('; '),
    ),
  },
  TALK_SCHEDULE: { width: 24, read: ofRecord(({ talkSchedule }) => talkSchedule) },
  TALK_DAY: { width: 8, read: ofRecord(({ talkDay }) => talkDay) },
  TALK_TRACK: { width: 8, read: ofRecord(({ talkTrack }) => talkTrack) },
  TALK_SLOT: { width: 8, read: ofRecord(({ talkSlot }) => talkSlot) },
  CONFIRMATION: {
    width: 14,
    read: ofRecord(({ isConfirmed }) => (isConfirmed === 1 ? exportColumnsTexts.yes : exportColumnsTexts.no)),
  },
  THESIS_DOCUMENT: { width: 24, read: fileName('THESIS_DOCUMENT') },
  THESIS_PDF: { width: 24, read: fileName('THESIS_PDF') },
  EXPERT_CONCLUSION: { width: 24, read: fileName('EXPERT_CONCLUSION') },
  THESIS_STATE: { width: 16, read: readThesis },
  TOUR: { width: 12, read: ({ details }) => (details?.tour ? tourTexts[details.tour] : null) },
  TSHIRT_SIZE: { width: 10, read: ({ details }) => (details?.tshirtSize ? sizeTexts[details.tshirtSize] : null) },
  ATTENDANCE_DAYS: { width: 14, read: ofRecord(({ days }) => days?.join(', ')) },
  SCHOOL: {
    width: 8,
    read: ({ details }) => details && (details.isSchool ? exportColumnsTexts.yes : exportColumnsTexts.no),
  },
};

const isColumn = (name: string): name is ParticipantColumn => Object.hasOwn(columns, name);

/** Null for an unknown or repeated column. */
export function columnsOf(names: readonly string[]): Column[] | null {
  const known = new Set(names.filter(isColumn));
  return known.size === names.length
    ? [...known].map((name) => ({
        name,
        field: exportFields[name],
        heading: exportColumnsTexts.headings[name],
        ...columns[name],
      }))
    : null;
}

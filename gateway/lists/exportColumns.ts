import type { ParticipantColumn, ParticipantOrderField, RegistrationFileKind } from '../generated/types.ts';
import { moscowWall } from '../lib/dates.ts';
import { toNodeId } from '../lib/nodeIds.ts';
import { fileNameOf, type MediaAddresses, mediaUrl, missingMediaUrl } from '../provider/media/mediaLinks.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Section } from '../provider/records/references.ts';
import { slots } from '../shared/fileSlots.ts';
import { organizationOf } from '../shared/organizations.ts';
import { phoneText } from '../shared/phoneText.ts';
import { versionOf } from '../shared/recordVersion.ts';
import { sectionIds } from '../shared/registrationFields.ts';
import { findSection } from '../shared/sections.ts';
import { exportColumnsTexts } from '../texts/exportColumns.ts';
import { formatTexts, sizeTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../texts/records.ts';
import type { Cell, ExportFacts, Value } from './lists.ts';
import type { Row } from './rows.ts';

type Details = NonNullable<Row['details']>;

export interface Column {
  name: ParticipantColumn;
  /** The name for programs: a field of `Registration`. */
  field: string;
  heading: string;
  width: number;
  /** How a date is shown, in Moscow time. */
  shown?: 'day' | 'minute';
  /** The cell that people read. */
  read(row: Row, sections: readonly Section[]): Cell;
  /** The value that programs read: codes, dates and ids. */
  value(details: Details, facts: ExportFacts): Value;
}

type Read = Column['read'];

/** A row's value for sorting: a number, or a text in Russian order; null comes last in both directions. */
export type SortValue = (row: Row, sectionNames: ReadonlyMap<number, string>) => number | string | null;

/** A column that is also a sort key contains its sort value. */
type Columns = {
  [Name in ParticipantColumn]: Omit<Column, 'name' | 'heading'> &
    (Name extends ParticipantOrderField ? { sortValue: SortValue } : unknown);
};

const formatRank = { LISTENER: 1, SPEAKER: 2, POSTER: 3, UNRECOGNIZED: 4 };
const thesisRank = { MISSING: 1, INCOMPLETE: 2, COMPLETE: 3, NOT_EXPECTED: null };
const tourRank = { ATTENDING: 1, DECLINED: 2, UNRECOGNIZED: 3 };
const sizeRank = { S: 1, M: 2, L: 3, XL: 4, UNRECOGNIZED: 5 };
const statusRank = { AWAITING_FORMAT: 1, AWAITING_PERSON: 2, CONFIRMED: 3 };
/** Days, tracks and slots are below this number. */
const places = 1_000;

function placeRank({ details }: Row): number | null {
  const { talkDay, talkTrack, talkSlot } = details?.record ?? {};
  if (!talkDay && !talkTrack && !talkSlot) return null;
  const part = (value: number | null | undefined) => Math.min(value ?? 0, places - 1);
  return (part(talkDay) * places + part(talkTrack)) * places + part(talkSlot);
}

/** Seconds, because milliseconds do not fit into a rank. */
const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** Rows of the public list have no record. */
const ofRecord =
  (read: (record: Participation, sections: readonly Section[]) => Cell | undefined): Read =>
  ({ details }, sections) =>
    (details && read(details.record, sections)) || null;

function sectionName(id: number | null | undefined, sections: readonly Section[]): string | null {
  return id ? (findSection(sections, id).name ?? unknownSection) : null;
}

/** Empty if no thesis is expected. */
const readThesis: Read = ({ details }) =>
  details === null || details.thesis === 'NOT_EXPECTED' ? null : thesisTexts[details.thesis];

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

/** The file of a slot: its name for people, also its key and its address for programs. */
function file(field: string, kind: RegistrationFileKind) {
  const value: Column['value'] = ({ record }, { addresses }) => {
    const { link, id } = slots[kind].file(record);
    return link && id ? { key: String(id), name: fileNameOf(link), url: urlOf(link, addresses) } : null;
  };
  const read = ofRecord((record) => {
    const { link, id } = slots[kind].file(record);
    return link && id ? fileNameOf(link) : null;
  });
  return { field, value, width: 24, read };
}

type PlainField = 'phone' | 'email' | 'birthDate' | 'talkSchedule' | 'talkDay' | 'talkTrack' | 'talkSlot';

/** A text or a number of the record without formatting. */
function plain(field: PlainField) {
  const read = ({ details }: Row) => details?.record[field] ?? null;
  return { field, value: ({ record }: Details) => record[field], read, sortValue: read };
}

/** A coded value of the record: its code for programs, its words for people, and its rank for sorting. */
function coded<Code extends string>(
  field: string,
  value: (details: Details) => Code | null,
  words: Record<Code, string>,
  ranks: Record<Code, number>,
) {
  const of =
    <Value>(table: Record<Code, Value>) =>
    ({ details }: Row): Value | null => {
      const code = details && value(details);
      return code === null ? null : table[code];
    };
  return { field, value, read: of(words), sortValue: of(ranks) };
}

function organization(record: Participation, { otherOrganizationId }: ExportFacts): Value {
  const found = organizationOf(record, otherOrganizationId);
  return found && { ...found, id: toNodeId('Organization', found.id) };
}

export const columns: Columns = {
  ID: { field: 'id', value: ({ record }) => toNodeId('Registration', record.id), width: 10, read: ({ id }) => id },
  NAME: {
    field: 'fullName',
    value: ({ record }) => record.fullName,
    width: 36,
    read: ({ fullName }) => fullName,
    sortValue: ({ fullName }) => fullName,
  },
  ORGANIZATION: {
    field: 'organization',
    value: ({ record }, facts) => organization(record, facts),
    width: 44,
    read: ({ organization }) => organization?.name ?? null,
    sortValue: ({ organization }) => organization?.name ?? null,
  },
  PHONE: { ...plain('phone'), width: 19, read: ofRecord(({ phone }) => phone && phoneText(phone)) },
  EMAIL: { ...plain('email'), width: 30 },
  BIRTH_DATE: {
    ...plain('birthDate'),
    width: 15,
    shown: 'day',
    read: ofRecord(({ birthDate }) => birthDate && new Date(`${birthDate}T00:00:00Z`)),
  },
  CREATED_AT: {
    field: 'createdAt',
    value: ({ record }) => record.createdAt,
    width: 18,
    shown: 'minute',
    read: ofRecord(({ createdAt }) => createdAt && moscowWall(createdAt)),
    sortValue: ({ details }) => (details?.record.createdAt ? secondsOf(details.record.createdAt) : null),
  },
  UPDATED_AT: {
    field: 'updatedAt',
    value: ({ record }) => record.updatedAt,
    width: 18,
    shown: 'minute',
    read: ofRecord(({ updatedAt }) => updatedAt && moscowWall(updatedAt)),
  },
  VERSION: { field: 'version', value: ({ record }) => versionOf(record), width: 12, read: ofRecord(versionOf) },
  REQUESTED_FORMAT: { ...coded('requestedFormat', ({ format }) => format, formatTexts, formatRank), width: 18 },
  CONFIRMED_FORMAT: {
    ...coded('confirmedFormat', ({ confirmedFormat }) => confirmedFormat, formatTexts, formatRank),
    width: 18,
  },
  STATUS: { ...coded('status', ({ status }) => status, statusTexts, statusRank), width: 28 },
  EFFECTIVE_SECTION: {
    field: 'effectiveSection',
    value: ({ sectionId }, facts) => sectionOf(sectionId, facts),
    width: 36,
    // The same text as on the screen (LST-09).
    read({ details }, sections) {
      if (details === null) return null;
      if (details.isSchool) return exportColumnsTexts.school;
      // The person named a section for a talk, and became a listener, who needs none (R27).
      const needsNone = details.confirmedFormat === 'LISTENER' && details.format !== 'LISTENER';
      return sectionName(details.sectionId, sections) ?? (needsNone ? null : exportColumnsTexts.noSection);
    },
    sortValue: ({ details }, names) => names.get(details?.sectionId ?? 0) ?? null,
  },
  REQUESTED_SECTION: {
    field: 'requestedSection',
    value: ({ record }, facts) => sectionOf(record.requestedSectionId, facts),
    width: 36,
    read: ({ details }, sections) =>
      details &&
      (details.isSchool ? exportColumnsTexts.school : sectionName(details.record.requestedSectionId, sections)),
  },
  CONFIRMED_SECTION: {
    field: 'confirmedSection',
    value: ({ record }, facts) => sectionOf(record.confirmedSectionId, facts),
    width: 36,
    read: ofRecord((record, sections) => sectionName(record.confirmedSectionId, sections)),
  },
  TITLE: {
    field: 'title',
    value: ({ title }) => title,
    width: 60,
    read: ({ details }) => details?.title ?? null,
    sortValue: ({ details }) => details?.title ?? null,
  },
  LISTENING_SECTIONS: {
    field: 'listeningSections',
    value: ({ record }, facts) => sectionIds(record.listeningSections).map((id) => sectionOf(id, facts)),
    width: 60,
    read: ofRecord((record, sections) =>
      sectionIds(record.listeningSections)
        .map((id) => sectionName(id, sections))
        .join('; '),
    ),
  },
  TALK_SCHEDULE: { ...plain('talkSchedule'), width: 24 },
  TALK_DAY: { ...plain('talkDay'), width: 8 },
  TALK_TRACK: { ...plain('talkTrack'), width: 8 },
  TALK_SLOT: { ...plain('talkSlot'), width: 8 },
  CONFIRMATION: {
    field: 'isConfirmed',
    value: ({ record }) => record.isConfirmed === 1,
    width: 14,
    read: ofRecord(({ isConfirmed }) => (isConfirmed === 1 ? exportColumnsTexts.yes : exportColumnsTexts.no)),
  },
  THESIS_DOCUMENT: file('thesisDocument', 'THESIS_DOCUMENT'),
  THESIS_PDF: file('thesisPdf', 'THESIS_PDF'),
  EXPERT_CONCLUSION: file('expertConclusion', 'EXPERT_CONCLUSION'),
  THESIS_STATE: { field: 'thesisState', value: ({ thesis }) => thesis, width: 16, read: readThesis },
  TOUR: { ...coded('tour', ({ tour }) => tour, tourTexts, tourRank), width: 12 },
  TSHIRT_SIZE: { ...coded('tshirtSize', ({ tshirtSize }) => tshirtSize, sizeTexts, sizeRank), width: 10 },
  ATTENDANCE_DAYS: {
    field: 'attendanceDays',
    value: ({ record }) => record.days,
    width: 14,
    read: ofRecord(({ days }) => days?.join(', ')),
    sortValue: ({ details }) => [...(details?.record.days ?? [])].sort((a, b) => a - b).join(' ') || null,
  },
  SCHOOL: {
    field: 'isSchool',
    value: ({ isSchool }) => isSchool,
    width: 8,
    read: ({ details }) => details && (details.isSchool ? exportColumnsTexts.yes : exportColumnsTexts.no),
    sortValue: ({ details }) => details && Number(details.isSchool),
  },
};

const ownOrders = {
  TALK_PLACE: { heading: exportColumnsTexts.talkPlace, sortValue: placeRank },
  THESIS: {
    heading: exportColumnsTexts.headings.THESIS_STATE,
    sortValue: ({ details }: Row) => details && thesisRank[details.thesis],
  },
};

/** The name and the values of a sort key: a column, or a key that is not a column. */
export const orderOf = (field: ParticipantOrderField): { heading: string; sortValue: SortValue } =>
  field === 'TALK_PLACE' || field === 'THESIS'
    ? ownOrders[field]
    : { heading: exportColumnsTexts.headings[field], sortValue: columns[field].sortValue };

const isColumn = (name: string): name is ParticipantColumn => Object.hasOwn(columns, name);

/** Null for an unknown or repeated column. */
export function columnsOf(names: readonly string[]): Column[] | null {
  const known = new Set(names.filter(isColumn));
  return known.size === names.length
    ? [...known].map((name) => ({ name, heading: exportColumnsTexts.headings[name], ...columns[name] }))
    : null;
}

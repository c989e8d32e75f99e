import type { ParticipantColumn, RegistrationFileKind } from '../../../generated/types.ts';
import { dayOf, moscowWall } from '../../../lib/dates.ts';
import { fileNameOf } from '../../../provider/mediaLinks.ts';
import type * as records from '../../../provider/records.ts';
import { slots } from '../../shared/fileSlots.ts';
import { phoneText } from '../../shared/phoneText.ts';
import { formatTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../../shared/recordTexts.ts';
import { sectionIds } from '../../shared/registrationFields.ts';
import { findSection } from '../../shared/sections.ts';
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
  read(row: Row, sections: readonly records.Section[]): Cell;
}

type Read = Column['read'];

/** Rows of the public list have no record. */
const ofRecord =
  (read: (record: records.Participation, sections: readonly records.Section[]) => Cell | undefined): Read =>
  ({ details }, sections) =>
    (details && read(details.record, sections)) || null;

function sectionName(id: number | null | undefined, sections: readonly records.Section[]): string | null {
  return id ? (findSection(sections, id).name ?? unknownSection) : null;
}

const fileName = (kind: RegistrationFileKind): Read =>
  ofRecord((record) => {
    const { link, id } = slots[kind].file(record);
    return link && id ? fileNameOf(link) : null;
  });

/** What stands in place of a section in a registration for the school, as on the screen. */
const school = 'Школа';

/** Empty where no thesis is expected. */
const readThesis: Read = ({ details }) =>
  details === null || details.thesis === 'NOT_EXPECTED' ? null : thesisTexts[details.thesis];

const columns: Record<ParticipantColumn, Omit<Column, 'name' | 'field'>> = {
  ID: { heading: 'Номер', width: 10, read: ({ id }) => id },
  NAME: { heading: 'ФИО', width: 36, read: ({ fullName }) => fullName },
  ORGANIZATION: { heading: 'Организация', width: 44, read: ({ organization }) => organization?.name ?? null },
  PHONE: {
    heading: 'Телефон',
    width: 19,
    read: ofRecord(({ phone_number }) => phone_number && phoneText(phone_number)),
  },
  EMAIL: { heading: 'E-mail', width: 30, read: ofRecord((record) => record.email) },
  BIRTH_DATE: {
    heading: 'Дата рождения',
    width: 15,
    shown: 'day',
    read: ofRecord(({ birth_date }) => birth_date && new Date(`${dayOf(birth_date)}T00:00:00Z`)),
  },
  CREATED_AT: {
    heading: 'Дата регистрации',
    width: 18,
    shown: 'minute',
    read: ofRecord(({ created_at }) => created_at && moscowWall(created_at)),
  },
  FORMAT: { heading: 'Формат участия', width: 18, read: ({ details }) => details && formatTexts[details.format] },
  CONFIRMED_FORMAT: {
    heading: 'Подтверждённый формат',
    width: 18,
    read: ({ details }) => (details?.confirmedFormat ? formatTexts[details.confirmedFormat] : null),
  },
  STATUS: { heading: 'Состояние', width: 28, read: ({ details }) => details && statusTexts[details.status] },
  SECTION: {
    heading: 'Секция',
    width: 36,
    // The same text as on the screen (LST-09).
    read: ({ details }, sections) =>
      details &&
      (details.isSchool ? school : (sectionName(details.sectionId, sections) ?? 'Не указано при регистрации!')),
  },
  REQUESTED_SECTION: {
    heading: 'Секция при регистрации',
    width: 36,
    read: ({ details }, sections) =>
      details && (details.isSchool ? school : sectionName(details.record.section_choice_id, sections)),
  },
  CONFIRMED_SECTION: {
    heading: 'Подтверждённая секция',
    width: 36,
    read: ofRecord((record, sections) => sectionName(record.section_confirm_id, sections)),
  },
  TITLE: { heading: 'Название доклада', width: 60, read: ({ details }) => details?.title ?? null },
  LISTENING_SECTIONS: {
    heading: 'Секции для посещения',
    width: 60,
    read: ofRecord((record, sections) =>
      sectionIds(record.listen_sections)
        .map((id) => sectionName(id, sections))
        .join('; '),
    ),
  },
  TALK_SCHEDULE: { heading: 'Дата доклада', width: 24, read: ofRecord(({ org_comment }) => org_comment) },
  TALK_DAY: { heading: 'День', width: 8, read: ofRecord(({ speak_day }) => speak_day) },
  TALK_TRACK: { heading: 'Трек', width: 8, read: ofRecord(({ speak_track }) => speak_track) },
  TALK_SLOT: { heading: 'Слот', width: 8, read: ofRecord(({ speak_slot }) => speak_slot) },
  CONFIRMATION: {
    heading: 'Подтвердил участие',
    width: 14,
    read: ofRecord(({ is_confirm }) => (is_confirm === 1 ? 'да' : 'нет')),
  },
  THESIS_DOCUMENT: { heading: 'Тезисы (doc)', width: 24, read: fileName('THESIS_DOCUMENT') },
  THESIS_PDF: { heading: 'Тезисы (pdf)', width: 24, read: fileName('THESIS_PDF') },
  EXPERT_CONCLUSION: { heading: 'Экспертное заключение', width: 24, read: fileName('EXPERT_CONCLUSION') },
  THESIS_STATE: { heading: 'Тезисы', width: 16, read: readThesis },
  TOUR: { heading: 'Экскурсия', width: 12, read: ({ details }) => (details?.tour ? tourTexts[details.tour] : null) },
  TSHIRT_SIZE: { heading: 'Размер футболки', width: 10, read: ({ details }) => details?.tshirtSize ?? null },
  ATTENDANCE_DAYS: { heading: 'Дни на форуме', width: 14, read: ofRecord(({ days }) => days?.join(', ')) },
  SCHOOL: { heading: 'Школа', width: 8, read: ({ details }) => details && (details.isSchool ? 'да' : 'нет') },
};

const isColumn = (name: string): name is ParticipantColumn => Object.hasOwn(columns, name);

/** Null for an unknown or repeated column. */
export function columnsOf(names: readonly string[]): Column[] | null {
  const known = new Set(names.filter(isColumn));
  return known.size === names.length
    ? [...known].map((name) => ({ name, field: exportFields[name], ...columns[name] }))
    : null;
}

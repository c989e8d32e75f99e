import type {
  NumberFilter,
  ParticipantFilter,
  ParticipantOrderField,
  ParticipationFormat,
  RegistrationFileKind,
} from '../../generated/types.ts';
import { nameOfKey } from '../../lib/ids.ts';
import type * as records from '../../provider/records.ts';
import type { Column } from '../participants/list/exportColumns.ts';
import { formatTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../shared/recordTexts.ts';
import { findSection } from '../shared/sections.ts';
import type { ExportRequest } from './address.ts';
import type { Form } from './write.ts';

const forms: Record<Form, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'таблица (.csv)',
  json: 'данные (.json)',
  jsonl: 'данные (.jsonl)',
};
const files: Record<RegistrationFileKind, string> = {
  THESIS_DOCUMENT: 'тезисы, документ',
  THESIS_PDF: 'тезисы, PDF',
  EXPERT_CONCLUSION: 'экспертное заключение',
};
const orders: Record<ParticipantOrderField, string> = {
  NAME: 'ФИО',
  ORGANIZATION: 'организация',
  FORMAT: 'заявленный формат',
  CONFIRMED_FORMAT: 'подтверждённый формат',
  STATUS: 'состояние',
  SECTION: 'секция',
  TITLE: 'доклад',
  CREATED_AT: 'дата регистрации',
  TALK_SCHEDULE: 'дата доклада',
  TALK_PLACE: 'день, трек, слот',
  TALK_SLOT: 'слот',
  THESIS: 'тезисы',
  TOUR: 'экскурсия',
  TSHIRT_SIZE: 'размер футболки',
  ATTENDANCE_DAYS: 'дни на форуме',
  SCHOOL: 'школа',
};

/** Names of what a filter holds by id. */
export interface Names {
  sections: readonly records.Section[];
  organizations: readonly records.Organization[];
}

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

/** The chosen values in words; «нет» stands for rows without one. */
function words(name: string, values: readonly string[], { withNone, exclude }: Choice): string {
  const all = [...values, ...(withNone ? ['нет'] : [])];
  return `${name}: ${exclude ? 'кроме ' : ''}${all.join(', ') || 'ничего'}`;
}

const shownDay = (day: string) => day.split('-').reverse().join('.');

function filterParts(filter: ParticipantFilter, { sections, organizations }: Names): (string | false)[] {
  const formats = (values: readonly ParticipationFormat[] = []) => values.map((it) => formatTexts[it]);
  const numbers = (name: string, choice: NumberFilter | null | undefined) =>
    choice ? words(name, (choice.values ?? []).map(String), choice) : false;
  const sectionName = (id: string) => findSection(sections, Number(id)).name ?? unknownSection;
  const organizationName = (id: string) =>
    nameOfKey(id) ?? organizations.find((it) => String(it.id) === id)?.name ?? `№ ${id}`;
  const { search, format, confirmedFormat, status, section, organization, thesis, createdOn, isSchool } = filter;
  const { files: kinds, tour, tshirtSize, attendanceDays, talkDay, talkTrack, talkSlot, ids, cancelled } = filter;
  return [
    search ? `поиск «${search}»` : false,
    cancelled === true && 'отменённые регистрации',
    ids != null && `выбранные записи: ${ids.length}`,
    status
      ? words(
          'состояние',
          status.values.map((it) => statusTexts[it]),
          status,
        )
      : false,
    format ? words('заявленный формат', formats(format.values), format) : false,
    confirmedFormat ? words('подтверждённый формат', formats(confirmedFormat.values), confirmedFormat) : false,
    section ? words('секция', (section.ids ?? []).map(sectionName), section) : false,
    organization ? words('организация', (organization.ids ?? []).map(organizationName), organization) : false,
    kinds
      ? words(
          'есть файл',
          (kinds.kinds ?? []).map((it) => files[it]),
          kinds,
        )
      : false,
    thesis
      ? words(
          'тезисы',
          thesis.values.map((it) => thesisTexts[it]),
          thesis,
        )
      : false,
    createdOn?.from ? `регистрация с ${shownDay(createdOn.from)}` : false,
    createdOn?.to ? `регистрация по ${shownDay(createdOn.to)}` : false,
    isSchool == null ? false : isSchool ? 'школа' : 'форум без школы',
    tour
      ? words(
          'экскурсия',
          (tour.values ?? []).map((it) => tourTexts[it]),
          tour,
        )
      : false,
    tshirtSize ? words('размер футболки', tshirtSize.values ?? [], tshirtSize) : false,
    numbers('дни на форуме', attendanceDays),
    numbers('день доклада', talkDay),
    numbers('трек', talkTrack),
    numbers('слот', talkSlot),
  ];
}

/** As much as the provider's history holds. */
const longest = 1_000;

/** What an export holds, in words for the people who read the history. */
export function describeExport(
  form: Form,
  { list, rows }: ExportRequest,
  columns: readonly Pick<Column, 'heading'>[],
  names: Names,
): string {
  const filters = filterParts(rows.filter ?? {}, names).filter((part) => part !== false);
  const order = rows.orderBy.map(({ by, direction }) => `${orders[by]}${direction === 'DESC' ? ' по убыванию' : ''}`);
  const parts = [
    `Участники ${list.year}${list.project ? `, проект ${list.project}` : ''}, ${forms[form]}`,
    filters.length > 0 && `Отбор: ${filters.join('; ')}`,
    order.length > 0 && `Порядок: ${order.join(', ')}`,
    `Столбцы: ${columns.map(({ heading }) => heading).join(', ')}`,
  ];
  const text = parts.filter((part) => part !== false).join('. ');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Notes of older versions hold a filter as JSON, which only programs read. */
export const readableNote = (view: string): string => view.replace(/отбор \{.*\}(?=;)/s, 'с отбором');

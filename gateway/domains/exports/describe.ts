import { mostCharacters } from '../../../schema/limits.ts';
import type {
  NumberFilter,
  ParticipantFilter,
  ParticipantOrderField,
  ParticipationFormat,
  RegistrationFileKind,
} from '../../generated/types.ts';
import { nameOfKey } from '../../lib/ids.ts';
import type { Column } from '../../lists/exportColumns.ts';
import type { Organization, Section } from '../../provider/records/references.ts';
import { findSection } from '../../shared/sections.ts';
import { exportNotesTexts } from '../../texts/exportNotes.ts';
import { formatTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../../texts/records.ts';
import type { ExportRequest } from './address.ts';
import type { Form } from './write.ts';

const forms: Record<Form, string> = exportNotesTexts.forms;
const files: Record<RegistrationFileKind, string> = exportNotesTexts.files;
const orders: Record<ParticipantOrderField, string> = exportNotesTexts.orders;

/** Names of what a filter holds by id. */
export interface Names {
  sections: readonly Section[];
  organizations: readonly Organization[];
}

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

/** The chosen values in words; «нет» means rows without one. */
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
  const {
    search,
    requestedFormat,
    confirmedFormat,
    status,
    effectiveSection,
    organization,
    thesis,
    createdOn,
    isSchool,
  } = filter;
  const {
    files: kinds,
    tour,
    tshirtSize,
    attendanceDays,
    talkDay,
    talkTrack,
    talkSlot,
    isTitleMissing,
    hasPossibleDouble,
    ids,
    isCancelled,
  } = filter;
  return [
    search ? exportNotesTexts.search(search) : false,
    isCancelled === true && exportNotesTexts.cancelled,
    ids != null && exportNotesTexts.chosen(ids.length),
    status
      ? words(
          exportNotesTexts.status,
          status.values.map((it) => statusTexts[it]),
          status,
        )
      : false,
    requestedFormat ? words(exportNotesTexts.requestedFormat, formats(requestedFormat.values), requestedFormat) : false,
    confirmedFormat ? words(exportNotesTexts.confirmedFormat, formats(confirmedFormat.values), confirmedFormat) : false,
    effectiveSection
      ? words(exportNotesTexts.section, (effectiveSection.ids ?? []).map(sectionName), effectiveSection)
      : false,
    organization
      ? words(exportNotesTexts.organization, (organization.ids ?? []).map(organizationName), organization)
      : false,
    kinds
      ? words(
          exportNotesTexts.hasFile,
          (kinds.kinds ?? []).map((it) => files[it]),
          kinds,
        )
      : false,
    thesis
      ? words(
          exportNotesTexts.thesis,
          thesis.values.map((it) => thesisTexts[it]),
          thesis,
        )
      : false,
    isTitleMissing == null ? false : isTitleMissing ? exportNotesTexts.noTitle : exportNotesTexts.withTitle,
    hasPossibleDouble == null ? false : hasPossibleDouble ? exportNotesTexts.doubles : exportNotesTexts.noDoubles,
    createdOn?.from ? exportNotesTexts.createdFrom(shownDay(createdOn.from)) : false,
    createdOn?.to ? exportNotesTexts.createdTo(shownDay(createdOn.to)) : false,
    isSchool == null ? false : isSchool ? exportNotesTexts.school : exportNotesTexts.forumOnly,
    tour
      ? words(
          exportNotesTexts.tour,
          (tour.values ?? []).map((it) => tourTexts[it]),
          tour,
        )
      : false,
    tshirtSize ? words(exportNotesTexts.tshirtSize, tshirtSize.values ?? [], tshirtSize) : false,
    numbers(exportNotesTexts.attendanceDays, attendanceDays),
    numbers(exportNotesTexts.talkDay, talkDay),
    numbers(exportNotesTexts.talkTrack, talkTrack),
    numbers(exportNotesTexts.talkSlot, talkSlot),
  ];
}

/** What an export holds, in words for the people who read the history: one line for each part. */
export function describeExport(
  form: Form,
  { list, rows }: ExportRequest,
  columns: readonly Pick<Column, 'heading'>[],
  names: Names,
): string {
  const filters = filterParts(rows.filter ?? {}, names).filter((part) => part !== false);
  const order = rows.orderBy.map(
    ({ field, direction }) => `${orders[field]}${direction === 'DESC' ? exportNotesTexts.descending : ''}`,
  );
  const parts = [
    `Участники ${list.year}${list.project ? `, проект ${list.project}` : ''}, ${forms[form]}`,
    filters.length > 0 && `Отбор: ${filters.join('; ')}`,
    order.length > 0 && `Порядок: ${order.join(', ')}`,
    `Столбцы: ${columns.map(({ heading }) => heading).join(', ')}`,
  ];
  const text = parts.filter((part) => part !== false).join('\n');
  return text.length > mostCharacters.exportDescription
    ? `${text.slice(0, mostCharacters.exportDescription - 1)}…`
    : text;
}

/** Notes of older versions hold a filter as JSON, which only programs read. */
export const readableNote = (view: string): string => view.replace(/отбор \{.*\}(?=;)/s, exportNotesTexts.withFilter);

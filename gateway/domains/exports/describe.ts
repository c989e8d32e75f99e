import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type {
  NumberFilter,
  ParticipantFilter,
  ParticipationFormat,
  RegistrationFileKind,
} from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { nameOfKey } from '../../lib/ids.ts';
import { type Column, orderOf } from '../../lists/exportColumns.ts';
import type { Selections } from '../../lists/lists.ts';
import type { Organization, Section } from '../../provider/records/references.ts';
import { findSection } from '../../shared/sections.ts';
import { exportNotesTexts } from '../../texts/exportNotes.ts';
import { formatTexts, statusTexts, thesisTexts, tourTexts, unknownSection } from '../../texts/records.ts';
import type { ExportRequest } from './address.ts';
import type { Form } from './write.ts';

const forms: Record<Form, string> = exportNotesTexts.forms;
const files: Record<RegistrationFileKind, string> = exportNotesTexts.files;

/** Names of the records that a filter holds by id. */
export interface Names {
  sections: readonly Section[];
  organizations: readonly Organization[];
}

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

/** The chosen values in words; «нет» means rows without a value. */
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
    effectiveFormat,
    status,
    effectiveSection,
    organization,
    thesis,
    createdOn,
    isSchool,
  } = filter;
  const { files: kinds, tour, tshirtSize, attendanceDays, talkDay, talkTrack, talkSlot } = filter;
  const { hasPlaceClash, isTitleMissing, hasPossibleDouble, ids, exceptIds, isCancelled } = filter;
  return [
    search ? exportNotesTexts.search(search) : false,
    isCancelled === true && exportNotesTexts.cancelled,
    ids != null && exportNotesTexts.chosen(ids.length),
    exceptIds != null && exceptIds.length > 0 && exportNotesTexts.except(exceptIds.length),
    status
      ? words(
          exportNotesTexts.status,
          status.values.map((it) => statusTexts[it]),
          status,
        )
      : false,
    requestedFormat ? words(exportNotesTexts.requestedFormat, formats(requestedFormat.values), requestedFormat) : false,
    confirmedFormat ? words(exportNotesTexts.confirmedFormat, formats(confirmedFormat.values), confirmedFormat) : false,
    effectiveFormat ? words(exportNotesTexts.effectiveFormat, formats(effectiveFormat.values), effectiveFormat) : false,
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
    hasPlaceClash == null ? false : hasPlaceClash ? exportNotesTexts.clash : exportNotesTexts.noClash,
  ];
}

/** Reads the names of the records that a filter holds by id; if the organisations cannot be read, the description has ids. */
export async function readNames(
  { loaders, publicReads }: Context,
  { meetingId }: Edition,
  filter: ParticipantFilter | null | undefined,
): Promise<Names> {
  const sections = await loaders.sections(meetingId);
  if (filter?.organization == null) return { sections, organizations: [] };
  const organizations = await publicReads.organizations().then(
    ({ data }) => data,
    () => [],
  );
  return { sections, organizations };
}

interface Described extends Pick<ExportRequest, 'list' | 'rows'> {
  /** What was exported: a file, or addresses. */
  kind: string;
  /** Null for addresses. */
  columns: readonly Pick<Column, 'heading'>[] | null;
}

/** Describes an export in words for people who read the history: one line for each part. */
function describe({ list, rows, kind, columns }: Described, names: Names): string {
  const filters = filterParts(rows.filter ?? {}, names).filter((part) => part !== false);
  const order = rows.orderBy.map(
    ({ field, direction }) => `${orderOf(field).heading}${direction === 'DESC' ? exportNotesTexts.descending : ''}`,
  );
  const parts = [
    `Участники ${list.year}${list.project ? `, проект ${list.project}` : ''}, ${kind}`,
    filters.length > 0 && `Отбор: ${filters.join('; ')}`,
    order.length > 0 && `Порядок: ${order.join(', ')}`,
    columns !== null && `Столбцы: ${columns.map(({ heading }) => heading).join(', ')}`,
  ];
  const text = parts.filter((part) => part !== false).join('\n');
  return text.length > mostCharacters.exportDescription
    ? `${text.slice(0, mostCharacters.exportDescription - 1)}…`
    : text;
}

export const describeExport = (
  form: Form,
  request: ExportRequest,
  columns: readonly Pick<Column, 'heading'>[],
  names: Names,
): string => describe({ ...request, kind: forms[form], columns }, names);

/** If registrations were chosen, only their number counts, not the filter. */
export function describeAddresses(
  list: ExportRequest['list'],
  { ids, filter, exceptIds }: Selections['bulk'],
  names: Names,
): string {
  const rows = { filter: ids ? { ids: [...ids] } : { ...filter, exceptIds: [...(exceptIds ?? [])] }, orderBy: [] };
  return describe({ list, rows, kind: exportNotesTexts.addresses, columns: null }, names);
}

/** Notes of older versions hold a filter as JSON, which only programs read. */
export const readableNote = (view: string): string => view.replace(/отбор \{.*\}(?=;)/s, exportNotesTexts.withFilter);

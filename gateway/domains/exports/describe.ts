import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { ParticipantFilter } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { nameOfKey } from '../../lib/ids.ts';
import { type Column, orderOf } from '../../lists/exportColumns.ts';
import type { Selections } from '../../lists/lists.ts';
import type { Organization, Section } from '../../provider/records/references.ts';
import { findSection } from '../../shared/sections.ts';
import { exportFilterTexts, type NameOf } from '../../texts/exportFilters.ts';
import { exportNotesTexts } from '../../texts/exportNotes.ts';
import { unknownSection } from '../../texts/records.ts';
import type { ExportRequest } from './address.ts';
import type { Form } from './write.ts';

const forms: Record<Form, string> = exportNotesTexts.forms;

/** Names of the projects, and of the records that a filter holds by id. */
export interface Names extends Pick<Edition, 'projects'> {
  sections: readonly Section[];
  organizations: readonly Organization[];
}

/** The words of each part of a filter. */
const filterWords: {
  [Name in keyof ParticipantFilter]-?: (part: NonNullable<ParticipantFilter[Name]>, nameOf: NameOf) => string | null;
} = exportFilterTexts;

function filterParts(filter: ParticipantFilter, { sections, organizations }: Names): string[] {
  const nameOf: NameOf = {
    section: (id) => findSection(sections, Number(id)).name ?? unknownSection,
    organization: (id) => nameOfKey(id) ?? organizations.find((it) => String(it.id) === id)?.name ?? `№ ${id}`,
  };
  return (Object.keys(filterWords) as (keyof ParticipantFilter)[]).flatMap((name) => {
    const part = filter[name];
    return part == null ? [] : (filterWords[name](part as never, nameOf) ?? []);
  });
}

/** Reads the names of the records that a filter holds by id; if the organisations cannot be read, the description has ids. */
export async function readNames(
  { loaders, publicReads }: Context,
  { meetingId, projects }: Edition,
  filter: ParticipantFilter | null | undefined,
): Promise<Names> {
  const sections = await loaders.sections(meetingId);
  if (filter?.organization == null) return { projects, sections, organizations: [] };
  const organizations = await publicReads.organizations().then(
    ({ data }) => data,
    () => [],
  );
  return { projects, sections, organizations };
}

interface Described extends Pick<ExportRequest, 'list' | 'rows'> {
  /** What was exported: a file, or addresses. */
  kind: string;
  /** Null for addresses. */
  columns: readonly Pick<Column, 'heading'>[] | null;
}

/** Describes an export in words for people who read the history: one line for each part. */
function describe({ list, rows, kind, columns }: Described, names: Names): string {
  const project = names.projects.find(({ slug }) => slug === list.project);
  const filters = filterParts(rows.filter ?? {}, names);
  const order = rows.orderBy.map(
    ({ field, direction }) => `${orderOf(field).heading}${direction === 'DESC' ? exportNotesTexts.descending : ''}`,
  );
  const parts = [
    `Участники ${list.year}${project ? `, ${project.title}` : ''}, ${kind}`,
    filters.length > 0 && `Фильтры: ${filters.join('; ')}`,
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

import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type {
  InputMaybe,
  ParticipantFilter,
  ParticipationFormat,
  ParticipationStatus,
  ThesisState,
  TourChoice,
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

/** Names of the records that a filter holds by id. */
export interface Names {
  sections: readonly Section[];
  organizations: readonly Organization[];
}

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

type Part<Name extends keyof ParticipantFilter> = NonNullable<ParticipantFilter[Name]>;

/** The chosen values in words; «нет» means rows without a value. */
function words(name: string, values: readonly string[], { withNone, exclude }: Choice): string {
  const all = [...values, ...(withNone ? ['нет'] : [])];
  return `${name}: ${exclude ? 'кроме ' : ''}${all.join(', ') || 'ничего'}`;
}

const valuesIn =
  <Value>(name: string, wordOf: (value: Value) => string = String) =>
  ({ values, ...choice }: Choice & { values?: InputMaybe<readonly Value[]> }) =>
    words(name, (values ?? []).map(wordOf), choice);

const formatsIn = (name: string) => valuesIn(name, (it: ParticipationFormat) => formatTexts[it]);
const either = (yes: string, no: string) => (is: boolean) => (is ? yes : no);
const shownDay = (day: string) => day.split('-').reverse().join('.');

const texts = exportNotesTexts;

/** Each part of a filter in words; null if it leaves all rows. */
const filterWords: { [Name in keyof ParticipantFilter]-?: (part: Part<Name>, names: Names) => string | null } = {
  search: (text) => (text === '' ? null : texts.search(text)),
  isCancelled: (is) => (is ? texts.cancelled : null),
  ids: ({ length }) => texts.chosen(length),
  exceptIds: ({ length }) => (length === 0 ? null : texts.except(length)),
  status: valuesIn(texts.status, (it: ParticipationStatus) => statusTexts[it]),
  requestedFormat: formatsIn(texts.requestedFormat),
  confirmedFormat: formatsIn(texts.confirmedFormat),
  effectiveFormat: formatsIn(texts.effectiveFormat),
  effectiveSection: ({ ids, ...choice }, { sections }) =>
    words(
      texts.section,
      (ids ?? []).map((id) => findSection(sections, Number(id)).name ?? unknownSection),
      choice,
    ),
  organization: ({ ids, ...choice }, { organizations }) =>
    words(
      texts.organization,
      (ids ?? []).map((id) => nameOfKey(id) ?? organizations.find((it) => String(it.id) === id)?.name ?? `№ ${id}`),
      choice,
    ),
  files: ({ kinds, ...choice }) =>
    words(
      texts.hasFile,
      (kinds ?? []).map((it) => texts.files[it]),
      choice,
    ),
  thesis: valuesIn(texts.thesis, (it: ThesisState) => thesisTexts[it]),
  isTitleMissing: either(texts.noTitle, texts.withTitle),
  hasPossibleDouble: either(texts.doubles, texts.noDoubles),
  createdOn: ({ from, to }) =>
    [from && texts.createdFrom(shownDay(from)), to && texts.createdTo(shownDay(to))].filter(Boolean).join('; ') || null,
  isSchool: either(texts.school, texts.forumOnly),
  tour: valuesIn(texts.tour, (it: TourChoice) => tourTexts[it]),
  tshirtSize: valuesIn(texts.tshirtSize),
  attendanceDays: valuesIn(texts.attendanceDays),
  talkDay: valuesIn(texts.talkDay),
  talkTrack: valuesIn(texts.talkTrack),
  talkSlot: valuesIn(texts.talkSlot),
  hasPlaceClash: either(texts.clash, texts.noClash),
};

function filterParts(filter: ParticipantFilter, names: Names): string[] {
  return (Object.keys(filterWords) as (keyof ParticipantFilter)[]).flatMap((name) => {
    const part = filter[name];
    return part == null ? [] : (filterWords[name](part as never, names) ?? []);
  });
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
  const filters = filterParts(rows.filter ?? {}, names);
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

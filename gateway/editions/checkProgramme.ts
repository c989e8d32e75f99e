import type { PosterListData } from './posters.ts';
import { talkSlug } from './programme.ts';
import type { EditionSource } from './shape/edition.ts';
import type { ProgrammeSource } from './shape/programme.ts';
import { faultRepeats, type Source } from './source.ts';

type Checked = Source<ProgrammeSource>;
type Item = ProgrammeSource['days'][number]['items'][number];

interface Use {
  date: string;
  item: Item;
}

/** Days lie within the edition, in order and without repeats; items are ordered by start. */
function checkDays({ data, fault }: Checked, edition: EditionSource): void {
  for (const [index, { date, items }] of data.days.entries()) {
    const place = ['days', index];
    const before = data.days[index - 1];
    if (date < edition.startsOn || date > edition.endsOn) fault([...place, 'date'], `${date} is no day of the edition`);
    if (before !== undefined && before.date >= date) fault([...place, 'date'], `${date} is not after ${before.date}`);
    for (const [itemIndex, { starts, ends }] of items.entries()) {
      const itemPlace = [...place, 'items', itemIndex];
      const previous = items[itemIndex - 1];
      if (ends <= starts) fault([...itemPlace, 'ends'], `ends at ${ends}, but starts at ${starts}`);
      if (previous !== undefined && previous.starts > starts) {
        fault([...itemPlace, 'starts'], `starts at ${starts}, before the item above it`);
      }
    }
  }
}

/** Items and talks share one namespace, since a saved plan holds both. */
function checkNames(source: Checked): void {
  const { days, details, sections } = source.data;
  const items = days.flatMap((day, dayIndex) =>
    day.items.map(({ id }, index) => [id, ['days', dayIndex, 'items', index, 'id']] as const),
  );
  const talks = Object.entries(details).flatMap(([code, { rows }]) =>
    rows.map(({ id }, index) => [talkSlug(code, id), ['details', code, 'rows', index, 'id']] as const),
  );
  faultRepeats(source, [...items, ...talks]);
  faultRepeats(
    source,
    days.map(({ id }, index) => [id, ['days', index, 'id']]),
  );
  faultRepeats(
    source,
    sections.map(({ code }, index) => [code, ['sections', index, 'code']]),
  );
}

/** Every referenced section and detail exists, and every existing one is referenced. */
function checkReferences({ data, fault }: Checked): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const unused = new Set(data.sections.map(({ code }) => code));
  const known = new Set(unused);
  for (const [dayIndex, { date, items }] of data.days.entries()) {
    for (const [index, item] of items.entries()) {
      const place = ['days', dayIndex, 'items', index];
      const { section, detail } = item;
      unused.delete(section ?? '');
      if (section !== undefined && !known.has(section)) fault([...place, 'section'], `there is no section ${section}`);
      if (detail === undefined) continue;
      if (data.details[detail] === undefined) fault([...place, 'detail'], `there are no details ${detail}`);
      const before = uses.get(detail) ?? [];
      if (before.some((use) => use.date !== date)) {
        fault([...place, 'detail'], `details ${detail} belong to another day already`);
      }
      uses.set(detail, [...before, { date, item }]);
    }
  }
  for (const [index, { code }] of data.sections.entries()) {
    if (unused.has(code)) fault(['sections', index, 'code'], `section ${code} is used by no item`);
  }
  return uses;
}

/** Rows are ordered by start and lie within an item that opens them; poster lists exist. */
function checkDetails({ data, fault }: Checked, uses: Map<string, Use[]>, posterLists: PosterListData[] | null): void {
  const lists = posterLists && new Set(posterLists.map(({ slug }) => slug));
  for (const [code, { rows, posters }] of Object.entries(data.details)) {
    const place = ['details', code];
    const items = uses.get(code)?.map(({ item }) => item);
    if (items === undefined) fault(place, `details ${code} are used by no item`);
    if (rows.length === 0 && posters === undefined) fault(place, `details ${code} hold neither rows nor posters`);
    if (posters !== undefined && lists?.has(posters) === false) {
      fault([...place, 'posters'], `there is no poster list ${posters}`);
    }
    let latest = '';
    for (const [index, { id: _, starts, ends, ...words }] of rows.entries()) {
      const row = [...place, 'rows', index];
      if (Object.keys(words).length === 0) fault(row, 'says nothing');
      if (starts === undefined) {
        if (ends !== undefined) fault([...row, 'ends'], 'ends without a start');
        continue;
      }
      if (ends !== undefined && ends <= starts) fault([...row, 'ends'], `ends at ${ends}, but starts at ${starts}`);
      if (starts < latest) fault([...row, 'starts'], `starts at ${starts}, before the row above it`);
      latest = starts;
      const isInside = items?.some((item) => item.starts <= starts && (ends ?? starts) <= item.ends) ?? true;
      if (!isInside) fault([...row, 'starts'], `${starts} lies outside the item that opens details ${code}`);
    }
  }
}

export function checkProgramme(source: Checked, edition: EditionSource, posterLists: PosterListData[] | null): void {
  checkDays(source, edition);
  checkNames(source);
  checkDetails(source, checkReferences(source), posterLists);
}

import { datesOf, isOtherDay, mapTexts, reportPlaceholders } from './dates.ts';
import type { PosterListData } from './posters.ts';
import { talkSlug } from './programme.ts';
import type { EditionSource } from './shape/edition.ts';
import type { ProgrammeSource } from './shape/programme.ts';
import { namesIn, reportDuplicates, type Source } from './source.ts';

type Checked = Source<ProgrammeSource>;
type Day = ProgrammeSource['days'][number];
type Item = Day['items'][number] & Pick<Day, 'date'>;

/** Days lie within the edition, in order and without repeats; items are ordered by start. */
function checkDays({ data, report }: Checked, edition: EditionSource): void {
  for (const [index, { date, label, items }] of data.days.entries()) {
    const place = ['days', index];
    const before = data.days[index - 1];
    if (date < edition.startsOn || date > edition.endsOn)
      report([...place, 'date'], `${date} is not a day of the edition`);
    if (before !== undefined && before.date >= date) report([...place, 'date'], `${date} is not after ${before.date}`);
    if (isOtherDay(label, date)) report([...place, 'label'], `${label} is not ${date}`);
    for (const [itemIndex, { starts, ends }] of items.entries()) {
      const itemPlace = [...place, 'items', itemIndex];
      const previous = items[itemIndex - 1];
      if (ends <= starts) report([...itemPlace, 'ends'], `ends at ${ends}, but starts at ${starts}`);
      if (previous !== undefined && previous.starts > starts) {
        report([...itemPlace, 'starts'], `starts at ${starts}, before the item above it`);
      }
    }
  }
}

/** Items and talks share one namespace, since a saved plan holds both. */
function checkNames(source: Checked): void {
  const { days, details, sections } = source.data;
  const items = days.flatMap((day, index) => namesIn(day.items, ['days', index, 'items'], 'id'));
  const talks = Object.entries(details).flatMap(([code, { rows }]) =>
    rows.map(({ id }, index) => [talkSlug(code, id), ['details', code, 'rows', index, 'id']] as const),
  );
  reportDuplicates(source, [...items, ...talks]);
  reportDuplicates(source, namesIn(days, ['days'], 'id'));
  reportDuplicates(source, namesIn(sections, ['sections'], 'code'));
}

/** Every referenced section and detail exists and is referenced; only one item references a detail (PRG-12). */
function checkReferences({ data, report }: Checked): Map<string, Item> {
  const uses = new Map<string, Item>();
  const unused = new Set(data.sections.map(({ code }) => code));
  const known = new Set(unused);
  for (const [dayIndex, { date, items }] of data.days.entries()) {
    for (const [index, item] of items.entries()) {
      const place = ['days', dayIndex, 'items', index];
      const { section, detail } = item;
      unused.delete(section ?? '');
      if (section !== undefined && !known.has(section)) report([...place, 'section'], `there is no section ${section}`);
      if (detail === undefined) continue;
      if (data.details[detail] === undefined) report([...place, 'detail'], `there are no details ${detail}`);
      if (uses.has(detail)) report([...place, 'detail'], `details ${detail} already belong to another item`);
      else uses.set(detail, { ...item, date });
    }
  }
  for (const [index, { code }] of data.sections.entries()) {
    if (unused.has(code)) report(['sections', index, 'code'], `section ${code} is used by no item`);
  }
  return uses;
}

/** Rows are ordered by start and lie within the time of the item that opens them; poster lists exist. */
function checkDetails({ data, report }: Checked, uses: Map<string, Item>, posterLists: PosterListData[] | null): void {
  const lists = posterLists && new Set(posterLists.map(({ slug }) => slug));
  for (const [code, { title, rows, posters }] of Object.entries(data.details)) {
    const place = ['details', code];
    const item = uses.get(code);
    if (item === undefined) report(place, `details ${code} are used by no item`);
    else if (isOtherDay(title, item.date)) report([...place, 'title'], `${title} names another day than ${item.date}`);
    if (rows.length === 0 && posters === undefined) report(place, `details ${code} hold neither rows nor posters`);
    if (posters !== undefined && lists?.has(posters) === false) {
      report([...place, 'posters'], `there is no poster list ${posters}`);
    }
    let latest = '';
    for (const [index, { id: _, starts, ends, ...words }] of rows.entries()) {
      const row = [...place, 'rows', index];
      if (Object.keys(words).length === 0) report(row, 'is empty');
      if (starts === undefined) {
        if (ends !== undefined) report([...row, 'ends'], 'ends without a start');
        continue;
      }
      if (ends !== undefined && ends <= starts) report([...row, 'ends'], `ends at ${ends}, but starts at ${starts}`);
      if (starts < latest) report([...row, 'starts'], `starts at ${starts}, before the row above it`);
      latest = starts;
      const isInside = item === undefined || (item.starts <= starts && (ends ?? starts) <= item.ends);
      if (!isInside) report([...row, 'starts'], `${starts} lies outside the item that opens details ${code}`);
    }
  }
}

/** Titles of talks are their authors' (decision 045). */
function checkPlaceholders({ data, report }: Checked, edition: EditionSource): void {
  const dates = datesOf(edition, data);
  const details = Object.fromEntries(Object.entries(data.details).map(([code, { title }]) => [code, { title }]));
  mapTexts({ days: data.days, details }, (text, path) => {
    reportPlaceholders(text, dates, (message) => report(path, message));
    return text;
  });
}

export function checkProgramme(source: Checked, edition: EditionSource, posterLists: PosterListData[] | null): void {
  checkDays(source, edition);
  checkNames(source);
  checkPlaceholders(source, edition);
  checkDetails(source, checkReferences(source), posterLists);
}

import type { ParticipantFilter } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import type { Counts, FacetCounts } from '../lists.ts';
import { dayBits, fileKinds, longestForum, type Row } from '../rows.ts';
import { type Accepts, anyBit, anyFile, is, named, within } from './choices.ts';
import { answerOf, countPeopleAt } from './people.ts';
import type { Facet, ParticipantList } from './sortedList.ts';

/** The rows that a filter leaves, and those that a single part of it takes away. */
export interface Found {
  positions: Uint32Array;
  missed: ReadonlyMap<FacetName, readonly number[]>;
}

/** The parts of the filter that have counts; the compiler demands a row of the table for each. */
export type FacetName = Exclude<keyof ParticipantFilter, 'search' | 'ids' | 'exceptIds' | 'isCancelled'>;

interface Counting<Value> {
  list: ParticipantList;
  filter: ParticipantFilter;
  /** For what a person gives once, whatever the number of registrations. */
  withPeople(): { value: Value; count: number; peopleCount: number }[];
}

interface FacetRow<Part> {
  /** The value of a row by which the part of the filter decides; other rows matter for a place and for a person's answer. */
  value(row: Row, list: ParticipantList): unknown;
  accepts(part: Part): Accepts;
  /** Its counts in the schema's words. */
  counts(counts: Counts<never>, counting: Counting<never>): Partial<FacetCounts>;
  /** The value of a row without an answer. Where it is named, there are no counts while every row of the list has it. */
  none?: unknown;
}

const facet = <Value, Part>(
  value: (row: Row, list: ParticipantList) => Value,
  accepts: (part: Part) => (value: Value) => boolean,
  counts: (counts: Counts<Value>, counting: Counting<Value>) => Partial<FacetCounts>,
  none?: Value,
): FacetRow<Part> => ({ value, accepts, counts, none });

type Details = NonNullable<Row['details']>;

/** For moderators' lists, whose rows all have details. */
const ofDetails =
  <Value>(read: (details: Details) => Value) =>
  ({ details }: Row) =>
    read(details as Details);

const frequent = <Count extends { count: number }>(counts: readonly Count[]): Count[] =>
  counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);

/** Values of the filter stay, so that a reader of the counts learns their names. */
const frequentOrNamed = <T>(counts: Counts<T>, chosen: readonly T[] = []): Counts<T> =>
  counts.filter(({ value, count }) => count > 0 || chosen.includes(value)).sort((a, b) => b.count - a.count);

/** In order; rows without a value last. */
const inOrder = <T extends number | string>(counts: Counts<T | null>): Counts<T | null> =>
  counts
    .filter(({ count }) => count > 0)
    .sort(({ value: a }, { value: b }) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));

/** Rows with this bit of a number. */
const countBit = (counts: Counts<number>, bit: number): number =>
  counts.reduce((sum, { value, count }) => (value & (1 << bit) ? sum + count : sum), 0);

const countTrue = (counts: Counts<boolean>): number => counts.find(({ value }) => value)?.count ?? 0;

function dayCounts(counts: Counts<number>): Counts<number | null> {
  const days = Array.from({ length: longestForum }, (_, bit) => ({ value: bit + 1, count: countBit(counts, bit) }));
  const none = counts.find(({ value }) => value === 0)?.count ?? 0;
  return [...days, { value: null, count: none }].filter(({ count }) => count > 0);
}

/** The counts with the schema's name of their value. */
const as = <Name extends string, Value, Rest>(name: Name, counts: readonly ({ value: Value } & Rest)[]) =>
  counts.map(({ value, ...rest }) => ({ ...rest, [name]: value }) as unknown as Record<Name, Value> & Rest);

/** What a list is filtered by and counted for. */
const facets: { [Name in FacetName]-?: FacetRow<NonNullable<ParticipantFilter[Name]>> } = {
  requestedFormat: facet(
    ofDetails(({ format }) => format),
    named,
    (counts) => ({ requestedFormats: as('format', frequent(counts)) }),
  ),
  confirmedFormat: facet(
    ofDetails(({ confirmedFormat }) => confirmedFormat),
    named,
    (counts) => ({ confirmedFormats: as('format', frequent(counts)) }),
  ),
  effectiveFormat: facet(
    ofDetails(({ confirmedFormat, format }) => confirmedFormat ?? format),
    named,
    (counts) => ({ effectiveFormats: as('format', frequent(counts)) }),
  ),
  status: facet(
    ofDetails(({ status }) => status),
    named,
    (counts) => ({ statuses: as('status', frequent(counts)) }),
  ),
  effectiveSection: facet(
    ofDetails(({ sectionId }) => sectionId),
    ({ ids, ...choice }) => named({ ...choice, values: (ids ?? []).map(parseId) }),
    (counts, { filter }) => ({
      effectiveSections: frequentOrNamed(counts, filter.effectiveSection?.ids?.map(parseId)),
    }),
  ),
  organization: facet(
    ({ organization }) => organization?.id ?? null,
    ({ ids, ...choice }) => named({ ...choice, values: ids ?? [] }),
    (counts, { filter, list }) => ({
      organizations: frequentOrNamed(counts, filter.organization?.ids).map(({ value, count }) => ({
        value: value === null ? null : list.organization(value),
        count,
      })),
    }),
  ),
  files: facet(
    ofDetails(({ files }) => files),
    anyFile,
    (counts) => ({ files: fileKinds.map((kind, bit) => ({ kind, count: countBit(counts, bit) })) }),
  ),
  thesis: facet(
    ofDetails(({ thesis }) => thesis),
    named,
    (counts) => ({ theses: as('state', frequent(counts)) }),
  ),
  createdOn: facet(
    ofDetails(({ createdOn }) => createdOn),
    within,
    (counts) => ({ createdOn: as('date', inOrder(counts)) }),
  ),
  isSchool: facet(
    ofDetails(({ isSchool }) => isSchool),
    is,
    (counts) => ({ schoolCount: countTrue(counts) }),
  ),
  tour: facet(
    answerOf(ofDetails(({ tour }) => tour)),
    named,
    (_, { withPeople }) => ({ tours: as('decision', frequent(withPeople())) }),
    null,
  ),
  tshirtSize: facet(
    answerOf(ofDetails(({ tshirtSize }) => tshirtSize)),
    named,
    (_, { withPeople }) => ({ tshirtSizes: as('size', frequent(withPeople())) }),
    null,
  ),
  attendanceDays: facet(
    ofDetails(({ days }) => days),
    ({ values, ...choice }) => anyBit(dayBits(values ?? []), choice),
    (counts) => ({ attendanceDays: dayCounts(counts) }),
    0,
  ),
  talkDay: facet(
    ofDetails(({ record }) => record.talkDay),
    named,
    (counts) => ({ talkDays: inOrder(counts) }),
    null,
  ),
  talkTrack: facet(
    ofDetails(({ record }) => record.talkTrack),
    named,
    (counts) => ({ talkTracks: inOrder(counts) }),
    null,
  ),
  talkSlot: facet(
    ofDetails(({ record }) => record.talkSlot),
    named,
    (counts) => ({ talkSlots: inOrder(counts) }),
    null,
  ),
  isTitleMissing: facet(
    ofDetails(({ lacksTitle }) => lacksTitle),
    is,
    (counts) => ({ noTitleCount: countTrue(counts) }),
  ),
  hasPossibleDouble: facet(
    (row, list) => list.doubles().has(row),
    is,
    (counts) => ({ possibleDoubleCount: countTrue(counts) }),
  ),
  hasPlaceClash: facet(
    ({ details }, list) => (list.rowsByPlace().get(details?.place ?? '')?.length ?? 0) > 1,
    is,
    (counts) => ({ placeClashCount: countTrue(counts) }),
  ),
};

const facetNames = Object.keys(facets) as FacetName[];

export const facetOf = (list: ParticipantList, name: FacetName): Facet =>
  list.facet<unknown>(name, (row) => facets[name].value(row, list));

/** What each given part of a filter accepts. */
export const conditionsOf = (filter: ParticipantFilter): Map<FacetName, Accepts> =>
  new Map(
    facetNames.flatMap((name) => {
      const part = filter[name];
      return part == null ? [] : [[name, facets[name].accepts(part as never)] as const];
    }),
  );

/** The counts of a query's rows for each facet as if its own part of the filter were not there. */
function countFacet(list: ParticipantList, { positions, missed }: Found, filter: ParticipantFilter, name: FacetName) {
  const { values, codes } = facetOf(list, name);
  const { none } = facets[name];
  if (none !== undefined && values.every((value) => value === none)) return {};
  const counts = new Uint32Array(values.length);
  const each = (add: (position: number, code: number) => void) => {
    for (const position of positions) add(position, codes[position] ?? 0);
    for (const position of missed.get(name) ?? []) add(position, codes[position] ?? 0);
  };
  each((_, code) => {
    counts[code] = (counts[code] ?? 0) + 1;
  });
  const counted = values.map((value, code) => ({ value: value as never, count: counts[code] ?? 0 }));
  const withPeople = () => {
    const rowsOf = values.map((): number[] => []);
    each((position, code) => rowsOf[code]?.push(position));
    return counted.map((count, code) => ({ ...count, peopleCount: countPeopleAt(list, rowsOf[code] ?? []) }));
  };
  return facets[name].counts(counted, { list, filter, withPeople });
}

/** A public list counts only organisations. */
export function countFacets(list: ParticipantList, found: Found, filter: ParticipantFilter): FacetCounts {
  const names: readonly FacetName[] = list.isModeratorList ? facetNames : ['organization'];
  return Object.assign({ organizations: [] }, ...names.map((name) => countFacet(list, found, filter, name)));
}

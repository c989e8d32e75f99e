import type { ParticipantFilter } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import type { Counts, FacetCounts, PeopleCounts } from '../lists.ts';
import { fileKinds, longestForum } from '../rows.ts';
import { type FacetName, facetOf } from './conditions.ts';
import { countPeopleAt } from './people.ts';
import type { ParticipantList } from './sortedList.ts';

/** The rows that a filter leaves, and those that a single part of it takes away. */
export interface Found {
  positions: Uint32Array;
  missed: ReadonlyMap<FacetName, readonly number[]>;
}

/** Counts the rows of each value as if its own part of the filter were not there. */
function countAll<T>(list: ParticipantList, { positions, missed }: Found, name: FacetName): Counts<T> {
  const { values, codes } = facetOf(list, name);
  const counts = new Uint32Array(values.length);
  const count = (position: number) => {
    const code = codes[position] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  };
  for (const position of positions) count(position);
  for (const position of missed.get(name) ?? []) count(position);
  return values.map((value, code) => ({ value: value as T, count: counts[code] ?? 0 }));
}

/** As `countAll`, for what a person gives once, whatever the number of registrations. */
function countWithPeople<T>(list: ParticipantList, { positions, missed }: Found, name: FacetName): PeopleCounts<T> {
  const { values, codes } = facetOf(list, name);
  const rowsOf = values.map((): number[] => []);
  const add = (position: number) => rowsOf[codes[position] ?? 0]?.push(position);
  positions.forEach(add);
  missed.get(name)?.forEach(add);
  return rowsOf
    .map((rows, code) => ({ value: values[code] as T, count: rows.length, peopleCount: countPeopleAt(list, rows) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Rows with this bit of a number. */
const countBit = (counts: Counts<number>, bit: number): number =>
  counts.reduce((sum, { value, count }) => (value & (1 << bit) ? sum + count : sum), 0);

/** In order; rows without a value last. */
const inOrder = <T extends number | string>(counts: Counts<T | null>): Counts<T | null> =>
  counts.sort(({ value: a }, { value: b }) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));

function dayCounts(counts: Counts<number>): Counts<number | null> {
  const days = Array.from({ length: longestForum }, (_, bit) => ({ value: bit + 1, count: countBit(counts, bit) }));
  const none = counts.find(({ value }) => value === 0)?.count ?? 0;
  return [...days, { value: null, count: none }].filter(({ count }) => count > 0);
}

/** The counts of a query's rows by each filter; a public list counts only organisations. */
export function countFacets(list: ParticipantList, found: Found, filter: ParticipantFilter): FacetCounts {
  const all = <T>(name: FacetName) => countAll<T>(list, found, name);
  const some = <T>(name: FacetName): Counts<T> => all<T>(name).filter(({ count }) => count > 0);
  const frequent = <T>(name: FacetName) => some<T>(name).sort((a, b) => b.count - a.count);
  // Those of the filter stay, so that a reader of the counts learns their names.
  const frequentOrNamed = <T>(name: FacetName, chosen: ReadonlySet<T>) =>
    all<T>(name)
      .filter(({ value, count }) => count > 0 || chosen.has(value))
      .sort((a, b) => b.count - a.count);
  const sections = new Set<number | null>((filter.effectiveSection?.ids ?? []).map(parseId));
  const organizations = frequentOrNamed('organization', new Set<string | null>(filter.organization?.ids ?? [])).map(
    ({ value, count }) => ({ value: value === null ? null : list.organization(value), count }),
  );
  if (!list.isModeratorList) return { organizations };
  const files = some<number>('files');
  const countTrue = (name: FacetName) => all<boolean>(name).find(({ value }) => value)?.count ?? 0;
  return {
    organizations,
    requestedFormats: frequent('requestedFormat'),
    confirmedFormats: frequent('confirmedFormat'),
    effectiveFormats: frequent('effectiveFormat'),
    statuses: frequent('status'),
    effectiveSections: frequentOrNamed('effectiveSection', sections),
    files: fileKinds.map((kind, bit) => ({ kind, count: countBit(files, bit) })),
    theses: frequent('thesis'),
    createdOn: inOrder(some<string | null>('createdOn')),
    schoolCount: countTrue('isSchool'),
    possibleDoubleCount: countTrue('hasPossibleDouble'),
    noTitleCount: countTrue('isTitleMissing'),
    tours: countWithPeople(list, found, 'tour'),
    tshirtSizes: countWithPeople(list, found, 'tshirtSize'),
    attendanceDays: dayCounts(some('attendanceDays')),
    talkDays: inOrder(some<number | null>('talkDay')),
    talkTracks: inOrder(some<number | null>('talkTrack')),
    talkSlots: inOrder(some<number | null>('talkSlot')),
    placeClashCount: countTrue('hasPlaceClash'),
  };
}

import type { ParticipantOrderField } from '../generated/resolvers.ts';
import { atOnce, each } from '../turns.ts';
import { LAST, rankTexts, russian, sortSteps } from './ranks.ts';
import type { Row } from './rows.ts';
import type { View } from './view.ts';

/** A facet: which values rows have, as numbers into the values. */
export interface Facet<T = unknown> {
  values: T[];
  codes: Uint16Array | Uint32Array;
}

/** Texts as they were sorted last, by what they are sorted for; goes from a list to the list that follows it. */
export type SortMemory = Map<string, { sorted: string[] }>;

/** A list of participants at one state, sorted by name; what it is asked for often is worked out once. */
export interface ParticipantList {
  isModeratorList: boolean;
  /** Names the state. */
  revision: string;
  rows: Row[];
  positionOf(id: number): number | null;
  facet<T>(name: string, read: (row: Row) => T): Facet<T>;
  /** Numbers that sort as the field does, LAST where a row has no value. */
  ranks(field: ParticipantOrderField): Int32Array;
  /** Views of this state, by filter and order. */
  views: Map<string, View>;
}

const formatRank = { LISTENER: 1, SPEAKER: 2, POSTER: 3, UNRECOGNIZED: 4, NONE: LAST };
const statusRank = { AWAITING_FORMAT: 1, AWAITING_PERSON: 2, CONFIRMED: 3 };
/** Days, tracks and slots stay below it. */
const places = 1_000;

function placeRank({ details }: Row): number {
  const { speak_day, speak_track, speak_slot } = details?.record ?? {};
  if (!speak_day && !speak_track && !speak_slot) return LAST;
  const part = (value: number | null | undefined) => Math.min(value ?? 0, places - 1);
  return (part(speak_day) * places + part(speak_track)) * places + part(speak_slot);
}

/** Seconds: milliseconds do not fit. */
const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

const numberRanks: Partial<Record<ParticipantOrderField, (row: Row) => number>> = {
  FORMAT: ({ details }) => (details === null ? LAST : formatRank[details.format]),
  CONFIRMED_FORMAT: ({ details }) => (details === null ? LAST : formatRank[details.confirmedFormat]),
  STATUS: ({ details }) => (details === null ? LAST : statusRank[details.status]),
  CREATED_AT: ({ details }) => (details === null ? LAST : secondsOf(details.record.created_at)),
  TALK_PLACE: placeRank,
};

function textsFor(sectionNames: ReadonlyMap<number, string>): Partial<Record<string, (row: Row) => string | null>> {
  return {
    ORGANIZATION: (row) => row.organizationName,
    TITLE: ({ details }) => details?.title ?? null,
    TALK_SCHEDULE: ({ details }) => details?.record.org_comment || null,
    SECTION: ({ details }) => sectionNames.get(details?.sectionId ?? 0) ?? null,
  };
}

function* sortByName(rows: Row[], memory: SortMemory): Generator<undefined, Row[]> {
  const names = rows.map(({ fullName }) => fullName);
  const ranks = yield* rankTexts(names, memoryOf(memory, 'NAME'));
  const ranked: { row: Row; rank: number }[] = [];
  yield* each(rows, (row, index) => ranked.push({ row, rank: ranks[index] ?? LAST }));
  const sorted = yield* sortSteps(ranked, (one, other) => one.rank - other.rank || one.row.id - other.row.id);
  return sorted.map(({ row }) => row);
}

/** Where a row goes among rows that are sorted by name. */
function placeFor({ fullName, id }: Row, sorted: readonly Row[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    const isBefore = other !== undefined && (russian.compare(other.fullName, fullName) || other.id - id) < 0;
    if (isBefore) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The rows of a list with some gone and some put where their names belong: what stays is not sorted anew. */
export function patchRows(sorted: readonly Row[], gone: ReadonlySet<number>, come: readonly Row[]): Row[] {
  const rows = sorted.filter(({ id }) => !gone.has(id));
  for (const row of come) rows.splice(placeFor(row, rows), 0, row);
  return rows;
}

function memoryOf(memory: SortMemory, name: string): { sorted: string[] } {
  const found = memory.get(name) ?? { sorted: [] };
  memory.set(name, found);
  return found;
}

function toFacet<T>(rows: readonly Row[], read: (row: Row) => T): Facet<T> {
  const codeOf = new Map<T, number>();
  const codes = Uint32Array.from(rows, (row) => {
    const value = read(row);
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    codeOf.set(value, codeOf.size);
    return codeOf.size - 1;
  });
  return { values: [...codeOf.keys()], codes };
}

/** Makes a list of its rows, in steps: sorting thousands of names takes a while. Rows that were patched are sorted already. */
export function* createList(
  given: Row[],
  about: {
    isModeratorList: boolean;
    revision: string;
    sectionNames: ReadonlyMap<number, string>;
    memory: SortMemory;
    isSorted: boolean;
  },
): Generator<undefined, ParticipantList> {
  const { memory, sectionNames, isSorted, ...rest } = about;
  const rows = isSorted ? given : yield* sortByName(given, memory);
  const positions = new Map<number, number>();
  yield* each(rows, ({ id }, position) => positions.set(id, position));
  const facets = new Map<string, Facet>();
  const ranks = new Map<ParticipantOrderField, Int32Array>();
  const texts = textsFor(sectionNames);

  function workOut(field: ParticipantOrderField): Int32Array {
    const readText = texts[field];
    if (readText !== undefined) return atOnce(rankTexts(rows.map(readText), memoryOf(memory, field)));
    // The list itself stands in the order of names.
    const readNumber = numberRanks[field] ?? ((row: Row) => positions.get(row.id) ?? 0);
    return Int32Array.from(rows, readNumber);
  }

  return {
    ...rest,
    rows,
    views: new Map(),
    positionOf: (id) => positions.get(id) ?? null,
    facet<T>(name: string, read: (row: Row) => T) {
      const found = (facets.get(name) as Facet<T> | undefined) ?? toFacet(rows, read);
      facets.set(name, found);
      return found;
    },
    ranks(field) {
      const found = ranks.get(field) ?? workOut(field);
      ranks.set(field, found);
      return found;
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { ParticipantOrderField } from '../../generated/types.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { NamedOrganization } from '../../shared/organizations.ts';
import { orderOf } from '../exportColumns.ts';
import type { FacetCounts } from '../lists.ts';
import type { Row } from '../rows.ts';
import { createDoubles, type Doubles } from './doubles.ts';

const russian = new Intl.Collator('ru', { numeric: true });

/** The rank of a row without a value, which comes last in both directions. */
export const LAST = 0x7fffffff;

/** The values of the rows as small numbers: `values[codes[position]]`. */
export interface Facet<T = unknown> {
  values: T[];
  codes: Uint32Array;
}

/** The rows of a query. */
export interface View {
  /** Positions in the list, in the order of the query. */
  positions: Uint32Array;
  /** People in these rows, counted on the first call. */
  peopleCount(): number;
  /** Counts of these rows, computed on the first call. */
  facets(): FacetCounts;
}

const mostViews = 50;

/** One state of a list, sorted by name. */
export type ParticipantList = ReturnType<typeof createList>;

/** Ranks texts, so that the slow collator compares only different texts. */
function rankTexts(given: readonly (string | null)[]): Int32Array {
  const sorted = [...new Set(given)].filter((text) => text !== null).sort(russian.compare);
  const rankOf = new Map<string | null, number>(sorted.map((text, rank) => [text, rank]));
  return Int32Array.from(given, (text) => rankOf.get(text) ?? LAST);
}

/** Ranks values: the ranks sort as the values do. */
function rankValues(values: readonly (number | string | null)[]): Int32Array {
  if (values.some((value) => typeof value === 'string')) {
    return rankTexts(values.map((value) => (value === null ? null : String(value))));
  }
  return Int32Array.from(values, (value) => (value === null ? LAST : Number(value)));
}

const compareRows = (one: Row, other: Row) => russian.compare(one.fullName, other.fullName) || one.id - other.id;

export const sortRows = (rows: readonly Row[]): Row[] => [...rows].sort(compareRows);

function placeFor(row: Row, sorted: readonly Row[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other !== undefined && compareRows(other, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Replaces rows without sorting the others again. */
export function patchRows(sorted: readonly Row[], removed: ReadonlySet<number>, added: readonly Row[]): Row[] {
  const rows = sorted.filter(({ id }) => !removed.has(id));
  for (const row of added) rows.splice(placeFor(row, rows), 0, row);
  return rows;
}

function toFacet<T>(rows: readonly Row[], read: (row: Row) => T): Facet<T> {
  const codeOf = new Map<T, number>();
  const codes = new Uint32Array(rows.length);
  for (const [position, row] of rows.entries()) {
    const value = read(row);
    const code = codeOf.get(value) ?? codeOf.size;
    if (code === codeOf.size) codeOf.set(value, code);
    codes[position] = code;
  }
  return { values: [...codeOf.keys()], codes };
}

/** Takes sorted rows; computes facets and ranks when a query first needs them. */
export function createList(
  rows: Row[],
  /** `unreadableCount`: rows of the provider's list that could not be used and are missing. */
  about: { isModeratorList: boolean; revision: string; unreadableCount: number },
) {
  const positions = new Map(rows.map(({ id }, position) => [id, position]));
  const facets = new Map<string, Facet>();
  const ranks = new Map<ParticipantOrderField, Int32Array>();
  let organizations: Map<string, NamedOrganization> | null = null;
  let places: ReadonlyMap<string, Row[]> | null = null;
  let doubles: Doubles | null = null;

  function computeRanks(field: ParticipantOrderField, sectionNames: ReadonlyMap<number, string>): Int32Array {
    const { sortValue } = orderOf(field);
    return rankValues(rows.map((row) => sortValue(row, sectionNames)));
  }

  return {
    ...about,
    rows,
    views: new LRUCache<string, View>({ max: mostViews }),
    positionOf: (id: number) => positions.get(id) ?? null,
    /** An organisation of the rows by its id. */
    organization(id: string) {
      organizations ??= new Map(
        rows.flatMap(({ organization }) => (organization ? [[organization.id, organization]] : [])),
      );
      return organizations.get(id) ?? null;
    },
    /** The rows with each place of the programme. */
    rowsByPlace(): ReadonlyMap<string, Row[]> {
      places ??= groupBy(rows, ({ details }) => details?.place ?? null);
      return places;
    },
    /** Registrations that may be the same, and those of the same person. */
    doubles(): Doubles {
      doubles ??= createDoubles(rows);
      return doubles;
    },
    facet<T>(name: string, read: (row: Row) => T): Facet<T> {
      const found = (facets.get(name) as Facet<T> | undefined) ?? toFacet(rows, read);
      facets.set(name, found);
      return found;
    },
    /** The ranks of a field. Names of sections are not part of the list, so ranks by section are not cached. */
    ranks(field: ParticipantOrderField, sectionNames: ReadonlyMap<number, string> = new Map()) {
      const found = ranks.get(field) ?? computeRanks(field, sectionNames);
      if (field !== 'EFFECTIVE_SECTION') ranks.set(field, found);
      return found;
    },
  };
}

import type {
  ParticipantFilter,
  ParticipantOrder,
  ParticipationFormat,
  RegistrationFileKind,
} from '../../../../generated/types.ts';
import { parseId } from '../../../../lib/ids.ts';
import { hasWords, searchWords } from '../../../../lib/searchText.ts';
import type { Counts, FacetCounts, ListQuery } from '../lists.ts';
import { fileKinds, type Row } from '../rows.ts';
import { type Facet, LAST, type ParticipantList, rankSections, type View } from './sortedList.ts';

const facets = {
  format: (row: Row) => row.details?.format,
  confirmedFormat: (row: Row) => row.details?.confirmedFormat,
  status: (row: Row) => row.details?.status,
  section: (row: Row) => row.details?.sectionId ?? null,
  organization: (row: Row) => row.organization?.id ?? null,
  files: (row: Row) => row.details?.files ?? 0,
};

type FacetName = keyof typeof facets;
const facetNames = Object.keys(facets) as FacetName[];

type Accepts = (value: never) => boolean;

/** 'Кроме' inverts a choice. */
const choose = (isNamed: Accepts, exclude: boolean | undefined): Accepts =>
  exclude ? (value) => !isNamed(value) : isNamed;

/** The accepted values of each filtered facet. */
function accepted(filter: ParticipantFilter): Partial<Record<FacetName, Accepts>> {
  const taken: Partial<Record<FacetName, Accepts>> = {};
  for (const name of ['format', 'status'] as const) {
    const choice = filter[name];
    if (choice) taken[name] = choose((value) => (choice.values as unknown[]).includes(value), choice.exclude);
  }
  const { confirmedFormat, section, organization, files } = filter;
  const wanted = files?.kinds ?? fileKinds;
  if (confirmedFormat) {
    const formats = new Set<ParticipationFormat | null>(confirmedFormat.values ?? []);
    taken.confirmedFormat = choose(
      (format: ParticipationFormat | null) =>
        format === null ? confirmedFormat.withNone === true : formats.has(format),
      confirmedFormat.exclude,
    );
  }
  if (section) {
    const ids = new Set<number | null>((section.ids ?? []).map(parseId));
    taken.section = choose(
      (id: number | null) => (id === null ? section.withNone === true : ids.has(id)),
      section.exclude,
    );
  }
  if (organization) {
    const ids = new Set<string>(organization.ids ?? []);
    taken.organization = choose(
      (id: string | null) => (id === null ? organization.withNone === true : ids.has(id)),
      organization.exclude,
    );
  }
  if (files) {
    const bits = fileKinds.reduce((all, kind, bit) => (wanted.includes(kind) ? all | (1 << bit) : all), 0);
    taken.files = choose((has: number) => (has & bits) !== 0, files.exclude);
  }
  return taken;
}

/** A facet with its filter and counts. */
interface Gate {
  facet: Facet;
  /** 1 for each code that passes. */
  passes: Uint8Array;
  counts: Uint32Array;
}

function gateOf(list: ParticipantList, name: FacetName, accepts: Accepts = () => true): Gate {
  const facet = list.facet<unknown>(name, facets[name]);
  return {
    facet,
    passes: Uint8Array.from(facet.values, (value) => (accepts(value as never) ? 1 : 0)),
    counts: new Uint32Array(facet.values.length),
  };
}

function gatesOf(list: ParticipantList, filter: ParticipantFilter): Record<FacetName, Gate> {
  const taken = accepted(filter);
  const gates = facetNames.map((name) => [name, gateOf(list, name, taken[name])]);
  return Object.fromEntries(gates) as Record<FacetName, Gate>;
}

/** The only gate that rejects a row; 'none' or 'several' otherwise. */
function closedGate(gates: readonly Gate[], position: number): Gate | 'none' | 'several' {
  let closed: Gate | 'none' = 'none';
  for (const gate of gates) {
    if (gate.passes[gate.facet.codes[position] ?? 0] === 1) continue;
    if (closed !== 'none') return 'several';
    closed = gate;
  }
  return closed;
}

function count(gate: Gate, position: number): void {
  const code = gate.facet.codes[position] ?? 0;
  gate.counts[code] = (gate.counts[code] ?? 0) + 1;
}

/** Finds the matching rows, and counts the rows of each value as if its own facet were not filtered. */
function walk(list: ParticipantList, filter: ParticipantFilter): { left: Uint32Array; gates: Record<FacetName, Gate> } {
  const named = gatesOf(list, filter);
  const gates = Object.values(named);
  const words = searchWords(filter.search);
  const ids = filter.ids ? new Set(filter.ids.map(parseId)) : null;
  const left = new Uint32Array(list.rows.length);
  let size = 0;
  for (const [position, row] of list.rows.entries()) {
    if (ids !== null && !ids.has(row.id)) continue;
    if (!hasWords(row.text, words)) continue;
    const closed = closedGate(gates, position);
    if (closed === 'several') continue;
    if (closed !== 'none') {
      count(closed, position);
      continue;
    }
    for (const gate of gates) count(gate, position);
    left[size] = position;
    size += 1;
  }
  return { left: left.slice(0, size), gates: named };
}

/** The names of sections are not part of the list, so their ranks are not cached. */
function ranksFor({ by }: ParticipantOrder, list: ParticipantList, { sectionNames = [] }: ListQuery): Int32Array {
  return by === 'SECTION' ? rankSections(list.rows, new Map(sectionNames)) : list.ranks(by);
}

/** Rows without a value come last in both directions, equal rows in the order of the list. */
function sort(positions: Uint32Array, list: ParticipantList, query: ListQuery): void {
  const keys = query.orderBy.map((order) => ({
    ranks: ranksFor(order, list, query),
    sign: order.direction === 'DESC' ? -1 : 1,
  }));
  if (keys.length === 0) return;
  positions.sort((a, b) => {
    for (const { ranks, sign } of keys) {
      const [left = LAST, right = LAST] = [ranks[a], ranks[b]];
      if (left === right) continue;
      if (left === LAST || right === LAST) return left === LAST ? 1 : -1;
      return sign * (left - right);
    }
    return a - b;
  });
}

/** Omits values without rows, unless they are to be kept. */
function countsOf<T>({ facet, counts }: Gate, isKept: (value: T) => boolean = () => false): Counts<T> {
  const all = facet.values.map((value, code) => ({ value: value as T, count: counts[code] ?? 0 }));
  return all.filter(({ value, count }) => count > 0 || isKept(value)).sort((a, b) => b.count - a.count);
}

/** Keeps the organisations of the filter, so that a reader of the counts learns their names. */
function organizationCounts(gate: Gate, list: ParticipantList, { organization }: ParticipantFilter) {
  const ids = new Set(organization?.ids ?? []);
  return countsOf<string | null>(gate, (id) => id !== null && ids.has(id)).map(({ value, count }) => ({
    value: value === null ? null : list.organization(value),
    count,
  }));
}

function fileCounts(gate: Gate): { kind: RegistrationFileKind; count: number }[] {
  const byBits = countsOf<number>(gate);
  return fileKinds.map((kind, bit) => ({
    kind,
    count: byBits.reduce((sum, { value, count }) => (value & (1 << bit) ? sum + count : sum), 0),
  }));
}

function facetCounts(gates: Record<FacetName, Gate>, list: ParticipantList, filter: ParticipantFilter): FacetCounts {
  const { format, confirmedFormat, status, section, organization, files } = gates;
  const { isModeratorList } = list;
  return {
    formats: isModeratorList ? countsOf(format) : null,
    confirmedFormats: isModeratorList ? countsOf(confirmedFormat) : null,
    statuses: isModeratorList ? countsOf(status) : null,
    sections: isModeratorList ? countsOf(section) : null,
    organizations: organizationCounts(organization, list, filter),
    files: isModeratorList ? fileCounts(files) : null,
  };
}

function createView(list: ParticipantList, query: ListQuery): View {
  const { left, gates } = walk(list, query.filter ?? {});
  sort(left, list, query);
  let counts: FacetCounts | null = null;
  return {
    positions: left,
    facets() {
      counts ??= facetCounts(gates, list, query.filter ?? {});
      return counts;
    },
  };
}

const maxViews = 50;

/** Caches the newest views, so that turning a page needs no new search. */
export function viewOf(list: ParticipantList, query: ListQuery): View {
  const key = JSON.stringify(query);
  const view = list.views.get(key) ?? createView(list, query);
  list.views.delete(key);
  list.views.set(key, view);
  const oldest = list.views.size > maxViews ? list.views.keys().next().value : undefined;
  if (oldest !== undefined) list.views.delete(oldest);
  return view;
}

import { slots } from '../fileSlots.ts';
import type { ParticipantFilter, ParticipantOrder, RegistrationFileKind } from '../generated/resolvers.ts';
import { parseId } from '../ids.ts';
import { hasWords, searchWords } from '../searchText.ts';
import type { Facet, ParticipantList } from './list.ts';
import { LAST } from './ranks.ts';
import type { Row } from './rows.ts';

/** What is asked of a list. */
export interface Wish {
  filter?: ParticipantFilter | null | undefined;
  orderBy: readonly ParticipantOrder[];
}

/** A count of each value of a facet. */
export type Counts<T> = { value: T; count: number }[];

/** A list as it was asked for. */
export interface View {
  /** Positions in the list, in the order asked for. */
  positions: Uint32Array;
  /** Rows of each value, among those that the other filters and the search leave. */
  counts<T>(facet: FacetName): Counts<T>;
}

const kinds = Object.keys(slots) as RegistrationFileKind[];

/** The files of a row, one bit a slot. */
const fileBits = ({ details }: Row): number =>
  kinds.reduce((bits, kind, bit) => (details && slots[kind].file(details.record).id ? bits | (1 << bit) : bits), 0);

const facets = {
  format: (row: Row) => row.details?.format,
  confirmedFormat: (row: Row) => row.details?.confirmedFormat,
  status: (row: Row) => row.details?.status,
  section: (row: Row) => row.details?.sectionId ?? null,
  organization: (row: Row) => row.organizationName,
  files: fileBits,
};

export type FacetName = keyof typeof facets;
const facetNames = Object.keys(facets) as FacetName[];

type Accepts = (value: never) => boolean;

/** 'Кроме' turns a choice round. */
const choose = (isNamed: Accepts, exclude: boolean | undefined): Accepts =>
  exclude ? (value) => !isNamed(value) : isNamed;

/** What a filter takes of each facet; a facet that is not filtered stands not in it. */
function accepted(filter: ParticipantFilter): Partial<Record<FacetName, Accepts>> {
  const taken: Partial<Record<FacetName, Accepts>> = {};
  for (const name of ['format', 'confirmedFormat', 'status'] as const) {
    const wish = filter[name];
    if (wish) taken[name] = choose((value) => (wish.values as unknown[]).includes(value), wish.exclude);
  }
  const { section, organization, files } = filter;
  const wanted = files?.kinds ?? kinds;
  if (section) {
    const ids = new Set<number | null>((section.ids ?? []).map(parseId));
    taken.section = choose(
      (id: number | null) => (id === null ? section.withNone === true : ids.has(id)),
      section.exclude,
    );
  }
  if (organization) {
    const names = new Set<string>(organization.names ?? []);
    taken.organization = choose(
      (name: string | null) => (name === null ? organization.withNone === true : names.has(name)),
      organization.exclude,
    );
  }
  if (files) {
    const bits = kinds.reduce((all, kind, bit) => (wanted.includes(kind) ? all | (1 << bit) : all), 0);
    taken.files = choose((has: number) => (has & bits) !== 0, files.exclude);
  }
  return taken;
}

/** A facet beside what is taken of it: 1 for each code that passes. */
interface Gate {
  facet: Facet;
  passes: Uint8Array;
  counts: Uint32Array;
}

function gatesOf(list: ParticipantList, filter: ParticipantFilter): Gate[] {
  const taken = accepted(filter);
  return facetNames.map((name) => {
    const facet = list.facet<unknown>(name, facets[name]);
    const accepts = taken[name];
    return {
      facet,
      passes: Uint8Array.from(facet.values, (value) => (accepts === undefined || accepts(value as never) ? 1 : 0)),
      counts: new Uint32Array(facet.values.length),
    };
  });
}

/** Which gate alone keeps a row out; all pass: 'none', two or more: 'several'. */
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

/** One walk through the list: which rows are left, and how many rows each value of each facet has. */
function walk(list: ParticipantList, filter: ParticipantFilter): { left: Uint32Array; gates: Gate[] } {
  const gates = gatesOf(list, filter);
  const words = searchWords(filter.search);
  const left = new Uint32Array(list.rows.length);
  let size = 0;
  for (const [position, row] of list.rows.entries()) {
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
  return { left: left.slice(0, size), gates };
}

/** Sorts positions; rows without a value stand last in both directions, equal ones in the order of the list. */
function sort(positions: Uint32Array, list: ParticipantList, orderBy: readonly ParticipantOrder[]): void {
  const keys = orderBy.map(({ by, direction }) => ({ ranks: list.ranks(by), sign: direction === 'DESC' ? -1 : 1 }));
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

const mostViews = 50;

/** The view of a list: remembered, so that turning a page costs the page alone. */
export function viewOf(list: ParticipantList, { filter, orderBy }: Wish): View {
  const key = JSON.stringify([filter ?? {}, orderBy]);
  const known = list.views.get(key);
  if (known !== undefined) {
    list.views.delete(key);
    list.views.set(key, known);
    return known;
  }
  const { left, gates } = walk(list, filter ?? {});
  sort(left, list, orderBy);
  const view: View = {
    positions: left,
    counts<T>(name: FacetName) {
      const { facet, counts } = gates[facetNames.indexOf(name)] ?? { facet: { values: [] }, counts: [] };
      return facet.values.map((value, code) => ({ value: value as T, count: counts[code] ?? 0 }));
    },
  };
  list.views.set(key, view);
  const oldest = list.views.size > mostViews ? list.views.keys().next().value : undefined;
  if (oldest !== undefined) list.views.delete(oldest);
  return view;
}

/** Rows of each kind of file. */
export function fileCounts(view: View): { kind: RegistrationFileKind; count: number }[] {
  const byBits = view.counts<number>('files');
  return kinds.map((kind, bit) => ({
    kind,
    count: byBits.reduce((sum, { value, count }) => (value & (1 << bit) ? sum + count : sum), 0),
  }));
}

const publicFields = new Set(['NAME', 'ORGANIZATION']);

/** Whether a wish asks for nothing but what the public list holds (LST-08). */
export function isPublicWish({ filter, orderBy }: Wish): boolean {
  const { search: _, organization: __, ...others } = filter ?? {};
  return Object.values(others).every((value) => value == null) && orderBy.every(({ by }) => publicFields.has(by));
}

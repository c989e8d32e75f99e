import type { ParticipantFilter } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import type { FacetCounts, ListQuery } from '../lists.ts';
import { conditionsOf, countFacets, type FacetName, type Found, facetOf } from './facets.ts';
import { countPeopleAt } from './people.ts';
import { createSearch } from './search.ts';
import { LAST, type ParticipantList, type View } from './sortedList.ts';

/** A part of the filter: the codes of its facet that pass, and the rows that only this part rejects. */
interface Gate {
  codes: Uint32Array;
  /** 1 for each code that passes. */
  passes: Uint8Array;
  missed: number[];
}

function gatesOf(list: ParticipantList, filter: ParticipantFilter): Map<FacetName, Gate> {
  const conditions = [...conditionsOf(filter)];
  return new Map(
    conditions.map(([name, accepts]) => {
      const { values, codes } = facetOf(list, name);
      return [name, { codes, passes: Uint8Array.from(values, (it) => (accepts(it as never) ? 1 : 0)), missed: [] }];
    }),
  );
}

/** The gate that alone rejects a row; 'none' or 'several' otherwise. */
function closedGate(gates: readonly Gate[], position: number): Gate | 'none' | 'several' {
  let closed: Gate | 'none' = 'none';
  for (const gate of gates) {
    if (gate.passes[gate.codes[position] ?? 0] === 1) continue;
    if (closed !== 'none') return 'several';
    closed = gate;
  }
  return closed;
}

function find(list: ParticipantList, filter: ParticipantFilter): Found {
  const named = gatesOf(list, filter);
  const gates = [...named.values()];
  const isFound = createSearch(filter.search);
  const ids = filter.ids ? new Set(filter.ids.map(parseId)) : null;
  const except = new Set(filter.exceptIds?.map(parseId));
  const positions = new Uint32Array(list.rows.length);
  let size = 0;
  for (const [position, row] of list.rows.entries()) {
    if ((ids !== null && !ids.has(row.id)) || except.has(row.id)) continue;
    if (!isFound(row)) continue;
    const closed = closedGate(gates, position);
    if (closed === 'several') continue;
    if (closed !== 'none') {
      closed.missed.push(position);
      continue;
    }
    positions[size] = position;
    size += 1;
  }
  const missed = new Map([...named].map(([name, gate]) => [name, gate.missed]));
  return { positions: positions.slice(0, size), missed };
}

/** Rows without a value come last in both directions, equal rows in the order of the list. */
function sort(positions: Uint32Array, list: ParticipantList, query: ListQuery): void {
  const sectionNames = new Map(query.sectionNames);
  const keys = query.orderBy.map(({ field, direction }) => ({
    ranks: list.ranks(field, sectionNames),
    sign: direction === 'DESC' ? -1 : 1,
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

function createView(list: ParticipantList, query: ListQuery): View {
  const filter = query.filter ?? {};
  const found = find(list, filter);
  sort(found.positions, list, query);
  let counts: FacetCounts | null = null;
  let people: number | null = null;
  return {
    positions: found.positions,
    peopleCount() {
      people ??= countPeopleAt(list, found.positions);
      return people;
    },
    facets() {
      counts ??= countFacets(list, found, filter);
      return counts;
    },
  };
}

/** The view of a query. A list caches its newest views, so that turning a page needs no new search. */
export function viewOf(list: ParticipantList, query: ListQuery): View {
  const key = JSON.stringify(query);
  const view = list.views.get(key) ?? createView(list, query);
  list.views.set(key, view);
  return view;
}

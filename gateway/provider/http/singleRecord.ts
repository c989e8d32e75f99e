import { partsOf, type SchemaName, schemaOf } from './contract.ts';
import { markBrokenFields } from './listRows.ts';
import { type BrokenPlace, brokenPlaces, type Mismatch } from './mismatches.ts';

/**
 * Reads single records field by field, as rows of a list: a broken field that is not essential becomes null
 * (docs/decisions/061-rows-are-checked-one-by-one.md).
 */

/** The path to the record with a broken field; null if the record needs the field, or no record contains it. */
function wayToRecord(name: SchemaName, { way }: BrokenPlace): string[] | null {
  let parts = partsOf(schemaOf(name));
  for (const [position, step] of way.entries()) {
    const needs = parts.find((part) => part['x-row-needs'] !== undefined)?.['x-row-needs'];
    if (needs !== undefined) return needs.includes(step) ? null : way.slice(0, position);
    parts = parts.flatMap(({ properties, items }) => properties?.[step] ?? items ?? []).flatMap(partsOf);
  }
  return null;
}

type Fields = Record<string, unknown>;

const valueAt = (answer: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>((value, step) => (value as Fields)[step], answer);

/**
 * Reads an answer with a record that leaves the contract.
 * @returns the answer with null in place of its broken fields, and where it left the contract; null if an essential part is
 *   broken, or an id is above 2^53
 */
export function readRecord(name: SchemaName, value: unknown) {
  const answer = structuredClone(value) as object;
  const emptied = new Map<object, Set<string>>();
  const mismatches: Mismatch[] = [];
  for (const place of brokenPlaces(name, value)) {
    const way = wayToRecord(name, place);
    const field = way === null ? undefined : place.way[way.length];
    if (way === null || field === undefined) continue;
    if (place.mismatch.check !== undefined) return null;
    const record = valueAt(answer, way) as Fields;
    record[field] = null;
    emptied.set(record, (emptied.get(record) ?? new Set()).add(field));
    mismatches.push(place.mismatch);
  }
  const isEmptied = (place: BrokenPlace) => {
    const record = valueAt(answer, wayToRecord(name, place) ?? []) as object;
    return emptied.get(record)?.has(place.way.at(-1) ?? '') === true;
  };
  if (mismatches.length === 0 || !brokenPlaces(name, answer).every(isEmptied)) return null;
  for (const [record, fields] of emptied) markBrokenFields(record, [...fields]);
  return { answer, mismatches };
}

import type { SchemaName } from '../../gateway/provider/http/contract.ts';
import { findDeviations } from '../../gateway/provider/http/mismatches.ts';
import { compareFields } from './fields.ts';
import { fieldName } from './shapes.ts';

const mostPlaces = 6;

/** `/data/3/name` → `data[].name`. */
const placeOf = (path: string) => path.replace(/\/\d+/g, '[]').replace(/^\//, '').replaceAll('/', '.');

/** The value at a path of an answer. */
const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown> | null)?.[key], answer);

const quoted = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ');

/** The received fields next to a missing one: those that the contract does not know, or all of them if it knows each. */
function receivedFields(name: SchemaName, answer: unknown, path: string): string {
  const place = placeOf(path);
  const { unknown } = compareFields(name, answer);
  const prefix = place === '' ? '' : `${place}.`;
  const beside = [...unknown]
    .filter((field) => field.startsWith(prefix))
    .map((field) => field.slice(prefix.length))
    .filter((field) => !/[.[]/.test(field));
  const all = Object.keys((valueAt(answer, path) as object | null) ?? {}).map(fieldName);
  return quoted(new Set(beside.length > 0 ? beside.map(fieldName) : all)) || 'nothing';
}

/** The rows of a list's answer; null for another answer. */
export function rowsOf(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data : null;
}

/** The row that a path leads into; null for a path outside rows. */
const rowOf = (path: string): string | null => /^(?:\/data)?\/(\d+)/.exec(path)?.[1] ?? null;

/** Each deviation from the contract once, with the number of rows that have it and without values. */
export function deviationsOf(name: SchemaName, answer: unknown): string[] {
  const places = new Map<string, Set<string>>();
  const broken = new Set<string>();
  const came = new Map<string, string>();
  for (const { path, message, missing } of findDeviations(name, answer)) {
    const place = placeOf(path) || 'the answer';
    const isRequired = missing !== null;
    if (isRequired && !came.has(place)) came.set(place, receivedFields(name, answer, path));
    const text = isRequired ? `${place} must have \`${missing}\`; came: ${came.get(place)}` : `${place} ${message}`;
    const rows = places.get(text) ?? new Set();
    places.set(text, rows);
    const row = rowOf(path);
    if (row === null) continue;
    rows.add(row);
    broken.add(row);
  }
  const all = rowsOf(answer)?.length ?? 0;
  const texts = [...places].map(([text, { size }]) => (size > 0 ? `${text} (${size} of ${all} rows)` : text));
  if (texts.length <= mostPlaces) return texts;
  const rows = broken.size > 0 ? `, ${broken.size} of ${all} rows are broken` : '';
  return [...texts.slice(0, mostPlaces), `and ${texts.length - mostPlaces} more places${rows}`];
}

const countRows = (answers: unknown[]) =>
  answers.reduce<number>((sum, answer) => sum + (rowsOf(answer)?.length ?? 0), 0);

/** The finding about a list with fewer records than its `count`. */
export function cutFindings(answers: unknown[]): string[] {
  const { count } = (answers[0] ?? {}) as { count?: unknown };
  const read = countRows(answers);
  return typeof count === 'number' && read < count
    ? [`the list is cut: ${count} records by \`count\`, ${read} came`]
    : [];
}

/** A remark about a list in pages. The gateway reads all of them. */
export const pageNotes = (answers: unknown[]): string[] =>
  answers.length > 1 ? [`comes in ${answers.length} pages, ${countRows(answers)} records`] : [];

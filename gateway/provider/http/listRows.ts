import { type ContractSchema, type SchemaName, schemaOf } from './contract.ts';
import { listMismatch, type Mismatch, rowMismatches } from './mismatches.ts';
import { isObject } from './problems.ts';

/** Where the schema of a list has its rows. */
export interface ListShape {
  /** The field of `data` that holds the rows; null where `data` is the rows. */
  within: string | null;
  item: SchemaName;
  /** Fields without which a row cannot be used. */
  needs: ReadonlySet<string>;
  /** Fields that at least one row of a longer list must have. */
  listNeeds: readonly string[];
}

const itemOf = (node: ContractSchema | undefined): SchemaName | null =>
  node?.type === 'array' ? ((node.items?.$ref?.split('/').at(-1) ?? null) as SchemaName | null) : null;

function findShape(name: SchemaName): ListShape | null {
  const { data } = schemaOf(name).properties ?? {};
  const places: [string | null, ContractSchema | undefined][] = [
    [null, data],
    ...Object.entries(data?.properties ?? {}),
  ];
  for (const [within, node] of places) {
    const item = itemOf(node);
    if (item === null) continue;
    const { required = [], 'x-row-needs': needs = required, 'x-list-needs': listNeeds = [] } = schemaOf(item);
    return { within, item, needs: new Set(needs), listNeeds };
  }
  return null;
}

const shapes = new Map<SchemaName, ListShape | null>();

/** The shape of a schema that is a list of records; null for others. */
export function listShape(name: SchemaName): ListShape | null {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const found = findShape(name);
  shapes.set(name, found);
  return found;
}

/**
 * Reads the rows of a list one by one: a broken field becomes null and marks its row; a row that cannot be used is left out
 * (docs/decisions/061-rows-are-checked-one-by-one.md).
 */

/** A list with more unusable rows than both limits is rejected: then the list itself is wrong, not some of its records. */
const mostUnusable = { rows: 3, share: 1 / 20 };

const brokenFields = new WeakMap<object, readonly string[]>();
const leftOut = new WeakMap<object, number>();

/** Notes the fields of a record that left the contract and are null now. */
export const markBrokenFields = (record: object, fields: readonly string[]): void =>
  void brokenFields.set(record, fields);

/** The fields of a record, by the contract's names, that left the contract and are null now. */
export const brokenFieldsOf = (row: object): readonly string[] => brokenFields.get(row) ?? [];

/** How many rows of a list could not be used and are left out. */
export const unreadableCountOf = (answer: object): number => leftOut.get(answer) ?? 0;

/** A row that left the contract: its id, or its position from 0 where it has none, and no other value. */
export interface BrokenRow {
  row: string;
  isLeftOut: boolean;
  mismatches: Mismatch[];
}

interface ReadRows {
  answer: object;
  broken: BrokenRow[];
  /** A field that every row lacks, although the portal cannot work with such a list; null otherwise. */
  lacked: Mismatch | null;
}

type Fields = Record<string, unknown>;

const nameOf = (row: unknown, position: number): string =>
  isObject(row) && Number.isSafeInteger(row.id) ? `id ${row.id}` : `position ${position}`;

const topField = ({ field }: Mismatch) => field.split('.')[0] ?? '';

/** A row that has nothing but null. */
const isEmpty = (row: Fields) => Object.values(row).every((value) => value === null);

/** The row with null in place of its broken fields; null if it cannot be used. */
function repair(row: unknown, mismatches: readonly Mismatch[], { needs }: ListShape): Fields | null {
  const fields = mismatches.map(topField);
  // A mismatch without a field concerns the row itself.
  if (!isObject(row) || fields.some((field) => field === '' || needs.has(field))) return null;
  const repaired = { ...row, ...Object.fromEntries(fields.map((field) => [field, null])) };
  if (isEmpty(repaired)) return null;
  markBrokenFields(repaired, [...new Set(fields)]);
  return repaired;
}

function rowsIn(answer: unknown, { within }: ListShape): unknown[] | null {
  const data = isObject(answer) ? answer.data : null;
  const rows = within === null ? data : isObject(data) ? data[within] : null;
  return Array.isArray(rows) ? rows : null;
}

function withRows(answer: Fields, { within }: ListShape, rows: unknown[]): Fields {
  return { ...answer, data: within === null ? rows : { ...(answer.data as Fields), [within]: rows } };
}

/** The first of the fields that no row has; in a short list all rows may lack it by chance. */
function lackedByAll(count: number, broken: readonly BrokenRow[], { listNeeds }: ListShape): Mismatch | null {
  if (count <= mostUnusable.rows || broken.length < count) return null;
  const name = listNeeds.find((field) => broken.every((row) => row.mismatches.some((it) => topField(it) === field)));
  return broken[0]?.mismatches.find((it) => topField(it) === name) ?? null;
}

/**
 * Reads a list that leaves the contract.
 * @returns the list without its unusable parts; null if its envelope is broken, or too many rows are unusable
 */
export function readRows(name: SchemaName, answer: unknown): ReadRows | null {
  const shape = listShape(name);
  const rows = shape === null ? null : rowsIn(answer, shape);
  if (shape === null || rows === null || !isObject(answer)) return null;
  if (listMismatch(name, withRows(answer, shape, [])) !== null) return null;
  const broken: BrokenRow[] = [];
  const usable = rows.flatMap((row, position) => {
    const mismatches = rowMismatches(shape.item, row);
    if (mismatches.length === 0) return [row];
    const repaired = repair(row, mismatches, shape);
    broken.push({ row: nameOf(row, position), isLeftOut: repaired === null, mismatches });
    return repaired === null ? [] : [repaired];
  });
  const unusable = rows.length - usable.length;
  const isTooMany = unusable > mostUnusable.rows && unusable > rows.length * mostUnusable.share;
  // Otherwise a list without a single usable row would look empty.
  const isNothing = shape.within === null && usable.length === 0;
  if (isTooMany || isNothing) return null;
  const read = withRows(answer, shape, usable);
  leftOut.set(read, unusable);
  return { answer: read, broken, lacked: lackedByAll(rows.length, broken, shape) };
}

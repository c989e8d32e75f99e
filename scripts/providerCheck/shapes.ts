/** Shapes of answers for a bug report: names and types of fields, and codes, but no other value. */
import { isObject } from '../../gateway/provider/http/problems.ts';

/** Fields that hold a code from a short list, never a person's data. */
const codeFields = new Set([
  'type',
  'confirm_type',
  'is_confirm',
  'need_tour',
  'tshort_size',
  'cancel_poster',
  'access_rights',
  'site_type',
  'status',
  'action',
  'author_role',
]);

const stringForms: [RegExp, string][] = [
  [/^$/, 'empty string'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d(?::?\d\d)?)$/, 'date-time'],
  [/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/, 'date-time without zone'],
  [/^\d{4}-\d\d-\d\d$/, 'date'],
  [/^\d+$/, 'string of digits'],
  [/^\d+(?:,\s*\d+)+$/, 'list of numbers'],
  [/^https:\/\//, 'https address'],
  [/^http:\/\//, 'http address'],
  [/^\//, 'path'],
];

const maxId = 2 ** 31 - 1;

function scalarShape(value: unknown, field: string): string {
  const isCode = codeFields.has(field);
  if (typeof value === 'number') {
    if (!Number.isInteger(value)) return 'number';
    if (isCode && value >= -1 && value <= 999) return `integer ${value}`;
    return value > maxId ? 'integer above 2147483647' : 'integer';
  }
  if (typeof value === 'string') {
    if (isCode && /^[a-z_]{1,20}$/.test(value)) return `string ${value}`;
    return stringForms.find(([form]) => form.test(value))?.[1] ?? 'string';
  }
  return value === null ? 'null' : typeof value;
}

/** Returns the name of a field; hides any other key, because it may be a value. */
export const fieldName = (key: string) =>
  /^[A-Za-z_]\w{0,40}$/.test(key) ? key : /^\d+$/.test(key) ? '(number)' : '(other)';

function objectShape(objects: Record<string, unknown>[]): Record<string, unknown> {
  const values = new Map<string, unknown[]>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      const name = fieldName(key);
      const all = values.get(name);
      if (all === undefined) values.set(name, [value]);
      else all.push(value);
    }
  }
  const fields = [...values].map(([name, all]) => {
    const isOptional = all.length < objects.length;
    return [isOptional ? `${name}?` : name, shapeOfAll(all, name)] as const;
  });
  return Object.fromEntries(fields);
}

/** One shape for all values of a field: the records of a list become one record. */
function shapeOfAll(values: unknown[], field: string): unknown {
  const shapes: unknown[] = [];
  const lists = values.filter(Array.isArray);
  const objects = values.filter(isObject);
  const scalars = values.filter((value) => !Array.isArray(value) && !isObject(value));
  if (scalars.length > 0)
    shapes.push([...new Set(scalars.map((value) => scalarShape(value, field)))].sort().join(' | '));
  if (objects.length > 0) shapes.push(objectShape(objects));
  if (lists.length > 0) {
    const items = lists.flat();
    shapes.push(items.length === 0 ? [] : [shapeOfAll(items, field)]);
  }
  return shapes.length === 1 ? shapes[0] : { anyOf: shapes };
}

/** The shape of a JSON value. */
export const shapeOf = (value: unknown): unknown => shapeOfAll([value], '');

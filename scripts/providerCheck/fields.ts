import { type ContractSchema, partsOf, type SchemaName, schemaOf } from '../../gateway/provider/http/contract.ts';
import { findDeviations } from '../../gateway/provider/http/mismatches.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';

/** The name of a field; any other key may be a value, such as an address, so it is hidden. */
const fieldName = (key: string) => (/^[A-Za-z_]\w{0,40}$/.test(key) ? key : '(other)');

/** Fields by their place in an answer, for example `data[].name`. */
type Fields = Record<'unknown' | 'missing', Set<string>>;

function compare(given: ContractSchema, values: unknown[], at: string, found: Fields): void {
  const parts = partsOf(given);
  const properties: Record<string, ContractSchema> = Object.assign({}, ...parts.map((part) => part.properties));
  const items = parts.find((part) => part.items !== undefined)?.items;
  const lists = values.filter(Array.isArray);
  if (items !== undefined && lists.length > 0) compare(items, lists.flat(), `${at}[]`, found);
  const objects = values.filter(isObject);
  if (objects.length === 0 || Object.keys(properties).length === 0) return;
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const sent = new Set(objects.flatMap(Object.keys));
  for (const name of sent) if (!(name in properties)) found.unknown.add(place(fieldName(name)));
  for (const [name, property] of Object.entries(properties)) {
    const isOfExtension = partsOf(property).some((part) => part['x-portal-extension'] !== undefined);
    if (!sent.has(name) && !isOfExtension) found.missing.add(place(name));
    const inner = objects.map((object) => object[name]).filter((value) => value !== undefined);
    compare(property, inner, place(name), found);
  }
}

/** Fields of an answer that the contract does not name, and fields of the contract that no record has. */
export function compareFields(name: SchemaName, answer: unknown): Fields {
  const found: Fields = { unknown: new Set(), missing: new Set() };
  compare(schemaOf(name), [answer], '', found);
  return found;
}

/** Each place where an answer leaves the contract once, with the number of rows that do so and without values. */
export function deviationsOf(name: SchemaName, answer: unknown): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, message, missing } of findDeviations(name, answer)) {
    const place = path.replace(/\/\d+/g, '[]').replace(/^\//, '').replaceAll('/', '.') || 'the answer';
    const text = `${place} ${missing === null ? message : `must have \`${missing}\``}`;
    places.set(text, (places.get(text) ?? new Set()).add(/^(?:\/data)?\/(\d+)/.exec(path)?.[1] ?? ''));
  }
  return [...places].map(([text, rows]) => (rows.has('') ? text : `${text} (${rows.size} of the rows)`));
}

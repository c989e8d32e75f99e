import { type ContractSchema, partsOf, schemaOf } from '../../gateway/provider/http/contract.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';

/** The properties of all parts of a schema; a part's own come before those of the schemas it consists of. */
const propertiesOf = (parts: ContractSchema[]): Record<string, ContractSchema> =>
  Object.assign({}, ...parts.map(({ properties }) => properties).reverse());

/** Fields by their place in an answer, for example `data[].name`. */
interface Fields {
  unknown: Set<string>;
  missing: Set<string>;
}

function compare(given: ContractSchema, values: unknown[], at: string, found: Fields): void {
  const parts = partsOf(given);
  const properties = propertiesOf(parts);
  const items = parts.find((part) => part.items !== undefined)?.items;
  const lists = values.filter(Array.isArray);
  if (items !== undefined && lists.length > 0) compare(items, lists.flat(), `${at}[]`, found);
  const objects = values.filter(isObject);
  if (objects.length === 0 || Object.keys(properties).length === 0) return;
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const sent = new Set(objects.flatMap(Object.keys));
  for (const name of sent) if (!(name in properties)) found.unknown.add(place(name));
  for (const [name, property] of Object.entries(properties)) {
    const isOfExtension = partsOf(property).some((part) => part['x-portal-extension'] !== undefined);
    if (!sent.has(name) && !isOfExtension) found.missing.add(place(name));
    const inner = objects.map((object) => object[name]).filter((value) => value !== undefined);
    compare(property, inner, place(name), found);
  }
}

/** Names of the fields of a schema. */
export const fieldNamesOf = (name: string): string[] => Object.keys(propertiesOf(partsOf(schemaOf(name))));

/** Fields of an answer that the contract does not name, and fields of the contract that no record has. */
export function compareFields(name: string, answer: unknown): Fields {
  const found: Fields = { unknown: new Set(), missing: new Set() };
  compare(schemaOf(name), [answer], '', found);
  return found;
}

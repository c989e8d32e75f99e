import { schemaOf } from '../../gateway/provider/http/contract.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: unknown;
  /** The extension that adds the field. */
  'x-portal-extension'?: string;
}

/** The schema behind references, with the properties of all its parts. */
function resolve(schema: Schema): Schema {
  const { $ref } = schema;
  if ($ref !== undefined) return resolve(schemaOf($ref.split('/').at(-1) ?? '') as Schema);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].map(resolve);
  const items = [schema, ...parts].find((part) => part.items !== undefined)?.items;
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
    ...(items && { items }),
  };
}

/** Fields by their place in an answer, for example `data[].name`. */
interface Fields {
  unknown: Set<string>;
  missing: Set<string>;
}

function compare(given: Schema, values: unknown[], at: string, found: Fields): void {
  const schema = resolve(given);
  const { properties = {}, items } = schema;
  const lists = values.filter(Array.isArray);
  if (items !== undefined && lists.length > 0) compare(items, lists.flat(), `${at}[]`, found);
  const objects = values.filter(isObject);
  if (objects.length === 0 || Object.keys(properties).length === 0) return;
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const sent = new Set(objects.flatMap(Object.keys));
  for (const name of sent) if (!(name in properties)) found.unknown.add(place(name));
  for (const [name, property] of Object.entries(properties)) {
    const isOfExtension = (property['x-portal-extension'] ?? resolve(property)['x-portal-extension']) !== undefined;
    if (!sent.has(name) && !isOfExtension) found.missing.add(place(name));
    const inner = objects.map((object) => object[name]).filter((value) => value !== undefined);
    compare(property, inner, place(name), found);
  }
}

/** Names of the fields of a schema. */
export const fieldNamesOf = (name: string): string[] => Object.keys(resolve({ $ref: `#/${name}` }).properties ?? {});

/** Fields of an answer that the contract does not name, and fields of the contract that no record has. */
export function compareFields(name: string, answer: unknown): Fields {
  const found: Fields = { unknown: new Set(), missing: new Set() };
  compare({ $ref: `#/${name}` }, [answer], '', found);
  return found;
}

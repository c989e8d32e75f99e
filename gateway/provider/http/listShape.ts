import { type SchemaName, schemaOf } from './contract.ts';

interface Node {
  $ref?: string;
  type?: unknown;
  items?: Node;
  required?: string[];
  properties?: Record<string, Node>;
  /** The fields that a row of a list cannot lack; by default all required ones. */
  'x-row-needs'?: string[];
}

/** Where the schema of a list has its rows. */
export interface ListShape {
  /** The field of `data` that holds the rows; null where `data` is the rows. */
  within: string | null;
  item: SchemaName;
  /** Fields without which a row cannot be used. */
  needs: ReadonlySet<string>;
}

const itemOf = (node: Node | undefined): SchemaName | null =>
  node?.type === 'array' ? ((node.items?.$ref?.split('/').at(-1) ?? null) as SchemaName | null) : null;

function findShape(name: SchemaName): ListShape | null {
  const { data } = (schemaOf(name) as Node).properties ?? {};
  const places: [string | null, Node | undefined][] = [[null, data], ...Object.entries(data?.properties ?? {})];
  for (const [within, node] of places) {
    const item = itemOf(node);
    if (item === null) continue;
    const { required = [], 'x-row-needs': needs = required } = schemaOf(item) as Node;
    return { within, item, needs: new Set(needs) };
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

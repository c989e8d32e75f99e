import { mostPageRows } from '../../schema/limits.ts';
import { badArgument } from './errors.ts';

/** The arguments of a connection. */
export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Rows before the page, for numbered pages. */
  offset?: number | null | undefined;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<Node> {
  nodes: Node[];
  edges: Edge<Node>[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** Rows of a page without `first` and `last`. */
const usualRows = 50;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/**
 * Checks the arguments before a call to the provider. A page is counted from one end, not from both.
 * @throws GraphQLError BAD_USER_INPUT with the argument's name
 */
export function checkConnection(args: ConnectionArgs): void {
  for (const name of ['first', 'last'] as const) {
    const size = args[name];
    if (isGiven(size) && (Number(size) < 0 || Number(size) > mostPageRows))
      throw badArgument(name, `${name} is 0 to ${mostPageRows}`);
  }
  if (isGiven(args.offset) && Number(args.offset) < 0) throw badArgument('offset', 'offset is at least 0');
  if (isGiven(args.first) && isGiven(args.last)) throw badArgument('last', 'first and last exclude each other');
  if (isGiven(args.offset)) {
    for (const name of ['after', 'last', 'before'] as const) {
      if (isGiven(args[name])) throw badArgument(name, `${name} and offset exclude each other`);
    }
  }
  for (const name of ['after', 'before'] as const) {
    const cursor = args[name];
    if (typeof cursor === 'string' && parseCursor(cursor) === null) throw badArgument(name, `${name} is no cursor`);
  }
}

/** The place of a row and its key: it stays valid when rows before it come or go. */
const toCursor = (index: number, key: string): string => Buffer.from(`${index}:${key}`).toString('base64url');

function parseCursor(cursor: string): { index: number; key: string } | null {
  const [, index, key] = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return index === undefined || key === undefined ? null : { index: Number(index), key };
}

/** The index of a cursor's row. If the row was deleted, `rest` is the index of the row that followed it. */
function placeOf<Row>(rows: readonly Row[], cursor: string, keyOf: (row: Row) => string) {
  const { index, key } = parseCursor(cursor) ?? { index: 0, key: '' };
  const row = rows[index];
  const found = row !== undefined && keyOf(row) === key ? index : rows.findIndex((one) => keyOf(one) === key);
  return found === -1 ? { before: Math.min(index, rows.length), after: index } : { before: found, after: found + 1 };
}

/**
 * Cuts a page out of a list; past the end it is empty.
 * @param usual rows without `first` and `last`
 * @throws GraphQLError BAD_USER_INPUT with the argument's name
 */
export function connect<Row>(
  rows: readonly Row[],
  args: ConnectionArgs,
  keyOf: (row: Row) => string,
  usual = usualRows,
): Connection<Row> {
  checkConnection(args);
  const from = typeof args.after === 'string' ? placeOf(rows, args.after, keyOf).after : (args.offset ?? 0);
  const to = typeof args.before === 'string' ? placeOf(rows, args.before, keyOf).before : rows.length;
  const isFromEnd = typeof args.last === 'number';
  const size = args.first ?? args.last ?? usual;
  const start = isFromEnd ? Math.max(from, to - size) : from;
  const end = isFromEnd ? to : Math.min(to, from + size);
  const nodes = rows.slice(start, Math.max(start, end));
  const edges = nodes.map((node, at) => ({ cursor: toCursor(start + at, keyOf(node)), node }));
  return {
    nodes,
    edges,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: start + nodes.length < rows.length,
      hasPreviousPage: start > 0 && rows.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

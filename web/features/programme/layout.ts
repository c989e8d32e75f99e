/** Lays a day out as a grid: a column for each room, a row for each span of time. */
import { overlaps, type Span } from './model.ts';

/** An item with its place in the grid; lines and columns are counted from 1, as CSS does. */
export interface Placed<Item> {
  item: Item;
  /** The column of its room; null means the full width. */
  column: number | null;
  firstLine: number;
  lastLine: number;
}

/** Items that overlap directly or through others; no item runs between two blocks. */
export interface Block<Item> {
  isParallel: boolean;
  /** Whether all of them run at the same time. */
  isSimultaneous: boolean;
  /** The times at which items begin, each with its line. */
  starts: { line: number; at: number }[];
  /** Ordered by start, which is also the reading order. */
  placed: Placed<Item>[];
}

interface Timed<Item> extends Span {
  item: Item;
  order: number;
}

/** A day as it is rendered: items that last most of it, then the rest block by block. */
export interface Layout<Item> {
  allDay: Item[];
  /** The room that each column shows. */
  rooms: string[];
  blocks: Block<Item>[];
}

const MINUTE = 60_000;
const LONG = 5 * 60 * MINUTE;
const MANY = 3;

/** Whether an item lasts most of a day: a column for it would only make the grid longer. */
function isAllDay<Item>(item: Timed<Item>, items: Timed<Item>[]): boolean {
  return item.to - item.from >= LONG && items.filter((other) => other !== item && overlaps(other, item)).length >= MANY;
}

/** Divides items into groups that overlap in time. */
function blocksOf<Item>(items: Timed<Item>[]): Timed<Item>[][] {
  const blocks: Timed<Item>[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (item.from >= end) blocks.push([]);
    blocks.at(-1)?.push(item);
    end = Math.max(end, item.to);
  }
  return blocks;
}

/**
 * The columns of parallel items, one for each room in their order. If the data have two items in one room at the same time,
 * the room gets a second column.
 */
function columnsOf<Item>(parallel: Timed<Item>[], roomOf: (item: Item) => string) {
  const columns: { room: string; items: Timed<Item>[] }[] = [];
  for (const one of parallel) {
    const room = roomOf(one.item);
    const free = columns.find((column) => column.room === room && !column.items.some((it) => overlaps(it, one)));
    if (free) free.items.push(one);
    else columns.push({ room, items: [one] });
  }
  return columns.sort((a, b) => a.room.localeCompare(b.room, 'ru', { numeric: true }));
}

function place<Item>(items: Timed<Item>[], columnOf: (item: Timed<Item>) => number | null): Block<Item> {
  const moments = [...new Set(items.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const lineOf = (moment: number) => moments.indexOf(moment) + 1;
  return {
    isParallel: items.length > 1,
    isSimultaneous: items.every((one) => items.every((other) => overlaps(one, other))),
    starts: [...new Set(items.map(({ from }) => from))].map((at) => ({ line: lineOf(at), at })),
    placed: items.map((one) => ({
      item: one.item,
      column: columnOf(one),
      firstLine: lineOf(one.from),
      lastLine: lineOf(one.to),
    })),
  };
}

/** Lays out a day. Items that start at the same time keep the given order. */
export function layOut<Item>(
  items: readonly Item[],
  spanOf: (item: Item) => Span,
  roomOf: (item: Item) => string,
): Layout<Item> {
  const timed = items
    .map((item, order) => ({ item, order, ...spanOf(item) }))
    .sort((a, b) => a.from - b.from || a.order - b.order);
  const allDay = timed.filter((item) => isAllDay(item, timed));
  const blocks = blocksOf(timed.filter((item) => !allDay.includes(item)));
  const columns = columnsOf(blocks.filter((block) => block.length > 1).flat(), roomOf);
  const columnOf = (one: Timed<Item>) => columns.findIndex((column) => column.items.includes(one)) + 1 || null;
  return {
    allDay: allDay.map(({ item }) => item),
    rooms: columns.map(({ room }) => room),
    blocks: blocks.map((block) => place(block, columnOf)),
  };
}

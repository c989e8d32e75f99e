/** Puts what runs in parallel side by side: a grid of lanes (columns) and moments (rows). */
import { overlaps, type Span } from './model.ts';

/** An item with its place in the grid; lines are counted from 1, as CSS does. */
export interface Placed<Item> {
  item: Item;
  lane: number;
  /** How many lanes it takes: free ones at its right are its own. */
  lanes: number;
  firstLine: number;
  lastLine: number;
}

/** Items that hang together by overlapping; between two blocks nothing runs. */
export interface Block<Item> {
  lanes: number;
  /** Minutes between the grid's lines. */
  minutes: number[];
  /** Whether all of them run at one time. */
  isSimultaneous: boolean;
  /** In the order of their start, which is also the order of reading. */
  placed: Placed<Item>[];
}

interface Timed<Item> extends Span {
  item: Item;
  order: number;
}

/** A day as it is rendered: what goes on beside most of it, then the rest block by block. */
export interface Layout<Item> {
  allDay: Item[];
  blocks: Block<Item>[];
}

const MINUTE = 60_000;
const LONG = 5 * 60 * MINUTE;
const MANY = 3;

/** Whether an item goes on beside most of a day: in a lane of its own it would only stretch it. */
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

/** The fewest lanes in which nothing overlaps, busy ones first. */
function lanesOf<Item>(items: Timed<Item>[]): Timed<Item>[][] {
  const lanes: Timed<Item>[][] = [];
  for (const item of items) {
    const free = lanes.find((lane) => lane.every((other) => !overlaps(other, item)));
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes.sort((a, b) => b.length - a.length);
}

type Area = Pick<Placed<unknown>, 'lane' | 'lanes' | 'firstLine' | 'lastLine'>;

const meets = (a: Area, b: Area): boolean =>
  a.lane < b.lane + b.lanes && b.lane < a.lane + a.lanes && a.firstLine < b.lastLine && b.firstLine < a.lastLine;

/** The sides to which an item takes free cells; its times are written on it. */
const growths: ((area: Area) => Area)[] = [
  (area) => ({ ...area, lastLine: area.lastLine + 1 }),
  (area) => ({ ...area, firstLine: area.firstLine - 1 }),
  (area) => ({ ...area, lane: area.lane - 1, lanes: area.lanes + 1 }),
];

/** Lets an item take the free cells beside it, so that the grid has no holes. */
function fill(one: Area, placed: readonly Area[], lanes: number, lines: number): void {
  const isFree = (area: Area) =>
    area.lane >= 1 &&
    area.lane + area.lanes <= lanes + 1 &&
    area.firstLine >= 1 &&
    area.lastLine <= lines &&
    placed.every((other) => other === one || !meets(other, area));
  for (const grow of growths) {
    for (let next = grow({ ...one }); isFree(next); next = grow(next)) {
      const { lane, lanes: width, firstLine, lastLine } = next;
      Object.assign(one, { lane, lanes: width, firstLine, lastLine });
    }
  }
}

function place<Item>(items: Timed<Item>[]): Block<Item> {
  const lanes = lanesOf(items);
  const moments = [...new Set(items.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const placed = lanes.flatMap((lane, index) =>
    lane.map((timed) => {
      const blocked = lanes.findIndex((other, at) => at > index && other.some((busy) => overlaps(busy, timed)));
      return {
        order: timed.order,
        item: timed.item,
        lane: index + 1,
        lanes: (blocked === -1 ? lanes.length : blocked) - index,
        firstLine: moments.indexOf(timed.from) + 1,
        lastLine: moments.indexOf(timed.to) + 1,
      };
    }),
  );
  placed.sort((a, b) => a.order - b.order);
  for (const one of placed) fill(one, placed, lanes.length, moments.length);
  const minutes = moments.slice(1).map((moment, index) => (moment - (moments[index] ?? moment)) / MINUTE);
  const isSimultaneous = items.every((one) => items.every((other) => overlaps(one, other)));
  return { lanes: lanes.length, minutes, isSimultaneous, placed: placed.map(({ order: _, ...rest }) => rest) };
}

/** Lays a day out. The given order decides between what starts at the same time. */
export function layOut<Item>(items: readonly Item[], spanOf: (item: Item) => Span): Layout<Item> {
  const timed = items
    .map((item, order) => ({ item, order, ...spanOf(item) }))
    .sort((a, b) => a.from - b.from || a.order - b.order)
    .map((item, order) => ({ ...item, order }));
  const allDay = timed.filter((item) => isAllDay(item, timed));
  const rest = timed.filter((item) => !allDay.includes(item));
  return { allDay: allDay.map(({ item }) => item), blocks: blocksOf(rest).map(place) };
}

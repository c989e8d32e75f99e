import type { ReactNode } from 'react';

/** A column of a list: the first one names its row. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  /** Minimum width in rem; the remaining width is divided. */
  width: number;
  /** Whether its heading is a button that sorts. */
  isSortable?: boolean;
  render: (row: Row) => ReactNode;
}

/** The meaning of a row's background; a cell says the same in words, because colour alone is not enough. */
export type RowTone = 'green' | 'yellow' | null;

/** How high rows are: three lines, or one. */
export type RowDensity = 'normal' | 'compact';

/** Selected rows, stored outside React's state: each checkbox subscribes to it. */
export interface RowSelection<Row> {
  subscribe: (listener: () => void) => () => void;
  isSelected: (id: string) => boolean;
  /** `isRange`: with Shift, everything from the previously chosen row to this one. */
  toggle: (id: string, isRange: boolean) => void;
  pageState: () => 'all' | 'some' | 'none';
  togglePage: () => void;
  labelOf: (row: Row) => string;
}

/** The rows of a list, shown as a table or as cards. */
export interface DataRows<Row> {
  /** Names the list. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  toneOf?: ((row: Row) => RowTone) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Handles a click on the row outside links and checkboxes; a link in the row must offer the same. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Whether the rows still belong to the previous query. */
  isStale?: boolean;
}

/** Whether a click hit a control within the row. */
export function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null;
}

/** The order of the list. */
import { type ColumnName, columns, type SortValue } from './columns.ts';
import type { DeskRow } from './deskStore.ts';

/** The column that the rows are sorted by. */
export interface DeskSort {
  column: ColumnName;
  isDescending: boolean;
}

const collator = new Intl.Collator('ru', { numeric: true });

function compare(one: NonNullable<SortValue>, other: NonNullable<SortValue>): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(`${one}`, `${other}`);
}

/** The rows in this order, rows without a value last; null leaves the provider's order. */
export function sortRows(rows: readonly DeskRow[], sort: DeskSort | null): readonly DeskRow[] {
  const column = columns.find(({ name }) => name === sort?.column);
  if (column === undefined) return rows;
  const sign = sort?.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.sortValue(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

import { expect, it } from 'vitest';
import { cellsAtOnce, type Form, forms } from '../../../../gateway/domains/exports/write.ts';
import type { Column } from '../../../../gateway/lists/exportColumns.ts';
import type { Cell } from '../../../../gateway/lists/lists.ts';

const width = 23;
const columns = Array.from({ length: width }, (_, at) => ({
  name: 'NAME',
  heading: `Столбец ${at}`,
  width: 10,
  field: `field${at}`,
  value: () => null,
  read: () => null,
})) satisfies Column[];

/** One chunk of rows that counts the cells which are read within one turn of the event loop. */
function countedRows(count: number) {
  let inTurn = 0;
  let most = 0;
  function* rows(): Generator<Cell[]> {
    for (let at = 0; at < count; at += 1) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += width;
      most = Math.max(most, inTurn);
      yield Array.from({ length: width }, () => 'Примеров');
    }
  }
  async function* chunks() {
    yield rows() as unknown as Cell[][];
  }
  return { table: { columns, rows: { totalCount: count, chunks, close: () => undefined } }, most: () => most };
}

it.each(Object.keys(forms) as Form[])('.%s is written a few cells at a time', async (form) => {
  const { table, most } = countedRows(100);
  for await (const _ of forms[form].write(table));
  expect(most()).toBeGreaterThan(0);
  // A second turn may begin before the count restarts.
  expect(most()).toBeLessThanOrEqual(2 * cellsAtOnce);
});

import { Table } from '@mantine/core';
import { memo } from 'react';
import classes from './DataTable.module.css';
import { type DataRows, isOnControl } from './dataColumns.ts';
import { RowBox } from './SelectionBox.tsx';

interface DataTableRowProps<Row> extends Pick<DataRows<Row>, 'columns' | 'toneOf' | 'selection' | 'onOpen'> {
  row: Row;
  id: string;
  /** Place within the whole list as screen readers count it: the headings are 1. */
  rowIndex: number;
}

/** A row of a table; its first cell names it. It is rendered again only when something of the row changes. */
function Row<Row>({ row, id, rowIndex, columns, toneOf, selection, onOpen }: DataTableRowProps<Row>) {
  return (
    <Table.Tr
      className={classes.row}
      aria-rowindex={rowIndex}
      data-tone={toneOf?.(row) ?? 'none'}
      data-opens={onOpen !== undefined}
      onClick={({ target }) => {
        if (!isOnControl(target)) onOpen?.(row);
      }}
    >
      {selection ? (
        <Table.Td>
          <RowBox selection={selection} row={row} id={id} />
        </Table.Td>
      ) : null}
      {columns.map(({ key, render }, index) =>
        index === 0 ? (
          <Table.Th key={key} scope="row">
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Th>
        ) : (
          <Table.Td key={key}>
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Td>
        ),
      )}
    </Table.Tr>
  );
}

export const DataTableRow = memo(Row) as typeof Row;

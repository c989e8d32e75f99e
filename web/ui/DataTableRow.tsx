import { Checkbox, Table } from '@mantine/core';
import classes from './DataTable.module.css';
import { type DataRows, isOnControl } from './dataColumns.ts';

interface DataTableRowProps<Row> extends DataRows<Row> {
  row: Row;
  /** Place within the whole list as screen readers count it: the headings are 1. */
  rowIndex: number;
}

/** A row of a table; its first cell names it. */
export function DataTableRow<Row>({ row, rowIndex, columns, idOf, toneOf, selection, onOpen }: DataTableRowProps<Row>) {
  const id = idOf(row);
  const isSelected = selection?.isSelected(id) ?? false;
  return (
    <Table.Tr
      className={classes.row ?? ''}
      aria-rowindex={rowIndex}
      data-tone={toneOf?.(row) ?? 'none'}
      data-opens={onOpen !== undefined}
      data-selected={isSelected}
      onClick={({ target }) => {
        if (!isOnControl(target)) onOpen?.(row);
      }}
    >
      {selection ? (
        <Table.Td className={classes.cell ?? ''}>
          <Checkbox
            size="sm"
            aria-label={selection.labelOf(row)}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              selection.onToggle(id, nativeEvent instanceof MouseEvent ? nativeEvent.shiftKey : false)
            }
          />
        </Table.Td>
      ) : null}
      {columns.map(({ key, render }, index) =>
        index === 0 ? (
          <Table.Th key={key} scope="row" className={classes.cell ?? ''}>
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Th>
        ) : (
          <Table.Td key={key} className={classes.cell ?? ''}>
            <div className={classes.clamp}>{render(row)}</div>
          </Table.Td>
        ),
      )}
    </Table.Tr>
  );
}

import { Checkbox } from '@mantine/core';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { RowSelection } from './dataColumns.ts';

interface RowBoxProps<Row> {
  selection: RowSelection<Row>;
  row: Row;
  id: string;
}

/** The checkbox of a row. It subscribes to the selection, so that a click renders one box and not the table. */
export function RowBox<Row>({ selection, row, id }: RowBoxProps<Row>) {
  const isSelected = useSyncExternalStore(
    selection.subscribe,
    () => selection.isSelected(id),
    () => false,
  );
  const onChange: ComponentProps<'input'>['onChange'] = ({ nativeEvent }) =>
    selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return <Checkbox size="sm" aria-label={selection.labelOf(row)} checked={isSelected} onChange={onChange} />;
}

/** The checkbox that selects all rows of the page. */
export function PageBox({ selection, label }: { selection: RowSelection<never>; label: string }) {
  const state = useSyncExternalStore(selection.subscribe, selection.pageState, () => 'none' as const);
  return (
    <Checkbox
      size="sm"
      indeterminate={state === 'some'}
      aria-label={label}
      checked={state === 'all'}
      onChange={selection.togglePage}
    />
  );
}

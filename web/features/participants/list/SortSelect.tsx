import { NativeSelect } from '@mantine/core';
import { listTexts } from '#texts/participantList.ts';
import { type ColumnName, columnNames, rulesOf } from '../scope/columns.ts';
import type { View } from '../scope/view.ts';

const texts = listTexts.sort;
const options = rulesOf(columnNames)
  .filter(({ orderBy }) => orderBy.length > 0)
  .flatMap(({ name }) => [
    { name, value: name, label: `${listTexts.columns[name]} ${texts.up}` },
    { name, value: `-${name}`, label: `${listTexts.columns[name]} ${texts.down}` },
  ]);

interface SortSelectProps {
  view: View;
  /** The columns to sort by; the present one stays. */
  columns: readonly ColumnName[];
  onSort: (sort: View['sort']) => void;
}

/** Chooses the order on a phone, which has no column headings to click. */
export function SortSelect({ view, columns, onSort }: SortSelectProps) {
  const [key] = view.sort;
  const offered = options.filter(({ name }) => columns.includes(name) || name === key?.column);
  return (
    <NativeSelect
      aria-label={texts.label}
      data={[{ value: '', label: texts.none }, ...offered]}
      value={key === undefined ? '' : `${key.isDescending ? '-' : ''}${key.column}`}
      onChange={({ currentTarget: { value } }) => {
        const column = columnNames.find((name) => name === value.replace(/^-/, ''));
        onSort(column === undefined ? [] : [{ column, isDescending: value.startsWith('-') }]);
      }}
    />
  );
}

import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { deskListTexts } from '#texts/deskList.ts';
import { formatDate } from '../../../lib/dates.ts';
import { serviceDay } from '../../../lib/serviceClock.ts';
import sheet from '../../../ui/page/PrintSheet.module.css';
import type { DeskColumn } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';

interface PrintedRowsProps {
  title: string;
  columns: readonly DeskColumn[];
  found: readonly DeskRow[];
}

/** All found rows on paper, in place of the page of the table; an open dialog prints itself. */
export function PrintedRows({ title, columns, found }: PrintedRowsProps) {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => {
    if (document.querySelector('[role="dialog"]') === null) flushSync(() => setPrinting(true));
  });
  useWindowEvent('afterprint', () => setPrinting(false));
  if (!isPrinting) return null;
  return createPortal(
    <div className={sheet.sheet}>
      <h1>{title}</h1>
      <p>{deskListTexts.printed(found.length, formatDate(serviceDay()))}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, heading }) => (
              <th key={name} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <tr key={row.id}>
              {columns.map(({ name, text }) => (
                <td key={name}>{text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

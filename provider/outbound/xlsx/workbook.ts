import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import exceljs from 'exceljs';
import { stripForbiddenCharacters } from '../../characters.ts';
import { toMoscowWall } from '../../dates.ts';

/** Rows between two pauses, in which other requests run: ten thousand rows take two seconds of CPU. */
const AT_ONCE = 100;
const DAY = 'dd.mm.yyyy';
const MINUTE = 'dd.mm.yyyy hh:mm';
/** Characters of a bold heading that the filter's arrow covers. */
const ARROW = 4;
/** On paper: the sheet's width on one page, the headings on each. */
const pageSetup = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
} as const;

/** The width is in characters, at least that of the heading. Text stays text, so no value becomes a formula. */
export type Column<T> = { header: string; width: number } & (
  | { text(row: T): string | null }
  | { number(row: T): number | null }
  | { day(row: T): string | null }
  | { instant(row: T): Date | null }
);

function cell<T>(column: Column<T>, row: T): string | number | Date | null {
  if ('text' in column) {
    const text = column.text(row);
    return text && stripForbiddenCharacters(text);
  }
  if ('number' in column) return column.number(row);
  if ('day' in column) {
    const day = column.day(row);
    return day === null ? null : new Date(`${day}T00:00:00Z`);
  }
  const instant = column.instant(row);
  return instant && toMoscowWall(instant);
}

const formatOf = <T>(column: Column<T>) => ('day' in column ? DAY : 'instant' in column ? MINUTE : undefined);

/** An .xlsx with one sheet, written while the client reads it; the stream fails if a row cannot be written. */
export function streamXlsx<T>(title: string, columns: Column<T>[], rows: T[]): Readable {
  const out = new PassThrough();
  const write = async () => {
    const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
    const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }], pageSetup });
    sheet.columns = columns.map((column) => {
      const { header, width } = column;
      const numFmt = formatOf(column);
      return { header, width: Math.max(width, header.length + ARROW), style: numFmt ? { numFmt } : {} };
    });
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: columns.length } };
    sheet.getRow(1).font = { bold: true };
    sheet.getRow(1).commit();
    for (const [index, row] of rows.entries()) {
      if (out.destroyed) return;
      sheet.addRow(columns.map((column) => cell(column, row))).commit();
      if (index % AT_ONCE === 0) await nextTurn();
    }
    sheet.commit();
    await workbook.commit();
  };
  write().catch((error: Error) => out.destroy(error));
  return out;
}

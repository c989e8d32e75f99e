import { PassThrough, Readable } from 'node:stream';
import exceljs from 'exceljs';
import type { Cell, Column } from '../participants/list/exportColumns.ts';
import type { RowStream } from '../participants/list/lists.ts';

/** What goes into a file. */
export interface Table {
  rows: RowStream<Cell[]>;
  columns: readonly Column[];
}

/** Cells row by row; between two chunks the gateway serves others. */
async function* cells({ rows }: Table): AsyncGenerator<Cell[]> {
  for await (const chunk of rows.chunks()) yield* chunk;
}

/** What table programs take for a formula at the beginning of a text, white space before it or not. */
const formula = /^\s*[=+\-@]/;

/** A cell of CSV: what could be a formula gets an apostrophe before it; a cell is one line, and a row too. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const line = cell.replace(/[\r\n\t]+/g, ' ');
  const text = formula.test(line) ? `'${line}` : line;
  return /[";']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (row: Cell[]) => `${row.map(csvCell).join(';')}\r\n`;

/** By the byte order mark the Russian Excel knows the encoding, and it parts by semicolons. */
async function* csv(table: Table): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(table.columns.map(({ heading }) => heading))}`;
  for await (const row of cells(table)) yield csvLine(row);
}

/** One object a line, so that rows can be counted while they come. */
async function* json(table: Table): AsyncGenerator<string> {
  const names = table.columns.map(({ name }) => name);
  let before = '[\n';
  for await (const row of cells(table)) {
    yield before + JSON.stringify(Object.fromEntries(names.map((name, index) => [name, row[index]])));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function writeWorkbook(table: Table, target: PassThrough): Promise<void> {
  // Without a table of shared texts rows leave as they are written; a text is a text whatever it begins with.
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: target, useSharedStrings: false, useStyles: true });
  const sheet = workbook.addWorksheet('Участники', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = table.columns.map(({ heading, width }) => ({ header: heading, width }));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: table.columns.length } };
  for await (const row of cells(table)) {
    if (target.destroyed) return;
    sheet.addRow(row).commit();
    if (target.writableNeedDrain) await new Promise((go) => target.once('drain', go).once('close', go));
  }
  sheet.commit();
  await workbook.commit();
}

function xlsx(table: Table): Readable {
  const target = new PassThrough();
  writeWorkbook(table, target).catch((error: Error) => target.destroy(error));
  return target;
}

/** Forms of a file: media type, and how it is written. */
export const forms = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
  csv: { type: 'text/csv; charset=utf-8', write: (table: Table) => Readable.from(csv(table)) },
  json: { type: 'application/json; charset=utf-8', write: (table: Table) => Readable.from(json(table)) },
};

export type Form = keyof typeof forms;

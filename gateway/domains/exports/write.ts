import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import exceljs from 'exceljs';
import { cellText } from '../../lib/cellText.ts';
import type { Column } from '../../lists/exportColumns.ts';
import type { RowStream, Value } from '../../lists/lists.ts';
import { isPhoneText } from '../../shared/phoneText.ts';

export interface Table {
  rows: RowStream<Value[]>;
  columns: readonly Column[];
}

/** Formats that spreadsheet programs show, sort and filter as dates. */
const dateFormats = { day: 'dd.mm.yyyy', minute: 'dd.mm.yyyy hh:mm' };

/** This many cells take two milliseconds; then the gateway serves other requests. */
export const cellsAtOnce = 300;

async function* cells({ rows }: Table): AsyncGenerator<Value[]> {
  let left = cellsAtOnce;
  for await (const chunk of rows.chunks()) {
    for (const row of chunk) {
      left -= row.length;
      if (left < 0) {
        await setImmediate();
        left = cellsAtOnce - row.length;
      }
      yield row;
    }
  }
}

/** Spreadsheet programs run such a text as a formula, even after white space. */
const formula = /^\s*[=+\-@]/;

/** дд.мм.гггг, with чч:мм in a column that shows the time. */
function shownDate(date: Date, { shown }: Column): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  return day.split('-').reverse().join('.') + (shown === 'minute' ? ` ${time.slice(0, 5)}` : '');
}

/** Puts an apostrophe before a possible formula, and joins lines, so that each row is one line. */
function csvCell(cell: Value, column: Column): string {
  if (cell instanceof Date) return shownDate(cell, column);
  if (typeof cell !== 'string') return String(cell ?? '');
  const line = cell.replace(/[\r\n\t]+/g, ' ');
  const text = formula.test(line) && !isPhoneText(line) ? `'${line}` : line;
  return /[";']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: string[]) => `${cells.join(';')}\r\n`;

/** The Russian Excel needs the byte order mark and semicolons. */
async function* csv(table: Table): AsyncGenerator<string> {
  const { columns } = table;
  yield `\uFEFF${csvLine(columns.map((column) => csvCell(column.heading, column)))}`;
  for await (const row of cells(table)) yield csvLine(columns.map((column, at) => csvCell(row[at] ?? null, column)));
}

/** The rows as objects with the schema's names. */
async function* objects(table: Table): AsyncGenerator<string> {
  const names = table.columns.map(({ field }) => field);
  for await (const row of cells(table)) {
    const values = names.map((name, index) => [name, row[index]]);
    const mark = row.length > names.length ? [['unreadableFields', row[names.length]]] : [];
    yield JSON.stringify(Object.fromEntries([...values, ...mark]));
  }
}

/** One object a line, so that a reader can count rows during the transfer. */
async function* json(table: Table): AsyncGenerator<string> {
  let before = '[\n';
  for await (const object of objects(table)) {
    yield before + object;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** JSON Lines: a reader needs no more than one line at a time. */
async function* jsonLines(table: Table): AsyncGenerator<string> {
  for await (const object of objects(table)) yield `${object}\n`;
}

/** Characters of a bold heading that the filter's arrow covers. */
const arrow = 4;
/** On paper: the sheet's width on one page, the headings on each. */
const pageSetup = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
} as const;

async function writeWorkbook(table: Table, target: PassThrough): Promise<void> {
  // Without shared strings the library writes each row immediately. Cells are typed, so a text never becomes a formula.
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: target, useSharedStrings: false, useStyles: true });
  const sheet = workbook.addWorksheet('Участники', { views: [{ state: 'frozen', ySplit: 1 }], pageSetup });
  sheet.columns = table.columns.map(({ heading, width, shown }) => ({
    header: heading,
    width: Math.max(width, heading.length + arrow),
    style: shown ? { numFmt: dateFormats[shown] } : {},
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: table.columns.length } };
  for await (const row of cells(table)) {
    if (target.destroyed) return;
    sheet.addRow(row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))).commit();
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

export const forms = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isMachineReadable: false,
    write: xlsx,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    isMachineReadable: false,
    write: (table: Table) => Readable.from(csv(table)),
  },
  json: {
    type: 'application/json; charset=utf-8',
    isMachineReadable: true,
    write: (table: Table) => Readable.from(json(table)),
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    isMachineReadable: true,
    write: (table: Table) => Readable.from(jsonLines(table)),
  },
};

export type Form = keyof typeof forms;

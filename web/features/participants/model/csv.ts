import { saveFile } from '../../../lib/saveFile.ts';

export interface TextColumn<Row> {
  heading: string;
  text: (row: Row) => string;
}

/** Spreadsheet programs run such a text as a formula, even after white space. */
const formula = /^\s*[=+\-@]/;
/** Spreadsheet programs read such digits as a number, and lose its first zeros or its last digits. */
const fragileDigits = /^(?:0\d+|\d{12,})$/;
/** Digits and the usual signs between them, after a plus. */
const international = /^\+[\d\s().-]+$/;

/** A phone as people write it, `+7 (900) 123-45-67`, which no program reads as a number; null for any other text. */
function phoneText(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (!international.test(text.trim()) || digits.length < 10 || digits.length > 15) return null;
  const [code, one, two, three] = [digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4, -2), digits.slice(-2)];
  const beginning = /^7\d{3}$/.test(code) ? `7 (${code.slice(1)})` : code;
  return `+${beginning} ${one}-${two}-${three}`;
}

/** One line, and an apostrophe before what a spreadsheet program would not read as the same text. */
function cell(value: string): string {
  const line = value.replace(/[\r\n\t]+/g, ' ');
  const text = phoneText(line) ?? (formula.test(line) || fragileDigits.test(line) ? `'${line}` : line);
  return /[";']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as the Russian Excel reads it: UTF-8 with a byte order mark, and semicolons. */
export function csvOf<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

/** Saves a table as a file. */
export function downloadCsv<Row>(fileName: string, columns: readonly TextColumn<Row>[], rows: readonly Row[]): void {
  saveFile(fileName, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}

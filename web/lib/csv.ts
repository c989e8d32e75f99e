/** Spreadsheet programs run such a text as a formula, also after white space. */
const FORMULA = /^\s*[=+\-@]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const line = value.replace(/[\r\n\t]+/g, ' ');
  const text = FORMULA.test(line) ? `'${line}` : line;
  return /[";']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as the Russian Excel reads it: UTF-8 with a byte order mark and semicolons. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = rows.map((row) => `${row.map(cell).join(';')}\r\n`);
  return new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv;charset=utf-8' });
}

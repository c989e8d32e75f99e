import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operation } from '../../gateway/provider/contract.ts';
import type { CheckedCall } from './check.ts';

/** Calls that change something at the provider, or that it writes down. */
const notMade =
  'Not called, because they change something, are recorded or limited: sign-up, login, password and profile changes, registrations, files, photo, documents and their codes, e-mail lists, exports, letters shown beforehand, undo, changes of views.';

const heads = ['call', 'status', 'gateway', 'leaves the contract'];

/** The table of a check: one row for each call, further places below it, notes at the end. */
export function tableOf(calls: CheckedCall[]): string {
  const rows = calls.flatMap(({ name, status, gateway, leaves }) => {
    if (gateway === null) return [];
    const [first = 'no', ...more] = leaves;
    return [[name, String(status ?? '–'), gateway, first], ...more.map((place) => ['', '', '', place])];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const notes = calls.flatMap(({ name, gateway, notes }) =>
    notes.map((note) => `  ${name}: ${gateway === null ? 'not called, ' : ''}${note}`),
  );
  const parts = [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  if (notes.length > 0) parts.push('', 'Notes (within the contract)', ...notes);
  const left = calls.filter(({ leaves }) => leaves.length > 0).length;
  const made = calls.filter(({ gateway }) => gateway !== null).length;
  parts.push('', notMade, '', `${made} calls, ${left} leave the contract`);
  return parts.join('\n');
}

/** Writes one file a call for a bug report: names, types and codes of its answer, without values. */
export async function recordShapes(calls: CheckedCall[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, operation: id, status, contentType, gateway, leaves, notes, shape } of calls) {
    if (gateway === null) continue;
    const called = id === null ? {} : { method: operation(id).method, path: operation(id).path };
    const record = { call: name, ...called, status, contentType, gateway, leaves, notes, shape };
    const file = `${name.replace(/\W+/g, '-')}.json`;
    await writeFile(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
  }
}

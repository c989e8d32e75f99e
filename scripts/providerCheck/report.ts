import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operation } from '../../gateway/provider/http/contract.ts';
import type { Checked, CheckedCall } from './check.ts';

/** Calls that the check does not make, because they change or record something at the provider. */
const notMade =
  'Not called, because they change something, are recorded or limited: sign-up, login, password and profile changes, registrations, files, photo, documents and their codes, e-mail lists, exports, letters shown beforehand, undo, changes of views.';

const heads = ['call', 'status', 'ms', 'gateway', 'finding'];

/** A part of the report; empty without lines. */
const part = (head: string, lines: string[]) =>
  lines.length > 0 ? ['', head, ...lines.map((line) => `  ${line}`)] : [];

/** The report of a check: one row for each call, its findings below the row, then findings about several calls. */
export function tableOf({ calls, extensions, files, errorShapes, left }: Checked): string {
  const rows = calls.flatMap(({ name, status, ms, gateway, leaves }) => {
    if (gateway === null) return [];
    const [first = 'no', ...more] = leaves;
    const row = [name, String(status ?? '–'), String(ms ?? '–'), gateway, first];
    return [row, ...more.map((place) => ['', '', '', '', place])];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const of = (read: (call: CheckedCall) => string[]) =>
    calls.flatMap((call) => read(call).map((text) => `${call.name}: ${text}`));
  const states = ['present', 'absent', 'broken'].flatMap((state) => {
    const names = Object.entries(extensions).flatMap(([name, own]) => (own === state ? [name] : []));
    return names.length > 0 ? [`${state}: ${names.join(', ')}`] : [];
  });
  const bad = calls.filter(({ leaves }) => leaves.length > 0).length;
  const made = calls.filter(({ gateway }) => gateway !== null).length;
  return [
    ...[line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)],
    ...part('Files outside the media path: PROVIDER_MEDIA_URL has to name their folders', files.elsewhere),
    ...part('Files that a setting allows', files.allowed),
    ...part('Shapes of errors', errorShapes),
    ...part(
      'Fields that only the contract or only the provider has',
      of(({ fields }) => fields),
    ),
    ...part(
      'Notes',
      of(({ gateway, notes }) => (gateway === null ? [] : notes)),
    ),
    ...part(
      'Not called',
      of(({ gateway, notes }) => (gateway === null ? notes : [])),
    ),
    ...part('Extensions', states),
    ...(left === null ? ['', notMade] : part('Left behind at the provider', left.lines)),
    '',
    `${made} calls, ${bad} with findings`,
  ].join('\n');
}

/** Writes one file per call for a bug report: names, types and codes of its answer, without values. */
export async function recordShapes(calls: CheckedCall[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, operation: id, status, contentType, gateway, leaves, fields, notes, shape } of calls) {
    if (gateway === null) continue;
    const called = id === null ? {} : { method: operation(id).method, path: operation(id).path };
    const record = { call: name, ...called, status, contentType, gateway, leaves, fields, notes, shape };
    const file = `${name.replace(/\W+/g, '-')}.json`;
    await writeFile(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
  }
}

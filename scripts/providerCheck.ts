/**
 * `npm run provider:check -- URL [--token TOKEN] [--meeting ID]`: makes every call of the contract that only reads, and
 * prints where the answers differ. The token may come from PROVIDER_TOKEN instead, which lists of processes do not show.
 * Exits with 1 if it finds something.
 */
import { parseArgs } from 'node:util';
import { loadEditions } from '../gateway/editions/load.ts';
import { checkProvider } from './providerCheck/check.ts';
import { run } from './run.ts';

/** Reads the command line. Throws an error that names what is wrong. */
function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' }, meeting: { type: 'string' } },
  });
  const [providerUrl = '', ...more] = positionals;
  if (more.length > 0 || !/^https?:/.test(providerUrl) || !URL.canParse(providerUrl))
    throw new Error('The address of the provider is required, http:// or https://');
  const editions = loadEditions(process.env.EDITIONS_DIR || undefined);
  const meetingId = Number(values.meeting ?? editions.current.meetingId);
  if (!Number.isInteger(meetingId) || meetingId < 1) throw new Error('--meeting: the id of a meeting is a number');
  const edition = editions.all.find((one) => one.meetingId === meetingId);
  const mailings = edition?.mailings.map(({ type }) => type) ?? [];
  return { providerUrl, meetingId, mailings, token: values.token ?? (process.env.PROVIDER_TOKEN || null) };
}

await run(async () => {
  const { rows, left } = await checkProvider(readCommand());
  const cells = rows.flatMap(({ name, status, ms, answer, findings: [finding = 'no', ...more] }) => [
    [name, String(status ?? '–'), String(ms), answer, finding],
    ...more.map((text) => ['', '', '', '', text]),
  ]);
  const table = [['call', 'status', 'ms', 'answer', 'finding'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  const fields = rows.flatMap(({ name, fields = [] }) => fields.map((text) => `  ${name}: ${text}`));
  if (fields.length > 0)
    console.log(['', 'Fields that only the contract or only the provider has', ...fields].join('\n'));
  if (left.length > 0) console.log(['', 'Not called', ...left.map((text) => `  ${text}`)].join('\n'));
  const found = rows.filter(({ findings }) => findings.length > 0).length;
  console.log(`\n${rows.length} requests, ${found} with findings`);
  return found > 0 ? 1 : 0;
});

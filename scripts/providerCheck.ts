/**
 * `npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR]`: makes every call of the contract that
 * changes nothing, and prints where the answers leave the contract. The token may come from PROVIDER_TOKEN instead, which
 * no list of processes shows. Exits with 1 if an answer leaves the contract, with 2 if the command is wrong.
 */
import { parseArgs } from 'node:util';
import { loadEditions } from '../gateway/editions/load.ts';
import { checkProvider } from './providerCheck/check.ts';
import { recordShapes, tableOf } from './providerCheck/report.ts';

const usage = 'npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR]';

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' }, meeting: { type: 'string' }, record: { type: 'string' } },
  });
  const [providerUrl = '', ...more] = positionals;
  if (more.length > 0 || !URL.canParse(providerUrl) || !/^https?:/.test(providerUrl)) {
    throw new Error('The address of the provider is required, http:// or https://');
  }
  const editions = loadEditions(process.env.EDITIONS_DIR || undefined);
  const meetingId = values.meeting === undefined ? editions.current.meetingId : Number(values.meeting);
  if (!Number.isInteger(meetingId) || meetingId < 1) throw new Error('--meeting: the id of a meeting is a number');
  const token = values.token ?? (process.env.PROVIDER_TOKEN || null);
  const edition = editions.all.find((one) => one.meetingId === meetingId) ?? null;
  return { providerUrl, meetingId, edition, token, folder: values.record ?? null };
}

function commandOrNull() {
  try {
    return readCommand();
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return null;
  }
}

const command = commandOrNull();
if (command === null) {
  process.exitCode = 2;
} else {
  const { folder, ...options } = command;
  const calls = await checkProvider(options);
  console.log(tableOf(calls));
  if (folder !== null) {
    await recordShapes(calls, folder);
    console.log(`Shapes without values are in ${folder}; look through them before you send them.`);
  }
  if (calls.some(({ leaves }) => leaves.length > 0)) process.exitCode = 1;
}

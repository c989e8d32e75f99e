/**
 * `npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR] [--write [--yes]]`: makes every call of the
 * contract that changes nothing, and prints what to correct at the provider, in its contract or in a setting. The token may
 * come from PROVIDER_TOKEN instead, which lists of processes do not show; PROVIDER_MEDIA_URL is the gateway's setting. With
 * --write and a test participant's token it also tries rejections, and makes and cancels a registration. It asks before that,
 * unless --yes is given. Exits with 1 if it finds something, with 2 if the command is wrong.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadEditions } from '../gateway/editions/load.ts';
import { checkProvider, hasFindings } from './providerCheck/check.ts';
import { recordShapes, tableOf } from './providerCheck/report.ts';

const usage = 'npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR] [--write [--yes]]';

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      meeting: { type: 'string' },
      record: { type: 'string' },
      write: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
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
  const { record: folder = null, write: writes = false, yes: isAgreed = false } = values;
  if (writes && token === null) throw new Error('--write needs the token of a test participant');
  const mediaUrls = (process.env.PROVIDER_MEDIA_URL ?? '').split(/[\s,]+/).filter((url) => URL.canParse(url));
  return { providerUrl, meetingId, edition, token, mediaUrls, folder, writes, isAgreed };
}

function commandOrNull() {
  try {
    return readCommand();
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return null;
  }
}

/** Asks the owner whether the check may write. */
async function agrees(providerUrl: string): Promise<boolean> {
  const question = `This makes a registration at ${new URL(providerUrl).host} and cancels it. The provider keeps a trace of it and may send letters. Type "yes": `;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

const command = commandOrNull();
if (command === null) {
  process.exitCode = 2;
} else {
  const { folder, isAgreed, ...options } = command;
  const writes = options.writes && (isAgreed || (await agrees(options.providerUrl)));
  const checked = await checkProvider({ ...options, writes });
  console.log(tableOf(checked));
  if (folder !== null) {
    await recordShapes(checked.calls, folder);
    console.log(`Shapes without values are in ${folder}; look through them before you send them.`);
  }
  if (hasFindings(checked)) process.exitCode = 1;
}

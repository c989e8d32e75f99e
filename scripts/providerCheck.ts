/**
 * `npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR] [--write [--yes]]`: makes every call of the
 * contract that changes nothing, and prints what to correct at the provider, in its contract or in a setting. The token may
 * come from PROVIDER_TOKEN instead, which lists of processes do not show; PROVIDER_MEDIA_URL is the gateway's setting. With
 * --write and a test participant's token it also tries rejections, and makes and cancels a registration. It asks before that,
 * unless --yes is given. Exits with 1 if it finds something, with 2 if the command is wrong.
 */
import { createInterface } from 'node:readline/promises';
import { checkProvider, hasFindings } from './providerCheck/check.ts';
import { readCommand, usage } from './providerCheck/command.ts';
import { recordShapes, tableOf } from './providerCheck/report.ts';

function commandOrNull() {
  try {
    return readCommand(process.argv.slice(2), process.env);
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

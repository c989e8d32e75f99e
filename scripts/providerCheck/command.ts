import { parseArgs } from 'node:util';
import { loadEditions } from '../../gateway/editions/load.ts';

export const usage = 'npm run provider:check -- URL [--token TOKEN] [--meeting ID] [--record DIR] [--write [--yes]]';

/** Reads the command line and the settings. Throws an error that names what is wrong. */
export function readCommand(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args,
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
  const editions = loadEditions(env.EDITIONS_DIR || undefined);
  const meetingId = values.meeting === undefined ? editions.current.meetingId : Number(values.meeting);
  if (!Number.isInteger(meetingId) || meetingId < 1) throw new Error('--meeting: the id of a meeting is a number');
  const token = values.token ?? (env.PROVIDER_TOKEN || null);
  const edition = editions.all.find((one) => one.meetingId === meetingId) ?? null;
  const { record: folder = null, write: writes = false, yes: isAgreed = false } = values;
  if (writes && token === null) throw new Error('--write needs the token of a test participant');
  const mediaUrls = (env.PROVIDER_MEDIA_URL ?? '').split(/[\s,]+/).filter((url) => URL.canParse(url));
  return { providerUrl, meetingId, edition, token, mediaUrls, folder, writes, isAgreed };
}

/**
 * `npm run bench`: the figures of docs/benchmarks.md, measured here and now. `npm run bench -- peers` measures one part, with
 * `--quick` in about two minutes; `npm run bench -- interactions /login` measures one screen;
 * `npm run bench -- memory 10` watches for 10 minutes whether memory grows, and `npm run bench -- hostile` mixes honest and
 * hostile requests for 10 minutes (with `--quick` for two), which `npm run bench` without a part does not. `npm run bench -- people` lets 250
 * people use the portal for three minutes (`--people 400` changes their number, `--quick` takes half a minute, `--gateways 2`
 * shares them between two); `--peak 400` lets more people come for a while and measures again 30 s after they left;
 * `--rush evening` adds the last evening of the registrations, and `--rush morning` the morning of the certificates.
 */
import { parseArgs } from 'node:util';
import type { Rows } from './figures.ts';
import { hostileFigures, quickTimes } from './hostile/figures.ts';
import { interactionFigures } from './interactions.ts';
import { participantFigures } from './participants.ts';
import { peerFigures, quickly } from './peers/figures.ts';
import { memoryFigures } from './peers/memoryOverTime.ts';
import { smallQueryFigures } from './peers/smallQuery.ts';
import { peopleFigures, quickPeople, wholePeople } from './people/figures.ts';
import { type Rush, rushes } from './people/rush.ts';
import { portalFigures } from './portal.ts';
import { reviewFigures } from './review.ts';
import { startFigures } from './starts.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    people: { type: 'string' },
    peak: { type: 'string' },
    gateways: { type: 'string' },
    rush: { type: 'string' },
  },
});
const isQuick = flags.quick;
const [name, detail] = positionals;

const usual = {
  start: startFigures,
  portal: portalFigures,
  interactions: interactionFigures,
  participants: participantFigures,
  review: reviewFigures,
  peers: async (): Promise<Rows> =>
    isQuick ? peerFigures(quickly) : [...(await peerFigures()), ...(await smallQueryFigures())],
};
/** A quick run has a twentieth of the people in half a minute. */
function rushNamed(named: string | undefined): Rush | undefined {
  if (named === undefined) return undefined;
  if (named !== 'evening' && named !== 'morning') throw new Error('--rush is evening or morning');
  const rush = rushes[named];
  return isQuick ? { ...rush, people: rush.people / 20, ms: 30_000 } : rush;
}

async function ofPeople(): Promise<Rows> {
  const options = isQuick ? quickPeople : wholePeople;
  const rush = rushNamed(flags.rush);
  const people = Number(flags.people ?? options.people);
  const peak = flags.peak === undefined ? undefined : Number(flags.peak);
  const gateways = Number(flags.gateways ?? options.gateways);
  const { rows } = await peopleFigures({ ...options, people, peak, gateways, rush });
  return rows;
}

const parts: Record<string, (detail?: string) => Promise<Rows>> = {
  ...usual,
  hostile: () => hostileFigures(isQuick ? quickTimes : undefined),
  people: ofPeople,
  memory: () => memoryFigures(Number(detail ?? '10')),
};

const chosen = name === undefined ? Object.values(usual) : [parts[name]];
const rows: Rows = [];
for (const part of chosen) {
  if (part === undefined) throw new Error(`there is no part ${name}, but ${Object.keys(parts).join(', ')}`);
  rows.push(...(await part(detail)));
}
console.log('| what | figure |\n|---|---|');
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);

/**
 * `npm run bench`: the figures of docs/benchmarks.md, measured here and now. `npm run bench -- peers` measures one part, with
 * `--quick` in about two minutes; `npm run bench -- interactions /login` measures one screen;
 * `npm run bench -- memory 10` watches for 10 minutes whether memory grows, and `npm run bench -- hostile` mixes honest and
 * hostile requests for 10 minutes (with `--quick` for two), which the whole does not.
 */
import { hostileFigures, quickTimes } from './hostile/figures.ts';
import { interactionFigures } from './interactions.ts';
import { participantFigures } from './participants.ts';
import { peerFigures, quickly } from './peers/figures.ts';
import { memoryFigures } from './peers/memoryOverTime.ts';
import { smallQueryFigures } from './peers/smallQuery.ts';
import { portalFigures } from './portal.ts';
import { reviewFigures } from './review.ts';
import { startFigures } from './starts.ts';

type Figures = [string, string][];

const given = process.argv.slice(2);
const isQuick = given.includes('--quick');
const [name, detail] = given.filter((it) => !it.startsWith('--'));

const usual = {
  start: startFigures,
  portal: portalFigures,
  interactions: interactionFigures,
  participants: participantFigures,
  review: reviewFigures,
  peers: async (): Promise<Figures> =>
    isQuick ? peerFigures(quickly) : [...(await peerFigures()), ...(await smallQueryFigures())],
};
const parts: Record<string, (detail?: string) => Promise<Figures>> = {
  ...usual,
  hostile: () => hostileFigures(isQuick ? quickTimes : undefined),
  memory: () => memoryFigures(Number(detail ?? '10')),
};

const chosen = name === undefined ? Object.values(usual) : [parts[name]];
const rows: Figures = [];
for (const part of chosen) {
  if (part === undefined) throw new Error(`there is no part ${name}, but ${Object.keys(parts).join(', ')}`);
  rows.push(...(await part(detail)));
}
console.log('| what | figure |\n|---|---|');
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);

/**
 * `npm run bench`: the figures of the README, measured here and now. `npm run bench -- peers` measures one part;
 * `npm run bench -- memory 10` looks for that many minutes whether memory grows, which the whole does not.
 */
import { participantFigures } from './participants.ts';
import { peerFigures } from './peers/figures.ts';
import { memoryFigures } from './peers/memoryOverTime.ts';
import { smallQueryFigures } from './peers/smallQuery.ts';
import { portalFigures } from './portal.ts';

type Figures = [string, string][];

const usual = {
  portal: portalFigures,
  participants: participantFigures,
  peers: async (): Promise<Figures> => [...(await peerFigures()), ...(await smallQueryFigures())],
};
const [name, minutes = '10'] = process.argv.slice(2);
const parts: Record<string, () => Promise<Figures>> = { ...usual, memory: () => memoryFigures(Number(minutes)) };

const asked = name === undefined ? Object.values(usual) : [parts[name]];
const rows: Figures = [];
for (const part of asked) {
  if (part === undefined) throw new Error(`there is no part ${name}, but ${Object.keys(parts).join(', ')}`);
  rows.push(...(await part()));
}
console.log('| what | figure |\n|---|---|');
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);

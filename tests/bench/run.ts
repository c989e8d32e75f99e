/**
 * `npm run bench` prints the figures of docs/benchmarks.md, measured here and now; a run that could not do its work exits
 * with 1. `npm run bench -- people` measures one part, `-- portal /users-list` one address, `-- interactions /login` the
 * screens whose address begins so. `--participations` and `--moderators` change the size of `people`, and `--quick` makes
 * it half a minute.
 */
import { parseArgs } from 'node:util';
import type { Report } from './figures.ts';
import { interactionFigures } from './interactions/interactions.ts';
import { peopleFigures } from './people/people.ts';
import { portalFigures } from './portal.ts';
import { startFigures } from './starts.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    participations: { type: 'string' },
    moderators: { type: 'string' },
  },
});
const [name, detail] = positionals;

const size = flags.quick
  ? { participations: 500, moderators: 4, others: 24, pace: 0.4, warmUpMs: 3_000, measuredMs: 10_000 }
  : { participations: 2_000, moderators: 10, others: 240, pace: 1, warmUpMs: 30_000, measuredMs: 100_000 };

const parts: Record<string, () => Promise<Report>> = {
  start: startFigures,
  portal: () => portalFigures(detail),
  interactions: () => interactionFigures(detail),
  people: () =>
    peopleFigures({
      ...size,
      participations: Number(flags.participations ?? size.participations),
      moderators: Number(flags.moderators ?? size.moderators),
    }),
};

const chosen = name === undefined ? Object.values(parts) : [parts[name]];
for (const part of chosen) {
  if (part === undefined) throw new Error(`there is no part ${name}, but ${Object.keys(parts).join(', ')}`);
  const { rows, problems } = await part();
  console.log('| what | figure |\n|---|---|');
  for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

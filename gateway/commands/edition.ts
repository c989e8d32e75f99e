/**
 * `npm run edition -- YEAR [DIR]`: makes the folder of a year's forum in DIR (or EDITIONS_DIR) from the newest edition
 * there, or from the shipped sample. `npm run check:editions -- DIR` names what is still to be filled in.
 */
import { makeEdition } from '../editions/newEdition.ts';
import { EditionsError } from '../editions/source.ts';

const [year = '', folder = process.env.EDITIONS_DIR, ...rest] = process.argv.slice(2);
try {
  if (!/^20\d\d$/.test(year) || !folder || rest.length > 0)
    throw new EditionsError('edition YEAR [DIR]: the year of the forum, and the folder of editions (or EDITIONS_DIR)');
  const { made, from } = makeEdition(folder, Number(year));
  console.log(`${made} was made from ${from}. Each TODO in it is to be filled in:`);
  console.log(`  npm run check:editions -- ${folder}`);
} catch (error) {
  if (!(error instanceof EditionsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

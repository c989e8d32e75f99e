/**
 * `npm run check:editions -- DIR`: checks a folder of editions as the gateway does, and names each mistake with file and
 * line. Without DIR it checks EDITIONS_DIR, or the shipped editions.
 */
import { loadEditions } from '../editions/load.ts';
import { EditionsError } from '../editions/source.ts';

try {
  const { all } = loadEditions(process.argv[2] ?? (process.env.EDITIONS_DIR || undefined));
  console.log(`The editions of ${all.map(({ year }) => year).join(', ')} are right.`);
} catch (error) {
  if (!(error instanceof EditionsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

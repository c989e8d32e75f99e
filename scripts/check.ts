/** `npm run check`: everything that can be said of the sources without running them. */
import { checks, runCheck } from './checks.ts';

process.exitCode = checks.map(runCheck).every(Boolean) ? 0 : 1;

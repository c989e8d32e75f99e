/** `npm run check`: everything that can be checked without running the portal. */
import { checks, runChecks } from './checks.ts';

process.exitCode = (await runChecks(checks)).length === 0 ? 0 : 1;

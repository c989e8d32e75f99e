import { GatewayError } from '../../lib/errors.ts';
import type { Caller } from './caller.ts';
import type { CallReport } from './callReport.ts';
import type { OperationId } from './contract.ts';
import { type CallLog, failure } from './failures.ts';
import { CutList } from './pages.ts';

/** Logs why a list was rejected that did not come whole; no row and no address. */
export const logCutList = (log: CallLog, id: OperationId, cause: string): void =>
  log.warn({ component: 'provider', operation: id, check: `The list did not come whole: ${cause}.` }, 'list cut short');

interface PagedCall {
  id: OperationId;
  caller: Caller;
  /** When the time of the whole list is over. */
  endsAt: number;
  report: CallReport;
}

/** Ends of a page's call that say nothing about the list. */
const ownEnds = new Set(['left', 'mistake', 'UNAUTHENTICATED', 'FORBIDDEN']);

/**
 * Reads the further pages of a list within the time of the whole list.
 * @param ask makes the call for a page within its time
 * @returns a reader that throws CutList for a page that does not come
 */
export function pageReader(
  { id, caller, endsAt, report }: PagedCall,
  ask: (ms: number, report: CallReport, target: string) => Promise<{ value: unknown }>,
): (target: string) => Promise<unknown> {
  return async (target) => {
    const ofPage: CallReport = { status: null, attempts: 0, traceparent: report.traceparent };
    const ms = endsAt - performance.now();
    if (ms <= 0) throw new CutList('its time is over');
    try {
      return (await ask(ms, ofPage, target)).value;
    } catch (thrown) {
      const isOwn = caller.signal?.aborted || ownEnds.has(failure(thrown, id, caller.log).outcome);
      if (isOwn) throw thrown;
      throw new CutList(thrown instanceof GatewayError ? `a page failed (${thrown.code})` : 'a page failed');
    } finally {
      report.attempts += Math.max(0, ofPage.attempts - 1);
    }
  };
}

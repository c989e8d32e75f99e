import { GatewayError } from '../../lib/errors.ts';
import type { Caller, CallReport } from './callReport.ts';
import type { Operation, OperationId } from './contract.ts';
import { type CallLog, failure } from './failures.ts';
import { isObject } from './problems.ts';

/** More rows than any list of a forum has: the gateway stops here if the pages never end. */
const mostListRows = 50_000;

/** A list with a missing page; the cause is in words, without values. */
export class CutList extends GatewayError {
  readonly cutBy: string;

  constructor(cutBy: string) {
    super('PROVIDER_BAD_RESPONSE');
    this.cutBy = cutBy;
  }
}

/** The answer of a list with its rows in `data`, where some providers of this family have `results`. */
export function withData(value: unknown): unknown {
  if (!isObject(value) || 'data' in value || !Array.isArray(value.results)) return value;
  const { results, ...envelope } = value;
  return { ...envelope, data: results };
}

/**
 * Path and query of a list's next page; null for an unusable link. The origin is ignored: a provider writes the host name
 * under which it was called, and a proxy may have shortened the path.
 */
function pageTarget(next: unknown, { path }: Operation, address: string): string | null {
  const base = new URL(address + path);
  if (typeof next !== 'string' || !URL.canParse(next, base)) return null;
  const { pathname, search } = new URL(next, base);
  return (pathname.endsWith(path) ? base.pathname : pathname) + search;
}

/**
 * Reads the rest of a list that comes in pages, by the `next` of each page.
 * @param first the answer's value
 * @param readPage reads the page at a path and query
 * @returns the first answer with the rows of all pages; an answer without rows stays unchanged
 * @throws CutList if a page is missing
 */
export async function readAllPages(
  first: unknown,
  called: Operation,
  address: string,
  readPage: (target: string) => Promise<unknown>,
): Promise<unknown> {
  let page = withData(first);
  if (!isObject(page) || !Array.isArray(page.data)) return page;
  const envelope = page;
  const pages = [page.data];
  const seen = new Set<string>();
  let count = page.data.length;
  for (let next = page.next ?? null; next !== null; next = page.next ?? null) {
    const target = pageTarget(next, called, address);
    if (target === null) throw new CutList('its next is no address');
    if (seen.has(target)) throw new CutList('its next leads back');
    seen.add(target);
    page = withData(await readPage(target));
    if (!isObject(page) || !Array.isArray(page.data)) throw new CutList('a page has no rows');
    pages.push(page.data);
    count += page.data.length;
    if (count > mostListRows) throw new CutList(`it has more than ${mostListRows} rows`);
  }
  if (typeof page.count === 'number' && page.count > count) throw new CutList('it has fewer rows than its count');
  return pages.length === 1 ? envelope : { ...envelope, data: pages.flat() };
}

/** Logs why the gateway rejected a list with a missing page; without rows and addresses. */
export const logCutList = (log: CallLog, id: OperationId, cause: string): void =>
  log.warn({ component: 'provider', operation: id, check: `The list did not come whole: ${cause}.` }, 'list cut short');

/** Outcomes of a page's call that say nothing about the list. */
const ownEnds = new Set(['left', 'mistake', 'UNAUTHENTICATED', 'FORBIDDEN']);

/**
 * Reads the further pages of a list within the time of the complete list, which ends at `endsAt`.
 * @param ask makes the call for a page within its time
 * @returns a reader that throws CutList for a page that does not come
 */
export function pageReader(
  { id, caller, endsAt, report }: { id: OperationId; caller: Caller; endsAt: number; report: CallReport },
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

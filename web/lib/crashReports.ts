/** Reports of crashes to the gateway (gateway/http/crashReports.ts), which removes what a person may have typed. */
import { explainFailure } from './failures.ts';

/** Where a crash was caught: a screen's boundary, the outermost boundary, an uncaught error, an unhandled rejection. */
export type CrashPlace = 'screen' | 'shell' | 'window' | 'promise';

const mostReports = 5;
/** The gateway accepts a report of 2 KiB. */
const mostCharacters = 300;
const reported = new Set<string>();

/** File name, line and column of the first stack line of this page; null for a foreign error, such as an extension's. */
function ownFrame({ stack = '' }: Error): string | null {
  const line = stack.split('\n').find((it) => it.includes(`${window.location.origin}/`));
  return (
    /([\w.-]+)(?:\?[^:\s]*)?(:\d+:\d+)\)?$/
      .exec(line ?? '')
      ?.slice(1)
      .join('') ?? null
  );
}

/** The name of the built entry, which contains a hash of its content. */
function release(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry?.src.split(/[?#]/)[0]?.split('/').pop() || 'unknown';
}

/** Sends each crash once, and at most five per page. A report that fails is lost. */
export function reportCrash(place: CrashPlace, error: unknown): void {
  if (!(error instanceof Error)) return;
  const message = `${error.name}: ${error.message}`.slice(0, mostCharacters);
  if (reported.has(message) || reported.size >= mostReports) return;
  reported.add(message);
  const { requestId } = explainFailure(error);
  const body = JSON.stringify({ message, place, component: ownFrame(error), release: release(), requestId });
  const headers = { 'content-type': 'application/json' };
  // The person may leave the page now: `keepalive` lets the browser still send the request.
  void fetch('/crash-reports', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports errors outside React's boundaries. Browser extensions throw into the page too, so only our own errors count. */
export function reportUncaught(): void {
  const report = (place: CrashPlace, error: unknown) => {
    if (error instanceof Error && ownFrame(error) !== null) reportCrash(place, error);
  };
  window.addEventListener('error', ({ error }) => report('window', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}

/** Reports of crashes to the gateway (gateway/http/crashReports.ts), which removes what a person may have typed. */
import { explainFailure } from './failures.ts';

/** A screen's boundary, the last boundary, an uncaught error, a rejection that no code handles. */
export type CrashPlace = 'screen' | 'shell' | 'window' | 'promise';

const mostReports = 5;
/** The gateway takes a report of 2 KiB. */
const mostCharacters = 300;
const reported = new Set<string>();

/** File name, line and column of the first stack line of this page; null where the error is an extension's, for example. */
function ownFrame({ stack = '' }: Error): string | null {
  const line = stack.split('\n').find((it) => it.includes(`${window.location.origin}/`));
  return (
    /([\w.-]+)(?:\?[^:\s]*)?(:\d+:\d+)\)?$/
      .exec(line ?? '')
      ?.slice(1)
      .join('') ?? null
  );
}

/** The built entry's name has a hash of its content. */
function release(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry?.src.split(/[?#]/)[0]?.split('/').pop() || 'unknown';
}

/** Sends a crash once, and at most five of one page. A report that fails is lost. */
export function reportCrash(place: CrashPlace, error: unknown): void {
  if (!(error instanceof Error)) return;
  const message = `${error.name}: ${error.message}`.slice(0, mostCharacters);
  if (reported.has(message) || reported.size >= mostReports) return;
  reported.add(message);
  const { requestId } = explainFailure(error);
  const body = JSON.stringify({ message, place, component: ownFrame(error), release: release(), requestId });
  const headers = { 'content-type': 'application/json' };
  // The person may leave the page now: the browser still sends the request.
  void fetch('/crash-reports', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports errors outside React's boundaries. Extensions throw into the page too: only an error of the page's code counts. */
export function reportUncaught(): void {
  const report = (place: CrashPlace, error: unknown) => {
    if (error instanceof Error && ownFrame(error) !== null) reportCrash(place, error);
  };
  window.addEventListener('error', ({ error }) => report('window', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}

import { beforeEach, expect, it, vi } from 'vitest';

let sent: Record<string, unknown>[];
let crashes: typeof import('../../../web/lib/crashReports.ts');

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, ...JSON.parse(body) });
    return new Response(null, { status: 204 });
  });
  vi.resetModules();
  crashes = await import('../../../web/lib/crashReports.ts');
});

/** An error of the page's code, or of another origin's. */
function thrown(message: string, origin = window.location.origin): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at React (https://cdn.example/x.js:1:1)\n    at a (${origin}/assets/CabinetScreen-a1b2c3d.js:1:2345)`;
  return error;
}

it('a crash is sent once with its place in the code, and at most five of a page', () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', '/assets/index-1234567.js');
  document.head.append(script);
  for (const text of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) crashes.reportCrash('screen', thrown(text));
  script.remove();
  expect(sent.map(({ message }) => message)).toEqual(
    ['one', 'two', 'three', 'four', 'five'].map((text) => `TypeError: ${text}`),
  );
  expect(sent[0]).toEqual({
    path: '/crash-reports',
    message: 'TypeError: one',
    place: 'screen',
    component: 'CabinetScreen-a1b2c3d.js:1:2345',
    release: 'index-1234567.js',
    requestId: null,
  });
});

it('uncaught errors of the page are sent, those of extensions are not', () => {
  crashes.reportUncaught();
  window.dispatchEvent(new ErrorEvent('error', { error: thrown('own') }));
  window.dispatchEvent(new ErrorEvent('error', { error: thrown('foreign', 'chrome-extension://abc') }));
  window.dispatchEvent(new ErrorEvent('error', { error: null }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('left') }));
  expect(sent.map(({ place, message }) => [place, message])).toEqual([
    ['window', 'TypeError: own'],
    ['promise', 'TypeError: left'],
  ]);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import type { Portal } from './portal.ts';

const FAILURES = '.cache/failures';
/** Ends an action or a wait that hangs; on a busy machine everything takes longer. */
const ACTION_MS = 60_000;
export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 900 };
/** The layout of a narrow phone whose owner has doubled the size of the text. */
export const LARGE_TEXT = { width: 195, height: 450 };

/** All files of a worker share this browser; it ends with the worker. */
let browser: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();
let consoleErrors: string[] = [];

/** Opens a separate browser profile, for a person or a device; the test file closes it at its end. */
async function openContext(portal: Portal, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({
    baseURL: portal.url,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    viewport: WIDE,
    // Requests through a service worker would bypass the routes with which a journey changes the network.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(ACTION_MS);
  context.on('console', (message) => {
    const { url } = message.location();
    // The browser asks for this icon by itself where a document names none, as a PDF does.
    const isUnasked = url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isUnasked) consoleErrors.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (error) => consoleErrors.push(error.error().message));
  context.on('close', () => contexts.delete(context));
  contexts.add(context);
  return context;
}

/** Holds back the code of the documents that a page opens, until the result is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    // A document that was left meanwhile needs its code no more.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Opens a page in a separate profile. Its `goto` closes an open dialog, and waits until a closed one has stepped back in the
 * history, which would stop the navigation.
 */
export async function openPage(portal: Portal, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await openContext(portal, options)).newPage();
  const goto = page.goto.bind(page);
  page.goto = async (...about) => {
    await page.waitForFunction(
      () => document.querySelector('[role="dialog"]') !== null || !window.history.state?.dialogs?.length,
    );
    return goto(...about);
  };
  return page;
}

/** Opens a page in a separate profile that has a session: other tests cover the login form. */
export async function openSignedIn(portal: Portal, email: string, options?: BrowserContextOptions): Promise<Page> {
  const { hostname: domain, origin } = new URL(portal.url);
  const value = await portal.tokenOf(email);
  const session = { name: 'portal_session', value, domain, path: '/', expires: -1, httpOnly: true, secure: false };
  return openPage(portal, {
    storageState: {
      cookies: [{ ...session, sameSite: 'Lax' }],
      origins: [{ origin, localStorage: [{ name: 'portal.session', value: '1' }] }],
    },
    ...options,
  });
}

/** Returns console errors of all pages since the last call; a test fails on unread ones. */
export function takeConsoleErrors(): string[] {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
}

export async function closeContexts(): Promise<void> {
  await Promise.all([...contexts].map((context) => context.close()));
  consoleErrors = [];
}

/** Saves a picture of each open page after a failed test, and names the files in the output. */
export async function saveEvidence(test: string): Promise<void> {
  await mkdir(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  const errors = takeConsoleErrors();
  const pages = [...contexts].flatMap((context) => context.pages());
  const lines = await Promise.all(
    pages.map(async (page, index) => {
      const path = join(FAILURES, `${name}-${index + 1}.png`);
      const reason = await page.screenshot({ path, timeout: 5_000 }).then(
        () => null,
        (error: Error) => error.message,
      );
      return `${page.url()}: ${reason ?? path}`;
    }),
  );
  const report = [test, ...lines, ...errors.map((error) => `console: ${error}`)].join('\n');
  await writeFile(join(FAILURES, `${name}.txt`), `${report}\n`);
  console.error(report);
}

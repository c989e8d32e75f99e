import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const run = (file: string, args: string[]) =>
  spawnSync(file, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
const firstPresent = () =>
  [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

/**
 * Path of a Chromium: an installed one, Playwright's own download, or Debian's package, installed where we may.
 * @throws with one sentence that says what to install
 */
export function findBrowser(): string {
  const present = firstPresent();
  if (present) return present;
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  const installed = firstPresent();
  if (installed) return installed;
  throw new Error(
    'No browser found: install Chromium (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

/** Starts the browser; close it after the tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

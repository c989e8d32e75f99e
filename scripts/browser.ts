import { type Browser, chromium } from 'playwright-core';
import { programs, requireProgram } from './programs.ts';

/** Starts the browser; close it after the tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireProgram(programs.chromium),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

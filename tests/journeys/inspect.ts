import { mkdir } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

const SHOTS = '.cache/screens';
const widths = [1280, 390] as const;
const schemes = ['light', 'dark'] as const;

/** How every screen is looked at. */
export const variants = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** A page of its own for a variant, with what its console said. */
export interface InspectedPage {
  page: Page;
  /** Since they were last emptied. */
  consoleErrors: string[];
  /** Keeps a picture, expects it to be clean, and nothing in the console. */
  inspect: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Expects no finding of axe, no sideways scrolling and no button whose words are cut off. */
async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
  const cutOff = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')]
      .filter((label) => label.scrollWidth > label.clientWidth)
      .map((label) => label.innerText),
  );
  expect(cutOff, 'buttons whose words are cut off').toEqual([]);
}

/** Opens a browser window of a width and a colour scheme. */
export async function openVariant(
  browser: Browser,
  { scheme, width }: (typeof variants)[number],
): Promise<InspectedPage> {
  await mkdir(SHOTS, { recursive: true });
  const context = await browser.newContext({
    locale: 'ru-RU',
    colorScheme: scheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));

  const inspect = async (name: string) => {
    await page.screenshot({ path: `${SHOTS}/${name}-${width}-${scheme}.png`, fullPage: true });
    await expectClean(page);
    expect(consoleErrors).toEqual([]);
  };
  return { page, consoleErrors, inspect, close: () => context.close() };
}

/**
 * Keeps a picture of what is shown now in each variant and expects it to be clean. What axe finds does not hang on width
 * and scheme at once, and a long page takes it long: it looks at two of the four.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  for (const { width, scheme } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if ((width === 1280) === (scheme === 'light')) await expectClean(page);
    await page.screenshot({ path: `${SHOTS}/${name}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

import { mkdir, readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

const SHOTS = '.cache/screens';
const widths = [1280, 390] as const;
const schemes = ['light', 'dark'] as const;

/** How every screen is looked at. */
export const variants = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

type Variant = (typeof variants)[number];

/** What axe finds does not hang on width and scheme at once, and a long page takes it long: it looks at two of the four. */
const isForAxe = ({ scheme, width }: Variant) => (width === 1280) === (scheme === 'light');

/** Both schemes and both widths in two variants, for journeys that take their time. */
export const opposites = variants.filter(isForAxe);

/** Which sheets are there hangs on neither. */
const isForStyles = ({ scheme, width }: Variant) => width === 1280 && scheme === 'light';

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

/**
 * Expects every element to look as it does with all of Mantine's styles in their own order: each component's come with
 * its chunk, and none may be missing or come too early.
 */
async function expectAllStyles(page: Page): Promise<void> {
  const whole = await readFile('node_modules/@mantine/core/styles.layer.css', 'utf8');
  const differing = await page.evaluate((sheet) => {
    const inside = '#root *:not(svg *), [data-portal] *:not(svg *)';
    const elements = [...document.querySelectorAll(inside)].filter((element) => element.checkVisibility());
    // A margin is told in pixels as it came out: one that is shared out moves with the scrollbar behind a dialog.
    const properties = [...getComputedStyle(document.body)].filter((name) => !/^(--|margin)/.test(name));
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const own = read();
    const style = document.createElement('style');
    style.textContent = sheet;
    document.head.append(style);
    const full = read();
    style.remove();
    return elements.flatMap((element, index) => {
      const others = full[index]?.filter((line, at) => line !== own[index]?.[at]) ?? [];
      return others.length > 0 ? [`${element.className}: ${others.slice(0, 5).join('; ')}`] : [];
    });
  }, whole);
  expect(differing, 'elements without their styles').toEqual([]);
}

/** Opens a browser window of a width and a colour scheme. */
export async function openVariant(browser: Browser, { scheme, width }: Variant): Promise<InspectedPage> {
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
    if (isForStyles({ scheme, width })) await expectAllStyles(page);
    expect(consoleErrors).toEqual([]);
  };
  return { page, consoleErrors, inspect, close: () => context.close() };
}

/** Keeps a picture of what is shown now in each variant and expects it to be clean. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  for (const { width, scheme } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if (isForAxe({ scheme, width })) await expectClean(page);
    if (isForStyles({ scheme, width })) await expectAllStyles(page);
    await page.screenshot({ path: `${SHOTS}/${name}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

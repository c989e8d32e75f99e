import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { findViolations, topDialog } from './violations.ts';
import { NARROW, WIDE } from './visitor.ts';

/** `SCREENSHOTS=1 npx vitest run --project looks --project journeys` saves a picture of each look here. */
const SHOTS = '.cache/screens';

/**
 * Each scheme and each width, at opposite corners. The layout is one of the width and the colours are one of the scheme,
 * so the other two corners show nothing else.
 */
const looks = [
  { ...WIDE, colorScheme: 'light' },
  { ...NARROW, colorScheme: 'dark' },
] as const;

/** A page of 1280 pixels at a zoom of 200 and of 400 %; the latter is also the narrowest phone. */
const ZOOMED = [640, 320];

/** The text spacing that a person may set (WCAG 2.2, 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Expects no sideways scrolling, no button whose words are cut off or outside its dialog, and in dialogs nothing that cannot
 * be scrolled to.
 */
export async function expectFits(page: Page): Promise<void> {
  const { overflow, widest, cutOff, clipped } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    widest: [...document.querySelectorAll<HTMLElement>('main *, header *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .slice(0, 8)
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText?.slice(0, 40)}`),
    cutOff: [...document.querySelectorAll<HTMLElement>('.mantine-Button-label, .mantine-SegmentedControl-innerLabel')]
      .filter((label) => {
        // A dialog may scroll, but not sideways to its buttons; those of a table scroll with it.
        const dialog = label.closest('table') ? null : label.closest('[role="dialog"]');
        const edge = dialog?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
        return label.scrollWidth > label.clientWidth || label.getBoundingClientRect().right > edge;
      })
      .map((label) => label.innerText),
    clipped: [...document.querySelectorAll<HTMLElement>('[role="dialog"] :not(input, svg, svg *)')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter(({ innerText }) => innerText !== '')
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
      })
      .map((element) => `${element.className}: ${element.innerText.slice(0, 60)}`),
  }));
  expect(overflow, `pixels that stick out sideways: ${widest.join(' | ')}`).toBeLessThanOrEqual(0);
  expect(clipped, 'what a dialog cuts off').toEqual([]);
  expect(cutOff, 'buttons whose words are cut off').toEqual([]);
}

/** Expects each Russian word on one line, and each hint of an empty field complete. */
async function expectWholeWords(page: Page): Promise<void> {
  // A browser that knows the language's rules may break a word by them.
  const unhyphenated = await page.addStyleTag({ content: '* { hyphens: manual !important }' });
  const { broken, cut } = await page.evaluate((dialogs) => {
    const dialog = [...document.querySelectorAll(dialogs)].filter((it) => it.checkVisibility()).at(-1);
    const root = dialog ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // What only screen readers have is one pixel wide.
      if (!node.parentElement?.checkVisibility() || node.parentElement.getBoundingClientRect().width <= 1) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[а-яё]{3,}/gi)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
        // A first letter may have a separate box, some pixels lower.
        if (Math.max(...bottoms) - Math.min(...bottoms) > 8) broken.push(`${word}: ${node.textContent?.slice(0, 60)}`);
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    const cut = [...root.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.checkVisibility() && field.value === '')
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (pen === null) return true;
        pen.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(field.placeholder).width > room + 1;
      })
      .map(({ placeholder }) => placeholder);
    return { broken, cut };
  }, topDialog);
  await unhyphenated.evaluate((style) => (style as Element).remove());
  expect(broken, 'words that a line breaks').toEqual([]);
  expect(cut, 'hints that are cut off').toEqual([]);
}

/**
 * Expects the elements of each kind to look as with all of Mantine's styles in their original order: each component's styles come
 * with its chunk, and none may be missing or come too early. None has a cascade layer: adding one makes the browser compute the
 * layout of the whole page again.
 */
async function expectAllStyles(page: Page): Promise<void> {
  const whole = await readFile('node_modules/@mantine/core/styles.css', 'utf8');
  const { differing, layered } = await page.evaluate(
    ([sheet, dialogs]) => {
      const dialog = [...document.querySelectorAll(dialogs)].filter((it) => it.checkVisibility()).at(-1);
      const inside = '#root *:not(svg *), [data-portal] *:not(svg *)';
      const seen = new Map<string, number>();
      // Three of a kind are enough of the rows and cells of a table.
      const isNew = ({ tagName, className }: Element) => {
        const kind = `${tagName} ${className}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        return (seen.get(kind) ?? 0) <= 3;
      };
      const elements = [...(dialog?.querySelectorAll('*:not(svg *)') ?? document.querySelectorAll(inside))]
        // The library of the moderators' table has a sheet of its own, which comes after Mantine's.
        .filter((element) => element.checkVisibility() && element.closest('.mantine-datatable') === null)
        .filter(isNew);
      const mantine = new CSSStyleSheet();
      mantine.replaceSync(sheet);
      const declared = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...('style' in rule ? (rule.style as CSSStyleDeclaration) : []),
          ...('cssRules' in rule ? declared(rule.cssRules as CSSRuleList) : []),
        ]);
      // Computed margins are in pixels: an automatic one moves with the scrollbar behind a dialog.
      const properties = [...new Set(declared(mantine.cssRules))].filter((name) => !/^(--|margin)/.test(name));
      const read = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return properties.map((name) => style.getPropertyValue(name));
        });
      const style = document.createElement('style');
      style.textContent = sheet;
      const own = read();
      document.head.append(style);
      const full = read();
      style.remove();
      const differing = elements.flatMap((element, index) => {
        const others = properties.filter((_, at) => full[index]?.[at] !== own[index]?.[at]);
        return others.length > 0 ? [`${element.className}: ${others.slice(0, 5).join(', ')}`] : [];
      });
      const layered = [...document.styleSheets].flatMap(({ href, cssRules }) =>
        [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule) ? [href] : [],
      );
      return { differing, layered };
    },
    [whole, topDialog] as const,
  );
  expect(differing, 'elements without their styles').toEqual([]);
  expect(layered, 'style sheets with a cascade layer').toEqual([]);
}

/** Expects the heading to begin where it begins on every page of the portal, at 1280 px. */
export async function expectFirstEdge(page: Page): Promise<void> {
  await settle(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((it) => it.getBoundingClientRect().left), 'where the heading begins').toBe(304);
}

/** Waits until nothing on the page loads or moves any more. */
export async function settle(page: Page): Promise<void> {
  // A skeleton is shown while data load.
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    // A new width or scheme reaches React in one frame and the layout in the next.
    await nextFrame();
    await nextFrame();
    const ending = document.getAnimations().filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** The layout shift of the page since it was opened. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: { getEntries(): PerformanceEntryList }) =>
          list.getEntries().reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
        // A page without a shift has no entry.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** Expects no field of the dialog on top to lie under the dialog's foot or beyond its edge once it has the focus. */
async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate((dialogs) => {
    const dialog = [...document.querySelectorAll(dialogs)].filter((it) => it.checkVisibility()).at(-1);
    const before = document.activeElement as HTMLElement | null;
    const fields = [...(dialog?.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]') ?? [])];
    const covered = fields.filter((field) => {
      // A list of choices would open, and stay.
      if (!field.checkVisibility() || field.matches(':disabled, [aria-haspopup]') || field.tabIndex < 0) return false;
      field.focus();
      const { top, bottom, left, right } = field.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, bottom - 2);
      const isAlone =
        seen === null || !(field.contains(seen) || (field as HTMLInputElement).labels?.[0]?.contains(seen));
      return top < 0 || bottom > window.innerHeight || (isAlone && seen?.closest('[class*="foot"]') != null);
    });
    (document.activeElement as HTMLElement | null)?.blur();
    before?.focus();
    return covered.map(({ tagName, innerText, ariaLabel }) => `${tagName} ${ariaLabel ?? innerText}`);
  }, topDialog);
  expect(hidden, 'fields that have the focus out of sight').toEqual([]);
}

/**
 * Expects the current page to be accessible and complete, in light and dark and at both widths, and to fit the narrowest;
 * `withoutRules` of axe.
 */
export async function inspectPage(page: Page, name: string, withoutRules: string[] = []): Promise<void> {
  try {
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await settle(page);
      if (process.env.SCREENSHOTS) {
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
      const found = await findViolations(page, withoutRules);
      expect(found, `what axe finds in ${name}, ${colorScheme} at ${width} px`).toEqual([]);
      await expectFits(page);
      await expectWholeWords(page);
      // Which sheets are loaded depends on neither scheme nor width.
      if (colorScheme === 'light') await expectAllStyles(page);
    }
    await expectFocusInSight(page);
    for (const width of ZOOMED) {
      await page.setViewportSize({ width, height: NARROW.height });
      await vi.waitFor(() => expectFits(page), { timeout: 30_000 });
    }
    const spacing = await page.addStyleTag({ content: SPACING });
    await vi.waitFor(() => expectFits(page), { timeout: 30_000 });
    await spacing.evaluate((style) => (style as Element).remove());
  } finally {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

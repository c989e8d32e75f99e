import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page has fewer stops; a trap would go on. */
const MOST_STOPS = 150;

/** Presses the key once for each stop. Returns the numbers of the stops, and the ones that are not in sight or have no mark. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(key);
    // A list that opens with the focus is the next stop of a browser, unless it is left out.
    await page.waitForFunction(() => {
      const field = document.activeElement;
      return field?.ariaHasPopup !== 'listbox' || document.getElementById(field.getAttribute('aria-controls') ?? '');
    });
    const { stop, name, fault } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const label = (element as HTMLInputElement).labels?.[0];
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = seen !== null && (element.contains(seen) || seen.contains(element) || label?.contains(seen));
      const { outlineStyle, borderColor } = getComputedStyle(element);
      const isMarked = outlineStyle !== 'none' || borderColor !== element.dataset.border;
      return {
        stop: element.dataset.stop,
        name: `${element.tagName} ${element.ariaLabel ?? element.innerText.slice(0, 40)}`,
        fault: isSeen ? (isMarked ? '' : 'has no mark') : `is covered by ${seen?.className ?? 'the edge'}`,
      };
    });
    stops.push(stop ?? 'lost');
    if (fault !== '') faults.push(`${key} ${stop} ${name} ${fault}`);
  }
  return { stops, faults };
}

/**
 * Walks through the page by Tab and back. Expects the skip link first, then each element that Tab can reach, once and in the
 * document's order, in sight, with a visible mark, and the focus never lost between two of them.
 */
export async function expectTabOrder(page: Page): Promise<void> {
  // A toast precedes the page and disappears by itself, which would change the order meanwhile.
  await page.waitForFunction(() => document.querySelector('.mantine-Notification-root') === null);
  const expected = await page.evaluate(() => {
    window.scrollTo(0, 0);
    const steady = document.createElement('style');
    steady.textContent = '* { transition: none !important }';
    document.head.append(steady);
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const groups = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(reachable)]
      .filter((it) => it.tabIndex >= 0 && !it.matches(':disabled') && it.checkVisibility({ visibilityProperty: true }))
      .filter((it) => {
        // Tab reaches one radio button of a group.
        if (!(it instanceof HTMLInputElement) || it.type !== 'radio') return true;
        const isFirst = !groups.has(it.name);
        groups.add(it.name);
        const hasChosen = document.querySelector(`input[name="${it.name}"]:checked`) !== null;
        return hasChosen ? it.checked : isFirst;
      })
      .map((it, index) => {
        it.dataset.stop = String(index);
        it.dataset.border = getComputedStyle(it).borderColor;
        return `${it.tagName} ${it.ariaLabel ?? it.innerText.slice(0, 40)}`;
      });
  });
  const there = await walk(page, 'Tab', Math.min(expected.length, MOST_STOPS));
  expect(there.stops, `stops of ${expected.join(' | ')}`).toEqual(expected.map((_, index) => String(index)));
  const back = await walk(page, 'Shift+Tab', there.stops.length - 1);
  expect(back.stops.at(-1)).toBe('0');
  expect([...there.faults, ...back.faults]).toEqual([]);
  expect(expected[0]).toMatch(/К\sсодержанию/);
}

import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** The dialog on top; without one the page. What a dialog covers has been looked at before it opened. */
export const topDialog = '[role="dialog"]';

/**
 * What axe finds in the dialog on top or on the page, a line a rule. Contrast is most of axe's work, and depends on colours,
 * font and backgrounds alone: axe computes it for three texts of each combination, not for each cell of a table.
 */
export async function findViolations(page: Page, withoutRules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([left, dialogs]) => {
      const { axe } = window as unknown as { axe: Axe };
      const dialog = [...document.querySelectorAll(dialogs)].filter((it) => it.checkVisibility()).at(-1);
      const root = dialog ?? document.body;
      const behind = new Map<Element | null, string>([[null, '']]);
      const backgroundsOf = (element: Element | null): string => {
        const known = behind.get(element);
        if (element === null || known !== undefined) return known ?? '';
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const all = `${backgroundsOf(element.parentElement)} ${backgroundColor} ${backgroundImage} ${opacity}`;
        behind.set(element, all);
        return all;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const counts = new Map<string, number>();
      const texts = [...root.querySelectorAll('*')].filter((element) => {
        if (!hasText(element) || !element.checkVisibility()) return false;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null;
        const kind = [color, fontSize, fontWeight, isOff, backgroundsOf(element)].join(' ');
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        return (counts.get(kind) ?? 0) <= 3;
      });
      for (const text of texts) text.setAttribute('data-contrast', '');
      axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
      // Boxes within what the browser has not laid out yet lie one above the other.
      const layout = new CSSStyleSheet();
      layout.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(layout);
      const { violations } = await axe.run(dialog ?? document, {
        resultTypes: ['violations'],
        // axe leaves out the size of targets unless told.
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        },
      });
      document.adoptedStyleSheets.pop();
      for (const text of texts) text.removeAttribute('data-contrast');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [withoutRules, topDialog] as const,
  );
}

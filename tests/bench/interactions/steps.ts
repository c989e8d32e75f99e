import type { Locator, Page } from 'playwright-core';

type Act = (page: Page) => Promise<unknown>;
export type Find = (page: Page) => Locator;

/** One interaction: `act` is measured, `prepare` is not. */
export interface Step {
  name: string;
  prepare?: Act | undefined;
  act: Act;
}

/** The first visible element with this role and name, in a part of the page. */
export const at =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp = '', within = 'body'): Find =>
  (page) =>
    page.locator(within).getByRole(role, { name }).filter({ visible: true }).first();

/** A click on an element. */
export const click = (name: string, find: Find, prepare?: Act): Step => ({
  name,
  prepare,
  act: (page) => find(page).click(),
});

const PAUSE_BETWEEN_KEYS_MS = 120;

/** Text key by key, as people type it. The focus comes first and is not measured. */
export const type = (name: string, find: Find, text: string, prepare?: Act): Step => ({
  name,
  async prepare(page) {
    await prepare?.(page);
    await find(page).focus();
  },
  // The driver itself knows no keys for Cyrillic letters, and text without keys counts as no interaction.
  async act(page) {
    const client = await page.context().newCDPSession(page);
    for (const key of text) {
      const event = { key, code: 'KeyA', windowsVirtualKeyCode: 65 };
      await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key });
      await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
      await page.waitForTimeout(PAUSE_BETWEEN_KEYS_MS);
    }
    await client.detach();
  },
});

export const pressEscape: Act = (page) => page.keyboard.press('Escape');
/** Loads an address, as preparation of a step that needs it afresh. */
export const load =
  (path: string): Act =>
  (page) =>
    page.goto(path, { waitUntil: 'networkidle' });

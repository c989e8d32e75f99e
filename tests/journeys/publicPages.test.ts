import { JSDOM } from 'jsdom';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { type InspectedPage, lookAt, openVariant, variants } from './inspect.ts';
import { logIn } from './support.ts';

let stack: Stack;
let browser: Browser;
/** Every address that the menu and its archive lead to, as the page of the service names them. */
let inMenu: string[];

const portal = ' — Портал научного форума';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const shotName = (path: string) => `public${path.replace(/\W+/g, '-').replace(/-$/, '') || '-home'}`;

async function menuOf(url: string): Promise<string[]> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const links = new JSDOM(html).window.document.querySelectorAll('nav a');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

beforeAll(async () => {
  stack = await startStack();
  browser = await launchBrowser();
  inMenu = await menuOf(stack.url);
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

describe.each(variants)('every public page, $scheme at $width px', (variant) => {
  let inspected: InspectedPage;

  beforeAll(async () => {
    inspected = await openVariant(browser, variant);
  });
  afterAll(() => inspected?.close());

  it('PUB-06 PUB-07 each route of menu and archive is titled, readable and clean', async () => {
    const { page, inspect } = inspected;
    expect(inMenu).toEqual(expect.arrayContaining(['/', '/program', '/program-24', '/program-23', '/tour', '/orgs']));
    const paths = [...inMenu.filter((path) => path !== '/personal-data'), '/privacy', '/404', '/not-found'];
    const titles: string[] = [];
    for (const path of paths) {
      await page.goto(stack.url + path, { waitUntil: 'networkidle' });
      const heading = plain(await page.getByRole('heading', { level: 1 }).textContent());
      expect(plain(await page.title()), path).toBe(heading + portal);
      titles.push(heading);
      await inspect(shotName(path));
    }
    expect(new Set(titles).size).toBe(titles.length);
  }, 240_000);
});

/** A window as a visitor has it. */
async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

describe('public pages', () => {
  it('PUB-06 PUB-07 the menu leads from page to page without loading anew, and the titles follow', async () => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const { page, faults } = await openPage(context);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(stack.url, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Разделы портала' });
    for (const path of inMenu.filter((it) => it !== '/' && it !== '/personal-data')) {
      const link = menu.locator(`a[href="${path}"]`);
      const year = menu
        .locator('details:not([open])')
        .filter({ has: page.locator(`a[href="${path}"]`) })
        .locator('summary');
      if ((await year.count()) > 0) await year.click();
      await link.click();
      await page.waitForURL(stack.url + path);
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(async () => plain(await page.title())).toBe(plain(await heading.textContent()) + portal);
    }
    expect(documents).toEqual([`${stack.url}/`]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('PUB-05 a photo over the whole page is clean, and goes on by a click', async () => {
    const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce' });
    const { page, faults } = await openPage(context);
    await page.goto(`${stack.url}/photo`);
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 из 7').waitFor();
    await lookAt(page, 'photo-dialog');
    await dialog
      .getByRole('button', { name: /Следующ/ })
      .first()
      .click();
    await dialog.getByText('2 из 7').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('PUB-06 an unknown path leads to /404', async () => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const { page, faults } = await openPage(context);
    const answer = await page.goto(`${stack.url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await page.waitForURL('**/404');
    await page.getByRole('heading', { level: 1, name: /не.существует/ }).waitFor();
    // The browser's own word about the answer, and nothing else.
    expect(faults).toEqual([expect.stringContaining('status of 404')]);
    await context.close();
  });

  it('ACC-19 who is logged in finds the own name on a page that was rendered for everybody', async () => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const { page, faults } = await openPage(context);
    await logIn(page, stack, 'participant@example.org');
    for (const path of ['/', '/program', '/orgs']) {
      await page.goto(stack.url + path);
      await page.getByRole('button', { name: /Меню пользователя: / }).waitFor();
      expect(await page.getByRole('banner').getByRole('link', { name: 'Войти' }).count()).toBe(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are dark from the first moment for who likes it dark, and readable before a script has come', async () => {
    const context = await browser.newContext({ locale: 'ru-RU', colorScheme: 'dark' });
    const page = await context.newPage();
    // Without the page's own code there is only what the service has rendered.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(stack.url, { waitUntil: 'load' });
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    const channels = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g));
    expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(60);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });

  it('PRG-01 a click before the scripts have come is not lost', async () => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const page = await context.newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      // The first page's are not wanted any more by then.
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${stack.url}/program`, { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: /подробнее/ })
      .first()
      .click();
    await page.waitForURL(/\?session=/, { waitUntil: 'commit' });
    release();
    await page.getByRole('dialog').getByRole('button', { name: 'закрыть', exact: true }).waitFor();
    await context.close();
  });
});

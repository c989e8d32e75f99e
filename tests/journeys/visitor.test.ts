import { beforeAll, describe, expect, it } from 'vitest';
import { shiftOf } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { fillRegistration, logIn, plain } from './support.ts';
import { holdCode, openPage, openSignedIn, takeConsoleErrors } from './visitor.ts';

describe('a visitor of the public pages', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ isRendered: true });
  });

  it('PUB-06 PUB-07 goes from page to page by the menu without a new document, and the titles follow', async () => {
    const page = await openPage(portal);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Разделы портала' });
    const links = await menu.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = links.filter((path) => path !== '/' && path !== '/personal-data');
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const link = menu.locator(`a[href="${path}"]`);
      const closedYear = menu.locator('details:not([open])').filter({ has: page.locator(`a[href="${path}"]`) });
      if ((await closedYear.count()) > 0) await closedYear.locator('summary').click();
      await link.click();
      await menu.locator(`a[href="${path}"][aria-current=page]`).waitFor();
      const heading = page.getByRole('heading', { level: 1 });
      await expect
        .poll(async () => plain(await page.title()))
        .toBe(`${plain(await heading.textContent())} — Портал научного форума`);
    }
    expect(documents).toEqual([`${portal.url}/`]);
  });

  it("LST-03 a record's address hydrates the prerendered list, and leads to the login", async () => {
    const page = await openPage(portal);
    await page.goto('/users-list?record=1');
    await page.waitForURL('**/login');
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    // React reports HTML that it had to discard.
    expect(takeConsoleErrors()).toEqual([]);
  });

  it('shows the typeface on the first visit over a slow line, and moves no text', async () => {
    const page = await openPage(portal);
    const devTools = await page.context().newCDPSession(page);
    const line = { offline: false, latency: 80, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', line);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    const { root } = await devTools.send('DOM.getDocument');
    for (const selector of ['h1', 'main time, main p']) {
      const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.map(({ familyName }) => familyName)).toEqual(['Onest']);
    }
  });

  it('moves no line of the programme, whichever files of the typeface have arrived', async () => {
    const page = await openPage(portal, { viewport: { width: 412, height: 850 } });
    const release: Record<string, () => void> = {};
    for (const script of ['cyrillic', 'latin']) {
      const released = new Promise<void>((resolve) => {
        release[script] = resolve;
      });
      await page.route(`**/onest-${script}-wght*`, async (route) => {
        await released;
        await route.continue();
      });
    }
    await page.goto('/program', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    const loaded = () => page.evaluate(() => [...document.fonts].filter((it) => it.status === 'loaded').length);
    const place = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
    const fallbacks = await loaded();
    const places = [await place()];
    for (const [index, script] of ['cyrillic', 'latin'].entries()) {
      release[script]?.();
      await expect.poll(loaded).toBeGreaterThan(fallbacks + index);
      places.push(await place());
    }
    expect(places).toEqual([places[0], places[0], places[0]]);
  });

  it('begins at the top of a page that is opened by its address, and where it was after a reload', async () => {
    const page = await openPage(portal);
    const scrollTo = (top: number) => page.evaluate((it) => window.scrollTo({ top: it, behavior: 'instant' }), top);
    const top = () => page.evaluate(() => window.scrollY);
    await page.goto('/', { waitUntil: 'networkidle' });
    await scrollTo(600);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(top).toBe(600);
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    expect(await top()).toBe(0);
    await scrollTo(300);
    await page.getByRole('navigation', { name: 'Разделы портала' }).getByRole('link', { name: 'Контакты' }).click();
    await page.waitForURL('**/contacts');
    await page.goto('about:blank');
    // Back over another site, to an entry that was not the last one here.
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL('**/privacy');
    await expect.poll(top).toBe(300);
  });

  it('leaves a visitor who scrolled before the scripts had come where they are', async () => {
    const page = await openPage(portal);
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    release();
    // The router sets this once it has rendered.
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  it('ACC-19 shows the own name on a prerendered page after a login', async () => {
    const page = await openSignedIn(portal, 'participant@example.org');
    for (const path of ['/', '/program', '/orgs']) {
      await page.goto(path);
      await page.getByRole('button', { name: /Меню пользователя: / }).waitFor();
      expect(await page.getByRole('banner').getByRole('link', { name: 'Войти' }).count()).toBe(0);
    }
  });

  it('ACC-11 is led from a taken e-mail to the password reset, with the input kept', async () => {
    const page = await openPage(portal);
    await page.goto('/registration');
    await fillRegistration(page, 'participant@example.org', 'Novichok2025');
    await page.getByRole('button', { name: 'Создать личный кабинет' }).click();
    const refusal = page.getByRole('dialog', { name: 'ошибка' });
    await refusal.getByRole('link', { name: 'Восстановить пароль' }).waitFor();
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'hidden' });
    const fieldText = (name: string) => page.getByRole('textbox', { name }).inputValue();
    expect(await fieldText('E-mail')).toBe('participant@example.org');
    expect(await fieldText('Название организации')).toBe('Институт новых примеров');
    const password = page.getByLabel(/^Пароль/).first();
    expect(await password.inputValue()).toBe('Novichok2025');
  });

  it('gets a dark and readable page before any script where dark is preferred', async () => {
    const page = await openPage(portal, { colorScheme: 'dark' });
    // Without the scripts there is only what the gateway has rendered.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    const channels = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g));
    expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(60);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(takeConsoleErrors()).toEqual(expect.arrayContaining([expect.stringContaining('ERR_FAILED')]));
  });

  it('PRG-01 loses no click before the scripts have come', async () => {
    const page = await openPage(portal);
    const release = await holdCode(page);
    await page.goto('/program', { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: /подробнее/ })
      .first()
      .click();
    await page.waitForURL(/\?session=/, { waitUntil: 'commit' });
    release();
    await page.getByRole('dialog').getByRole('button', { name: 'закрыть', exact: true }).waitFor();
  });

  it('works in a browser that blocks both storages: menu, login, cabinet, explorer', async () => {
    const page = await openPage(portal);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Разделы портала' }).getByRole('link', { name: 'Программа' }).click();
    await page.waitForURL('**/program');
    await logIn(page, 'participant@example.org');
    expect(takeConsoleErrors()).toEqual([]);
    await page.goto('/explorer');
    await page.locator('.graphiql-query-editor .CodeMirror').waitFor();
    // The browser reports each rejected query of a visitor.
    expect(takeConsoleErrors().filter((line) => !line.includes('status of 400'))).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isOfflinePage } from '../../web/offline/addresses.ts';
import { startDeployingProxy } from '../testkit/deployingProxy.ts';
import { inspectPage } from './inspect.ts';
import { type Portal, startPortal } from './portal.ts';
import { logIn, plain, stepsOfOneJourney } from './support.ts';
import { findViolations } from './violations.ts';
import { openPage, takeConsoleErrors } from './visitor.ts';

interface WebManifest {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** What the caches of the page's origin hold: addresses and texts. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({ url: decodeURIComponent(request.url), text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });

const openPosters = async (page: Page) => {
  await page.goto('/program?session=d2-posters');
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
};

async function workerControls(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe('the service worker', () => {
  stepsOfOneJourney();
  let portal: Portal;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal({ clock: '2025-10-21T14:30:00+03:00', isRendered: true });
    page = await openPage(portal, { serviceWorkers: 'allow' });
  });

  it('PRG-01 PRG-07 stores the programme at the first visit, and reads posters when they are opened', async () => {
    const storedPosters = () => page.evaluate(async () => (await (await caches.open('posters')).keys()).length);
    await page.goto('/program');
    await workerControls(page);
    expect(await storedPosters()).toBe(0);
    await openPosters(page);
    await expect.poll(storedPosters).toBe(1);
  });

  it('lets a visitor install the portal: the browser accepts manifest, icons and start page', async () => {
    const devTools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // All conditions are met except one: a test profile counts as incognito, where nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const { data = '', errors } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    await devTools.detach();
    const { start_url, scope, icons } = JSON.parse(data) as WebManifest;
    expect([isOfflinePage(start_url), scope]).toEqual([true, '/']);
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of drawn) {
      const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('PRG-01 PRG-07 PUB-02 reads programme, plan, posters and contacts without a network', async () => {
    await page.context().setOffline(true);
    await openPosters(page);
    await page.goto('/program');
    const note = page.getByRole('status').filter({ hasText: 'Нет сети' });
    await note.waitFor();
    expect(plain(await note.textContent())).toMatch(/сохранённое \d{1,2} [а-я]+\.?, \d\d:\d\d$/);
    await page
      .getByRole('article', { name: /Пленарное заседание/ })
      .getByRole('button', { name: /Добавить в\sмой план/ })
      .click();
    await page.goto('/program?view=plan');
    await page.getByRole('heading', { level: 2, name: 'Мой план' }).waitFor();
    await page.getByRole('listitem').getByRole('link', { name: 'Пленарное заседание' }).first().waitFor();
    await inspectPage(page, 'programme-offline');
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'forum@example.org' }).waitFor();
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'forum@example.org' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Тезисы' }).click();
    await page.getByRole('heading', { level: 1, name: 'Нет сети' }).waitFor();
    await page.getByText('Нет сети: раздел откроется, когда появится связь').waitFor();
    // The browser reports requests without a network as errors in the console.
    takeConsoleErrors();
  });

  it('PUB-06 shows the portal’s page for what is not stored, and opens that address when the network returns', async () => {
    await page.goto('/users-list?page=2');
    await page.getByRole('heading', { level: 1, name: 'Нет сети' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Программа/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Программа' }).waitFor();
    await page.goBack();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Повторить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Участники' }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    takeConsoleErrors();
  });

  it('stores nothing of a person who signs in and visits the cabinet', async () => {
    await page.context().setOffline(false);
    await logIn(page, 'participant@example.org');
    await page.goto('/program');
    await page.getByRole('button', { name: /Меню пользователя/ }).waitFor();
    await page.goto('/personal-data');
    await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    await page.goto('/users-list');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const entries = await stored(page);
    const pages = entries.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'));
    expect(new Set(pages)).toEqual(new Set(['/', '/program', '/contacts', '/graphql']));
    for (const { url, text } of entries) {
      if (url.includes('/assets/')) continue;
      expect(text, url).not.toMatch(/participant@example\.org|"viewer"|portal\.session=/);
    }
  });

  it('loads data of a new version immediately; the new worker takes over when the only tab loads a document', async () => {
    const front = await startDeployingProxy(portal.url);
    onTestFinished(front.close);
    page = await openPage(portal, { serviceWorkers: 'allow', baseURL: front.url });
    await page.goto('/program');
    await workerControls(page);
    front.deploy('next');
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    // Two requests: by the installing worker, and by the page, because the old worker stores no answers of the new version.
    const contacts = () => front.newAnswers().filter((name) => name === 'Contacts');
    await expect.poll(contacts).toHaveLength(2);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await page.reload();
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      return names.includes('answers-next') && names.filter((name) => name.startsWith('answers-')).length === 1;
    });
    await page.getByRole('main').getByRole('link', { name: 'forum@example.org' }).waitFor();
    // Through the proxy the gateway does not recognise the page as its own; it rejects some requests, which the console reports.
    takeConsoleErrors();
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFirstEdge, expectFits, inspectPage, settle } from '../journeys/inspect.ts';
import { menuPaths, olderPaths } from '../journeys/menuPaths.ts';
import { startPortal } from '../journeys/portal.ts';
import { plain } from '../journeys/support.ts';
import { LARGE_TEXT, NARROW, openPage, WIDE } from '../journeys/visitor.ts';
import { expectTabOrder } from './keyboard.ts';

const elsewhere = ['/privacy', '/404', '/not-found'];
/** The pages whose look a page of another year has, with every element of theirs (also of those in `olderPaths`). */
const lookedAtElsewhere = [...olderPaths, '/users-list', '/photo'];
/** The pages that have a control besides links. */
const withControls = ['/', '/program', '/users-list', '/photo', '/contacts'];

describe('every public page', () => {
  let page: Page;
  const titles = new Map<string, string>();

  beforeAll(async () => {
    page = await openPage(await startPortal({ isRendered: true }));
  });

  it.each([...menuPaths, ...elsewhere])('PUB-06 PUB-07 %s is titled, readable and clean', async (path) => {
    await page.goto(path);
    const heading = plain(await page.getByRole('heading', { level: 1 }).textContent());
    expect(plain(await page.title())).toBe(`${heading} — Портал научного форума`);
    await expectFirstEdge(page);
    if (!lookedAtElsewhere.includes(path)) {
      await inspectPage(page, `public${path.replace(/\W+/g, '-').replace(/-$/, '') || '-home'}`);
    }
    if (withControls.includes(path)) await expectTabOrder(page);
    titles.set(path, heading);
  });

  it('DOC-01 the page does not check a document again that the gateway has checked', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    const clock = page.waitForResponse((response) => response.request().postData()?.includes('ServiceClock') === true);
    await page.goto('/verify/ABCDEFGHJKMNPQRS');
    await clock;
    await page.getByText('Такого документа нет').waitFor();
    expect(sent.filter((body) => body.includes('VerifyDocument'))).toEqual([]);
  });

  it('PUB-05 the cards of the gallery have one height, in one column that of their titles', async () => {
    await page.goto('/photo');
    const heights = () =>
      page
        .locator('main li a')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    expect((await heights()).length).toBeGreaterThan(5);
    expect(new Set(await heights()).size).toBe(1);
    await page.setViewportSize(NARROW);
    expect(new Set(await heights()).size, 'titles of one line and of two').toBe(2);
    await page.locator('main li a').first().click();
    const frame = await page.getByRole('dialog').evaluate((it) => getComputedStyle(it).borderTopWidth);
    expect(frame, 'the frame of a photo').toBe('0px');
    await page.setViewportSize(WIDE);
  });

  it('PUB-06 / with large text on a phone runs past no edge, and its header shows no part of a name', async () => {
    await page.setViewportSize(LARGE_TEXT);
    await page.goto('/');
    await settle(page);
    await expectFits(page);
    const header = page.getByRole('banner');
    const brand = header.getByRole('link', { name: 'Синхротрон, нейтроны, электроны' });
    const heights = await Promise.all([brand, header].map(async (it) => (await it.boundingBox())?.height ?? 0));
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
    await page.setViewportSize(WIDE);
  });

  it('PUB-06 the links below a page are targets of at least 24 px (WCAG 2.2, 2.5.8)', async () => {
    await page.goto('/contacts');
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.filter({ hasText: '@' }).waitFor();
    const tooLow = await links.evaluateAll((all) =>
      all.filter((link) => link.getBoundingClientRect().height < 24).map(({ textContent }) => textContent),
    );
    expect(tooLow).toEqual([]);
  });

  it('PUB-06 has a unique title', () => {
    expect(new Set(titles.values()).size).toBe(menuPaths.length + elsewhere.length);
  });
});

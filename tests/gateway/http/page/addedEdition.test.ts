import { JSDOM } from 'jsdom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildPageIfNeeded } from '../../../../scripts/build.ts';
import type { TestGateway } from '../../../testkit/gateway.ts';
import { openGateway } from '../../../testkit/portal.ts';
import { type SampleEditions, sampleEditions } from '../../../testkit/sampleEdition.ts';

const origin = 'http://portal.example.org';

await buildPageIfNeeded();

/** A gateway that has rendered the pages of these editions; they need no provider. */
async function serve({ folder, remove }: SampleEditions): Promise<TestGateway> {
  onTestFinished(remove);
  const providerUrl = 'http://127.0.0.1:9';
  const gateway = await openGateway({ providerUrl, publicUrl: origin, editionsFolder: folder });
  await gateway.gateway.renderPages();
  return gateway;
}

describe('an edition that is added', () => {
  it('PUB-07 has its pages rendered and listed, and moves the previous one to the archive', async () => {
    const editions = await sampleEditions();
    await editions.write(2025);
    await editions.write(2026);
    const other = await serve(editions);
    const sitemap = await (await fetch(`${other.url}/sitemap.xml`)).text();
    const programme = await (await fetch(`${other.url}/program-25`, { headers: { accept: 'text/html' } })).text();
    expect(other.log.filter((line) => line.includes('could not be rendered'))).toEqual([]);
    for (const path of ['/program', '/program-25', '/photo', '/photo-25', '/thesis-25']) {
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    }
    const page = new JSDOM(programme).window.document;
    expect(page.querySelector('h1')?.textContent).toMatch(/2025/);
    expect(page.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"2025-10-20"');
  });

  it('a change of a session while the gateway runs reaches pages, answers and calendars; a wrong folder changes nothing', async () => {
    const editions = await sampleEditions();
    const move = (to: string) =>
      editions.write(2026, { 'programme.yaml': (text) => text.replace("starts: '10:00'", `starts: '${to}'`) });
    await editions.write(2026);
    const other = await serve(editions);
    const show = async () => {
      const text = async (path: string) => (await fetch(other.url + path, { headers: { accept: 'text/html' } })).text();
      const page = await text('/program');
      const version = /name="answers-version" content="([\w-]{16})"/.exec(page)?.[1];
      const days = '{ edition(year: 2026) { programme { days { items { startsAt } } } } }';
      return {
        page: /\d\d:\d\d/.exec(new JSDOM(page).window.document.querySelector('main')?.textContent ?? '')?.[0],
        answer: /T(\d\d:\d\d)/.exec(JSON.stringify(await other.read(days)))?.[1],
        calendar: /DTSTART\S*:20261020T(\d{4})/.exec(await text('/calendar/2026.ics'))?.[1],
        isWorkers: (await text('/service-worker.js')).includes(`"answers":"${version}"`),
      };
    };
    expect(await show()).toEqual({ page: '10:00', answer: '07:00', calendar: '1000', isWorkers: true });
    const moved = { page: '09:40', answer: '06:40', calendar: '0940', isWorkers: true };
    await move('09:40');
    await other.gateway.readEditions();
    expect(await show()).toEqual(moved);
    await move('25:00');
    await other.gateway.readEditions();
    expect(await show()).toEqual(moved);
    expect(other.log.filter((line) => line.includes('the editions before stay'))).toHaveLength(1);
  });
});

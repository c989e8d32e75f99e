import type { Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import { logIn } from '../journeys/support.ts';
import { mutationOf } from '../testkit/gateway.ts';
import { uploadForm } from '../testkit/load.ts';
import { thesisPdf } from '../testkit/theses.ts';
import { createToken, mutate } from '../testkit/tool.ts';
import { median, percentile, type Rows } from './figures.ts';
import { startFilledPortal } from './filledPortal.ts';

const ROUNDS = 10;
/** The talks' titles share this word, which makes them one queue. */
const WORD = 'Замер';

async function upload(url: string, registrationId: string, bytes: Buffer, token: string): Promise<void> {
  const query = mutationOf('uploadRegistrationFile', 'userErrors { message }');
  const file = new File([new Uint8Array(bytes)], 'тезисы.pdf');
  const body = uploadForm({ query }, { registrationId, kind: 'THESIS_PDF' }, file);
  const headers = { authorization: `Token ${token}`, 'apollo-require-preflight': 'true' };
  await fetch(`${url}/graphql`, { method: 'POST', headers, body });
}

/** Three talks of one person, each with a thesis of one page and a confirmed format: giving them slots sends no letter. */
async function registerTalks(url: string): Promise<void> {
  const token = await createToken(url, 'participant@example.org');
  const moderator = await createToken(url, 'moderator@example.org');
  const make = async (name: 'registerForForum' | 'addTalk', title: string) => {
    const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title };
    type Made = { registration: { id: string } };
    const { registration } = await mutate<Made>({ url, token }, name, talk, 'registration { id }');
    const thesis = await thesisPdf(`${title}. ${'Слова тезисов о примерах. '.repeat(70)}`);
    await upload(url, registration.id, thesis, token);
    const decision = { registrationId: registration.id, confirmedFormat: 'SPEAKER' };
    await mutate({ url, token: moderator }, 'confirmFormat', decision);
  };
  await make('registerForForum', `${WORD} первый`);
  await make('addTalk', `${WORD} второй`);
  await make('addTalk', `${WORD} третий`);
}

/** From Enter to the next title, and to its abstract drawn. Runs in the page. */
async function saveAndNext(): Promise<[shown: number, drawn: number]> {
  const before = document.querySelector('main h2')?.textContent;
  const canvas = document.querySelector('main canvas');
  (document.activeElement as HTMLElement | null)?.blur();
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
  let shown = 0;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const title = document.querySelector('main h2')?.textContent;
    if (shown === 0 && title !== undefined && title !== before) shown = performance.now() - start;
    const page = document.querySelector('main canvas');
    const isDrawn = page !== canvas && page?.getAttribute('data-drawn') === 'true';
    if (shown > 0 && isDrawn) return [shown, performance.now() - start];
    if (performance.now() - start > 20_000) throw new Error('the next record did not come');
  }
}

async function round(page: Page, slot: number): Promise<[number, number][]> {
  await page.locator('[aria-posinset="1"] a').click();
  await page.getByRole('heading', { name: `${WORD} первый` }).waitFor();
  const times: [number, number][] = [];
  for (const step of [1, 2]) {
    await page.waitForLoadState('networkidle');
    await page.locator('main canvas[data-drawn]').waitFor();
    // The neighbour is read ahead while a moderator reads.
    await page.waitForTimeout(1_000);
    await page.getByLabel('Слот').fill(String(slot * 2 + step));
    times.push(await page.evaluate(saveAndNext));
  }
  return times;
}

/** The review of a list: how soon the next record is there after a save. */
export async function reviewFigures(): Promise<Rows> {
  const { urls, stop } = await startFilledPortal(0, 1);
  const [url = ''] = urls;
  const browser = await launchBrowser();
  try {
    await registerTalks(url);
    const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
    const page = await context.newPage();
    await logIn(page, 'moderator@example.org');
    await page.goto(`/users-list/review?q=${WORD}`);
    await page.getByText('Весь список', { exact: true }).click();
    const times: [number, number][] = [];
    for (let slot = 1; slot <= ROUNDS; slot++) times.push(...(await round(page, slot)));
    // The first round loads code and opens connections.
    const warm = times.slice(2);
    const figure = (values: number[]) =>
      `${Math.round(median(values))} ms, 95th percentile ${Math.round(percentile(values, 0.95))} ms`;
    return [
      ['Review: from Enter to the next record, saved', figure(warm.map(([shown]) => shown))],
      ['Review: from Enter to the next abstract, drawn', figure(warm.map(([, drawn]) => drawn))],
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

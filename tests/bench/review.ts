import type { Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser.ts';
import { logIn } from '../journeys/support.ts';
import { thesisPdf } from '../testkit/theses.ts';
import { percentile } from './moderatorsList.ts';
import { startSamplePortal } from './samplePortal.ts';

const ROUNDS = 10;
/** The talks' titles share this word, which makes them one queue. */
const WORD = 'Замер';

type Variables = Record<string, unknown>;

async function ask<Data>(url: string, query: string, variables: Variables, token?: string): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Token ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

async function upload(url: string, registrationId: string, bytes: Buffer, token: string): Promise<void> {
  const query = `mutation ($input: UploadRegistrationFileInput!) { uploadRegistrationFile(input: $input) {
    userErrors { message }
  } }`;
  const form = new FormData();
  const input = { registrationId, kind: 'THESIS_PDF', file: null };
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), 'тезисы.pdf');
  const headers = { authorization: `Token ${token}`, 'apollo-require-preflight': 'true' };
  await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
}

async function signIn(url: string, name: string): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { createToken(input: $input) { token } }';
  const input = { email: `${name}@example.org`, password: 'Primer2025' };
  const { createToken } = await ask<{ createToken: { token: string } }>(url, query, { input });
  return createToken.token;
}

/** Three talks of one person, each with a thesis of one page and a confirmed format: giving them slots sends no letter. */
async function registerTalks(url: string): Promise<void> {
  const token = await signIn(url, 'participant');
  const moderator = await signIn(url, 'moderator');
  const confirm = 'mutation ($input: ConfirmFormatInput!) { confirmFormat(input: $input) { userErrors { code } } }';
  const make = async (name: 'registerForForum' | 'addTalk', type: string, title: string) => {
    const query = `mutation ($input: ${type}!) { made: ${name}(input: $input) { registration { id } } }`;
    const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title };
    const { made } = await ask<{ made: { registration: { id: string } } }>(url, query, { input: talk }, token);
    const registrationId = made.registration.id;
    const thesis = await thesisPdf(`${title}. ${'Слова тезисов о примерах. '.repeat(70)}`);
    await upload(url, registrationId, thesis, token);
    await ask(url, confirm, { input: { registrationId, confirmedFormat: 'SPEAKER' } }, moderator);
  };
  await make('registerForForum', 'RegisterForForumInput', `${WORD} первый`);
  await make('addTalk', 'AddTalkInput', `${WORD} второй`);
  await make('addTalk', 'AddTalkInput', `${WORD} третий`);
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
export async function reviewFigures(): Promise<[string, string][]> {
  const portal = await startSamplePortal();
  const browser = await launchBrowser();
  try {
    await registerTalks(portal.url);
    const context = await browser.newContext({ baseURL: portal.url, locale: 'ru-RU' });
    const page = await context.newPage();
    await logIn(page, 'moderator@example.org');
    await page.goto(`/users-list/review?q=${WORD}`);
    const times: [number, number][] = [];
    for (let slot = 1; slot <= ROUNDS; slot++) times.push(...(await round(page, slot)));
    // The first round loads code and opens connections.
    const warm = times.slice(2);
    const figure = (values: number[]) =>
      `${Math.round(percentile(values, 0.5))} ms, 95th percentile ${Math.round(percentile(values, 0.95))} ms`;
    return [
      ['Review: from Enter to the next record, saved', figure(warm.map(([shown]) => shown))],
      ['Review: from Enter to the next abstract, drawn', figure(warm.map(([, drawn]) => drawn))],
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

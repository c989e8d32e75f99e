import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectFits, settle } from '../journeys/inspect.ts';
import { type Portal, startPortal } from '../journeys/portal.ts';
import { logIn } from '../journeys/support.ts';
import { findViolations } from '../journeys/violations.ts';
import { NARROW, openPage, takeConsoleErrors, WIDE } from '../journeys/visitor.ts';

/** What axe finds in GraphiQL and CodeMirror themselves, and why it stays. */
const notOurs = {
  'nested-interactive': 'a tab of GraphiQL is a list item with a button in it; both can be reached and named',
  'scrollable-region-focusable':
    'an editor of CodeMirror scrolls with the cursor of its own field, which can be reached',
  'target-size': 'buttons of GraphiQL are 20 px high',
};

let portal: Portal;
let page: Page;
/** Every host that a page sent a request to. */
let hosts: Set<string>;

beforeAll(async () => {
  portal = await startPortal();
  const { errors } = await portal.graphql(
    'mutation { registerForForum(input: { requestedFormat: LISTENER }) { userErrors { message } } }',
    {},
    await portal.tokenOf('participant@example.org'),
  );
  expect(errors).toBeUndefined();
});

// The browser reports each rejected query of a visitor; a breach of the content policy would be another line.
afterEach(() => {
  expect(takeConsoleErrors().filter((line) => !line.includes('status of 400'))).toEqual([]);
});

async function openExplorer(): Promise<void> {
  await page.goto('/explorer');
  await page.locator('.graphiql-query-editor .CodeMirror').waitFor();
}

async function openVisitor(options?: BrowserContextOptions): Promise<void> {
  page = await openPage(portal, options);
  hosts = new Set();
  page.on('request', (request) => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).host));
}

async function openExample(title: string, operation: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: title });
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  // GraphiQL names the tab after the operation in it.
  await page.getByRole('button', { name: operation, exact: true }).waitFor();
}

async function run(): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click();
}

const answered = (text: string) =>
  page.locator('.graphiql-response').getByText(text, { exact: false }).first().waitFor();

async function signIn(email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill('Primer2025');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('the explorer', () => {
  it('rejects a visitor’s own queries, runs them after the sign-in, and shows the schema’s descriptions', async () => {
    await openVisitor();
    await openExplorer();
    const notice = page.getByText('This portal describes its schema to signed-in callers only', { exact: false });
    await notice.waitFor();
    await run();
    await answered('callers without a token run only the operations of the page');
    await signIn('participant@example.org');
    await notice.waitFor({ state: 'hidden' });
    await run();
    await answered('21 окт. (вторник)');

    await openExample('My registrations', 'MyRegistrations');
    await run();
    await answered('"LISTENER"');

    // Tab leaves an editor (WCAG 2.1.2).
    await page.getByRole('textbox', { name: 'Operation' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).not.toBe('Operation');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-doc-explorer').getByText('Query', { exact: true }).first().click();
    await page.getByText('Every edition of the forum, newest first.', { exact: false }).waitFor();

    await page.getByRole('button', { name: 'Open short keys dialog' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    expect([...hosts]).toEqual([new URL(portal.url).host]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('token');
  });

  it('stores the token for the tab, deletes it on sign-out, and explains a wrong password', async () => {
    await openVisitor();
    await openExplorer();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('participant@example.org');
    await page.getByLabel('Password').fill('Primer2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await signIn('participant@example.org');
    await page.getByText('Signed in as Примеров Пример').waitFor();
    await page.reload();
    await page.getByText('Signed in as Примеров Пример').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/"kind|Primer202/);
  });

  it('takes the page’s session where there is one', async () => {
    await openVisitor();
    await logIn(page, 'participant@example.org');
    await openExplorer();
    await page.getByRole('button', { name: 'Use portal session' }).click();
    await page.getByText('Portal session: Примеров Пример').waitFor();
    await openExample('My registrations', 'MyRegistrations');
    await run();
    await answered('"LISTENER"');
  });

  it.each([
    { viewport: WIDE, colorScheme: 'light' },
    { viewport: NARROW, colorScheme: 'dark' },
  ] as const)('is readable and usable, $colorScheme at $viewport.width px', async (options) => {
    await openVisitor(options);
    await openExplorer();
    await signIn('participant@example.org');
    await page.getByText('Signed in as Примеров Пример').waitFor();
    await run();
    await answered('21 окт. (вторник)');
    await settle(page);
    await expectFits(page);
    expect(await findViolations(page, Object.keys(notOurs))).toEqual([]);
  });
});

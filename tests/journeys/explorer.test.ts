import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions, type Rule } from '../../gateway/permissions.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { logIn } from './support.ts';

const SHOTS = '.cache/screens';
const EXAMPLES = 'web/explorer/examples';

/** What axe finds in GraphiQL and CodeMirror themselves, and why it is left. */
const notOurs = {
  'nested-interactive': 'a tab of GraphiQL is a list item with a button in it; both can be reached and named',
  'scrollable-region-focusable':
    'an editor of CodeMirror scrolls with the cursor of its own field, which can be reached',
};

let stack: Stack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the console said, violations of the content policy among it. */
let complaints: string[];
/** Hosts that anything was asked of. */
let hosts: Set<string>;

beforeAll(async () => {
  stack = await startStack({ isOpen: true });
  browser = await launchBrowser();
  const { errors } = await stack.graphql(
    'mutation { registerForForum(input: { format: LISTENER }) { userErrors { message } } }',
    {},
    await stack.tokenOf('participant@example.org'),
  );
  expect(errors).toBeUndefined();
  await mkdir(SHOTS, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  page = await context.newPage();
  complaints = [];
  hosts = new Set();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).host));
});

async function openExplorer({ url } = stack): Promise<void> {
  await page.goto(`${url}/explorer`, { waitUntil: 'networkidle' });
  await page.locator('.graphiql-query-editor .CodeMirror').waitFor();
}

async function openExample(title: string, operation: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Пример' }).selectOption({ label: title });
  await page.getByRole('button', { name: 'Открыть' }).click();
  // Named by what is written in it, once GraphiQL has read that.
  await page.getByRole('button', { name: operation, exact: true }).waitFor();
}

async function run(): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click();
}

const answered = (text: string) =>
  page.locator('.graphiql-response').getByText(text, { exact: false }).first().waitFor();

async function signIn(email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Пароль').fill('Primer2025');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

describe('the explorer', () => {
  it('runs the programme, signs in, shows the own registration and the schema’s words; nothing leaves the portal', async () => {
    await openExplorer();
    await run();
    await answered('21 окт. (вторник)');
    await page.screenshot({ path: `${SHOTS}/explorer-1280.png` });

    await openExample('Мои регистрации', 'MyRegistrations');
    await run();
    await answered('"viewer": null');
    await signIn('participant@example.org');
    await page.getByText('Вы вошли: Примеров Пример').waitFor();
    await run();
    await answered('"LISTENER"');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-doc-explorer').getByText('Query', { exact: true }).first().click();
    await page.getByText('Every edition of the forum, newest first.', { exact: false }).waitFor();
    await page.screenshot({ path: `${SHOTS}/explorer-docs-1280.png` });

    await page.getByRole('button', { name: 'Open short keys dialog' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(stack.url).host]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('token');
  });

  it('remembers the token for the tab, forgets it on leaving, and refuses a wrong password in words', async () => {
    await openExplorer();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('participant@example.org');
    await page.getByLabel('Пароль').fill('Primer2026');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await signIn('participant@example.org');
    await page.getByText('Вы вошли: Примеров Пример').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('Вы вошли: Примеров Пример').waitFor();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('button', { name: 'Войти', exact: true }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/"kind|Primer202/);
  });

  it('takes the page’s session where there is one', async () => {
    await logIn(page, stack, 'participant@example.org');
    await openExplorer();
    await page.getByRole('button', { name: 'Войти сеансом портала' }).click();
    await page.getByText('Сеанс портала: Примеров Пример').waitFor();
    await openExample('Мои регистрации', 'MyRegistrations');
    await run();
    await answered('"LISTENER"');
  });

  it.each([1280, 390])('is readable and usable at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openExplorer();
      await run();
      await answered('21 окт. (вторник)');
      await page.screenshot({ path: `${SHOTS}/explorer-${width}-${colorScheme}.png` });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).disableRules(Object.keys(notOurs)).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      ).toEqual([]);
    }
  });
});

describe('the explorer of a portal in production', () => {
  let production: Stack;
  beforeAll(async () => {
    production = await startStack();
  });
  afterAll(async () => {
    await production?.close();
  });

  it('says that the description and own queries are for those who are signed in', async () => {
    await openExplorer(production);
    const notice = page.getByText('Описание схемы здесь отдают только вошедшим', { exact: false });
    await notice.waitFor();
    await run();
    await answered('Без входа выполняются только операции портала');
    await signIn('participant@example.org');
    await notice.waitFor({ state: 'hidden' });
    await run();
    await answered('21 окт. (вторник)');
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-doc-explorer').getByText('Query', { exact: true }).first().waitFor();
  });
});

describe('its address', () => {
  it('has a strict policy with a nonce of its own each time, and is not kept; its files are, for ever', async () => {
    const answers = await Promise.all([1, 2].map(() => fetch(`${stack.url}/explorer`)));
    const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).toMatch(/script-src 'self';/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    const [html = ''] = await Promise.all(answers.map((answer) => answer.text()));
    const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1] ?? 'none';
    expect(html).toContain(`nonce="${nonce}"`);
    const script = /src="(\/explorer\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const { status, headers } = await fetch(stack.url + script);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

it('the sign-in is the published operation, which a portal runs for strangers too', () => {
  const meaning = (path: string) => print(parse(readFileSync(path, 'utf8')));
  expect(meaning('web/explorer/CreateToken.graphql')).toBe(meaning('schema/operations/CreateToken.graphql'));
});

describe('every example query answers', () => {
  const queries = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => ({ name, text: readFileSync(join(EXAMPLES, name), 'utf8') }))
    .filter(({ text }) => /^query /m.test(text));

  /** Who may run it: the strictest rule of its fields. */
  function ruleOf(text: string): Rule {
    const [operation] = parse(text).definitions.filter(
      (it): it is OperationDefinitionNode => it.kind === Kind.OPERATION_DEFINITION,
    );
    const rules: Record<string, Rule> = permissions.Query;
    const found = operation?.selectionSet.selections.map((it) =>
      it.kind === Kind.FIELD ? rules[it.name.value] : 'public',
    );
    if (found?.includes('moderator') || text.includes('(модераторам)')) return 'moderator';
    return found?.includes('signedIn') || text.includes('viewer') ? 'signedIn' : 'public';
  }

  it.each(queries)('$name', async ({ text }) => {
    const rule = ruleOf(text);
    const person = await stack.tokenOf('participant@example.org');
    const token = { public: undefined, signedIn: person, moderator: await stack.tokenOf('moderator@example.org') }[
      rule
    ];
    const own = await stack.graphql<{ viewer: { registrations: { id: string }[] } }>(
      '{ viewer { registrations { id } } }',
      {},
      person,
    );
    const variables = text.includes('$registrationId') ? { registrationId: own.data.viewer.registrations[0]?.id } : {};
    const { data, errors } = await stack.graphql(text, variables, token);
    expect(errors).toBeUndefined();
    expect(Object.values(data).every((value) => value !== null)).toBe(true);
  });
});

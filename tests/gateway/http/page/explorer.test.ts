import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccessRole } from '../../../../gateway/generated/types.ts';
import { buildPageIfNeeded } from '../../../../scripts/build.ts';
import { recipeAddress } from '../../../../web/explorer/recipes.ts';
import { explorerTexts } from '../../../../web/explorer/texts.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import { readPermissions } from '../../../testkit/permissions.ts';
import { samplePortal } from '../../../testkit/portal.ts';

const EXAMPLES = 'web/explorer/examples';

await buildPageIfNeeded();
const { provider, gateway, person, moderator } = await samplePortal();

describe('the address of the explorer', () => {
  it('has a strict policy with a new nonce each time and is not cached; its files are cached for ever', async () => {
    const answers = await Promise.all([1, 2].map(() => fetch(`${gateway.url}/explorer`)));
    const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).toMatch(/script-src 'self';/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    const [html = ''] = await Promise.all(answers.map((answer) => answer.text()));
    const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1] ?? 'none';
    expect(html).toContain(`nonce="${nonce}"`);
    const script = /src="(\/explorer\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const { status, headers } = await fetch(gateway.url + script);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

it('serves the recipes as a page with an anchor for each link of an example', async () => {
  const answer = await fetch(`${gateway.url}/explorer/recipes`);
  const page = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  expect(page).toContain(`<style nonce="${nonce}">`);
  for (const heading of Object.values(explorerTexts.recipes)) {
    const [path, anchor] = recipeAddress(heading).split('#');
    expect(path).toBe('/explorer/recipes');
    expect(page).toContain(`<h2 id="${anchor}">${heading}</h2>`);
  }
  // The portal serves no other file of docs/.
  expect([...page.matchAll(/href="([^"]*)"/g)].filter(([, to = '']) => !/^(?:#|https?:|\/|data:)/.test(to))).toEqual(
    [],
  );
});

it('the sign-in is the published operation, which runs without a token', () => {
  const meaning = (path: string) => print(parse(readFileSync(path, 'utf8')));
  expect(meaning('web/explorer/CreateToken.graphql')).toBe(meaning('schema/operations/CreateToken.graphql'));
});

const examples = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => ({ name, text: readFileSync(join(EXAMPLES, name), 'utf8') }));

describe('every example query answers', () => {
  const queries = examples.filter(({ text }) => /^query /m.test(text));
  const callers: Record<AccessRole, Caller> = { EVERYONE: {}, SIGNED_IN: person, MODERATOR: moderator };
  let registrationId: string;

  beforeAll(async () => {
    registrationId = `Registration:${await provider.register(person.token)}`;
  });

  const rules = readPermissions().Query ?? {};
  /** Who may run it: the strictest rule of its fields. */
  function ruleOf(text: string): AccessRole {
    const [operation] = parse(text).definitions.filter(
      (it): it is OperationDefinitionNode => it.kind === Kind.OPERATION_DEFINITION,
    );
    const found = operation?.selectionSet.selections.map((it) =>
      it.kind === Kind.FIELD ? rules[it.name.value] : 'EVERYONE',
    );
    if (found?.includes('MODERATOR') || text.includes('(moderators')) return 'MODERATOR';
    return found?.includes('SIGNED_IN') || /viewer|\(signed in\)/.test(text) ? 'SIGNED_IN' : 'EVERYONE';
  }

  it.each(queries)('$name', async ({ text }) => {
    const variables = text.includes('$registrationId') ? { registrationId } : {};
    const data = await gateway.read(text, variables, callers[ruleOf(text)]);
    expect(Object.values(data ?? { nothing: null })).not.toContain(null);
  });
});

describe('every example mutation runs', () => {
  const mutations = examples.filter(({ text }) => /^mutation /m.test(text));

  it.each(mutations)('$name', async ({ text }) => {
    const registered = await gateway.read<{ viewer: { registrations: { id: string }[] } }>(
      '{ viewer { registrations { id } } }',
      {},
      person,
    );
    const registrationId = registered.viewer.registrations[0]?.id ?? String(await provider.register(person.token));
    const variables = text.includes('$registrationId') ? { registrationId } : {};
    const caller = text.includes('(moderators') ? moderator : person;
    const { codes, data } = await gateway.graphql(text, variables, caller);
    expect(codes).toEqual([]);
    expect(Object.values(data ?? { nothing: null })).not.toContain(null);
  });
});

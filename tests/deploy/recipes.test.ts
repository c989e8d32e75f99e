import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';
import { samplePortal } from '../testkit/portal.ts';
import { freePort } from '../testkit/ports.ts';
import { answered, expected, type Recipe, readRecipes, runRecipes } from '../testkit/recipes.ts';

const recipes = readRecipes(await readFile('docs/recipes.md', 'utf8'));
const readme = await readFile('README.md', 'utf8');
const readmeRecipes = readRecipes(/^## Queries without the page\n[\s\S]*?(?=^## )/m.exec(readme)?.[0] ?? '');

// Recipes follow the addresses of files.
const port = await freePort();
const { gateway } = await samplePortal({ port, publicUrl: `http://127.0.0.1:${port}` });
const { url } = gateway;
const folder = await temporaryFolder();

/** What a recipe without a shown answer must not write: an error, a rejection, or nothing where it asks. */
function expectFine({ script }: Recipe, output: string): void {
  expect(output).not.toMatch(/"errors":|"userErrors":\[\{|undefined|null/);
  if (/^(graphql '|curl |head )/m.test(script)) expect(output.trim()).not.toBe('');
}

describe('docs/recipes.md', () => {
  let outputs: string[];
  beforeAll(async () => {
    outputs = await runRecipes(recipes, { url, folder });
  });

  it.each(recipes.map((recipe, index) => ({ ...recipe, index })))('$title ($index) does what it says', (recipe) => {
    const output = outputs[recipe.index] ?? '';
    if (recipe.answer === null) expectFine(recipe, output);
    else expect(answered(output)).toEqual(expected(JSON.parse(recipe.answer), expect.anything()));
  });
});

it('README: the programme and the own registrations, from a shell', async () => {
  const outputs = await runRecipes(readmeRecipes, { url, folder });
  expect(outputs.length).toBeGreaterThan(0);
  for (const [index, recipe] of readmeRecipes.entries()) expectFine(recipe, outputs[index] ?? '');
  const all = outputs.join('\n');
  expect(all).toContain('Открытие форума');
  expect(all).toContain('"displayName":"Примеров Пример"');
});

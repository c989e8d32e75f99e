import { resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const config = await resolveConfig({ configFile: 'web/vite.config.ts' }, 'build');

/** The selectors of a style sheet of empty rules, as the build writes them. */
async function selectorsIn(css: string, file = 'web/app/global.css'): Promise<string[]> {
  const { code } = await preprocessCSS(css, resolve(file), config);
  return code
    .split(/[{}]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const strong = ':not(#\\#)';

it.each([
  ['.a, .b > li {}', [`${strong}.a, ${strong}.b > li`]],
  ['body .a::before {}', [`body${strong} .a::before`]],
  ['* {} :root {} [data-own] p {}', [`*${strong}`, `${strong}:root`, `${strong}[data-own] p`]],
  ['@media print { h1.a {} }', ['@media print', `h1${strong}.a`]],
  ['.a { &:hover {} }', [`${strong}.a`, '&:hover']],
  ['@keyframes turn { from {} 50% {} }', ['@keyframes turn', 'from', '50%']],
])('makes the selectors of the page stronger than those of Mantine: %s', async (css, selectors) => {
  expect(await selectorsIn(css)).toEqual(selectors);
});

it('makes the classes of a module stronger, under their final names', async () => {
  expect(await selectorsIn('.a {} :global(body) .b {}', 'web/app/theme.module.css')).toEqual([
    expect.stringMatching(/^:not\(#\\#\)\._a_\w+$/),
    expect.stringMatching(/^body:not\(#\\#\) \._b_\w+$/),
  ]);
});

it('leaves the style sheets of libraries as they are', async () => {
  expect(await selectorsIn('.m_1 {}', 'node_modules/@mantine/core/styles/Button.css')).toEqual(['.m_1']);
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import type { Plugin } from 'vite';
import { anchorOf } from './recipes.ts';

const source = fileURLToPath(new URL('../../docs/recipes.md', import.meta.url));

const style = `
  body { max-width: 860px; margin: 0 auto; padding: 16px 20px 48px; font: 16px/1.55 system-ui, sans-serif; color-scheme: light dark; }
  pre { overflow-x: auto; padding: 12px; border: 1px solid #8886; border-radius: 6px; }
  code { font: 14px/1.5 ui-monospace, monospace; }
`;

/** Headings get anchors; links to files of the project become plain text, because the portal does not serve those. */
function toPage(markdown: string): string {
  const body = micromark(markdown)
    .replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => `<h2 id="${anchorOf(heading)}">${heading}</h2>`)
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<a href="(?!#|https?:)[^"]*">(.*?)<\/a>/g, '$1');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>Recipes – Portal API explorer</title>
    <style nonce="%nonce%">${style}</style>
  </head>
  <body>
    <nav><a href="/explorer">Portal API explorer</a></nav>
    <main>${body}</main>
  </body>
</html>
`;
}

/** Builds docs/recipes.md into a page of the explorer. */
export const recipesPage = (): Plugin => ({
  name: 'recipes-page',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'recipes.html', source: toPage(await readFile(source, 'utf8')) });
  },
});

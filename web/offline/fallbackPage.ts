import { offlineTexts as texts } from '#texts/offline.ts';
import { offlinePages } from './addresses.ts';

/** The theme's colours. A worker cannot read the storage with the chosen scheme, so the system's setting decides. */
const styles = `
:root { color-scheme: light dark; --text: #1d1b26; --soft: #5c596b; --body: #fcfbfe; --link: #6b3dc0; --fill: #6b3dc0 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e2ec; --soft: #a8a7b8; --body: #17161d; --link: #bba2f0; --fill: #8050d6 }
}
body { margin: 0; background: var(--body); color: var(--text); font: 1rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.25rem 2rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1rem; color: var(--soft) }
ul { margin: 0; padding: 0; list-style: none }
a { color: var(--link) }
li a { display: inline-block; padding-block: 0.4rem }
.retry { display: inline-block; padding: 0.6rem 1.4rem; border-radius: 0.5rem; background: var(--fill); color: #fff;
  font-weight: 600; text-decoration: none }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }
`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const link = (path: string, index: number) => `<li><a href="${path}">${texts.pages[index] ?? path}</a></li>`;

/** Replaces a page that neither the network nor the store has. Contains nothing of the address or of a person. */
export function fallbackPage(): Response {
  const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p><a class="retry" href="">${texts.retry}</a></p>
<h2>${texts.stored}</h2>
<ul>${offlinePages.map(link).join('')}</ul>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

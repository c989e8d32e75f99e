import { HANDOVER_ID, type Handover } from '../../lib/prerender.ts';
import { dataBlock, escapeHtml } from './html.ts';

/** The built page with places for a page's own parts. */
const places = {
  title: /<title>[^<]*<\/title>/,
  description: /\s*<meta name="description"[^>]*>/,
  headEnd: '</head>',
  root: '<div id="root"></div>',
  script: /<script type="module"/g,
  preload: /<link rel="modulepreload"/g,
  noscript: /\s*<noscript>[^<]*<\/noscript>/,
};

interface Parts {
  title: string;
  head: readonly string[];
  body: string;
  handover: Handover;
}

function put(html: string, place: string | RegExp, content: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`the built page has no ${place}`);
  // A function, because a text may hold what a replacement pattern means.
  return html.replace(place, () => content);
}

/** Puts a rendered page into the built one. */
export function writeDocument(template: string, { title, head, body, handover }: Parts): string {
  let html = put(template, places.title, `<title>${escapeHtml(title)}</title>`);
  html = put(html, places.description, '');
  html = put(html, places.noscript, '');
  // The page is drawn from its HTML and styles alone: on a slow line the code comes after them, not beside them.
  html = html.replace(places.script, '$& fetchpriority="low"');
  html = put(html, places.headEnd, `${head.join('\n    ')}\n  ${places.headEnd}`);
  html = html.replace(places.preload, '$& fetchpriority="low"');
  return put(html, places.root, `<div id="root">${body}</div>${dataBlock('application/json', handover, HANDOVER_ID)}`);
}

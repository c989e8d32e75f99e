import { HANDOVER_ID, type Handover } from '../../lib/prerender.ts';
import { dataBlock, emptyTag, escapeHtml, styleBlock } from './html.ts';

/** The part of Vite's manifest that this file uses. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The files of a page, as paths below the built page's folder. */
interface PageFiles {
  styles: string[];
  scripts: string[];
  fonts: string[];
}

/** The files of the page's entry and of its screens. Imports, and so their styles, come before the chunk that imports them. */
export function filesOf(manifest: Manifest, screens: Iterable<string>): PageFiles {
  const seen = new Set<string>();
  const files: PageFiles = { styles: [], scripts: [], fonts: [] };
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build knows no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.styles.push(...(chunk.css ?? []));
    files.scripts.push(chunk.file);
    files.fonts.push(...(chunk.assets ?? []).filter((asset) => asset.endsWith('.woff2')));
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key);
  for (const screen of screens) add(`screens/${screen}.tsx`);
  return { ...files, styles: [...new Set(files.styles)] };
}

/** Places in the built page that a page's own parts replace. */
const places = {
  title: /<title>[^<]*<\/title>/,
  description: /\s*<meta name="description"[^>]*>/,
  headEnd: '</head>',
  root: '<div id="root"></div>',
  script: /<script type="module"/g,
  preload: /<link rel="modulepreload"/g,
  stylesheet: /\s*<link rel="stylesheet"[^>]*>/g,
};

interface Parts {
  title: string;
  head: readonly string[];
  /** Address and content of each style sheet. */
  styles: readonly { href: string; content: string }[];
  /** Addresses of all scripts. */
  scripts: readonly string[];
  body: string;
  handover: Handover;
}

function put(html: string, place: string | RegExp, content: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`the built page has no ${place}`);
  // Uses a function, because the text may contain the signs of a replacement pattern.
  return html.replace(place, () => content);
}

/**
 * The page's styles, inline, so that it paints without another request. Disabled links name the sheets too: the scripts then
 * consider them loaded, and the browser does not fetch them.
 */
function stylesOf(styles: Parts['styles']): string[] {
  return [
    styleBlock(styles.map(({ content }) => content).join('\n')),
    ...styles.map(({ href }) => emptyTag('link', { rel: 'stylesheet', disabled: '', crossorigin: '', href })),
  ];
}

/** Puts a rendered page into the built one. */
export function writeDocument(template: string, parts: Parts): string {
  const { title, head, styles, scripts, body, handover } = parts;
  let html = put(template, places.title, `<title>${escapeHtml(title)}</title>`);
  html = put(html, places.description, '');
  html = html.replace(places.stylesheet, '');
  // HTML and styles are enough to paint the page: on a slow connection the scripts load later.
  html = html.replace(places.script, '$& fetchpriority="low"');
  const preloads = scripts
    .filter((href) => !template.includes(`"${href}"`))
    .map((href) => emptyTag('link', { rel: 'modulepreload', crossorigin: '', href }));
  const ownHead = [...head, ...stylesOf(styles), ...preloads];
  html = put(html, places.headEnd, `${ownHead.join('\n    ')}\n  ${places.headEnd}`);
  html = html.replace(places.preload, '$& fetchpriority="low"');
  return put(html, places.root, `<div id="root">${body}</div>${dataBlock('application/json', handover, HANDOVER_ID)}`);
}

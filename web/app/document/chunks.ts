import { tag } from './html.ts';

/** Vite's account of the build, as far as it is used here. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

/** A chunk and all that it imports; what the entry holds is in the page's own head already. */
function closure(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || chunk.isEntry || found.has(key)) return found;
  found.add(key);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

/** Tags that fetch the chunks and styles of screens together with the page, except those it names already. */
export function screenLinks(manifest: Manifest, screens: Iterable<string>, template: string): string[] {
  const keys = new Set<string>();
  for (const screen of screens) {
    const key = `screens/${screen}.tsx`;
    if (manifest[key] === undefined) throw new Error(`the build knows no ${key}`);
    closure(manifest, key, keys);
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => ({ rel: 'stylesheet', href: `/${file}` })),
    ...chunks.map(({ file }) => ({ rel: 'modulepreload', href: `/${file}` })),
  ]
    .filter(({ href }) => !template.includes(`"${href}"`))
    .map(({ rel, href }) => tag('link', { rel, crossorigin: '', href }));
}

/** The part of Vite's manifest that is used here. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** What a page is made of, as paths below the built page's folder. */
interface PageFiles {
  styles: string[];
  scripts: string[];
  fonts: string[];
}

/** The files of the page's entry and of the screens on it. What a chunk imports comes before it: so do its styles. */
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

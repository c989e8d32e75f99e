import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

function scriptHashes(pageFolder: string): string[] {
  const index = join(pageFolder, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The page loads its own files only and runs only the inline scripts of its build; Mantine writes inline styles. */
export function contentPolicy(pageFolder: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes(pageFolder)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

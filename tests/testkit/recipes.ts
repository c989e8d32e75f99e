import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A block of commands of a page, with the answer that the page shows. */
export interface Recipe {
  /** Heading above it. */
  title: string;
  script: string;
  /** The answer as JSON text; null where the page shows none. */
  answer: string | null;
}

/** The ```sh blocks of a page in their order; a ```json block after one is its answer. */
export function readRecipes(page: string): Recipe[] {
  const recipes: Recipe[] = [];
  let title = '';
  for (const [, heading, language, body = ''] of page.matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm)) {
    const last = recipes.at(-1);
    if (heading !== undefined) title = heading;
    else if (language === 'sh') recipes.push({ title, script: body, answer: null });
    else if (language === 'json' && last) last.answer = body;
  }
  return recipes;
}

/** Between the outputs of two recipes. */
const separator = '\u001e';

/** Runs recipes one after another in one shell, in a folder; returns the output of each. */
export async function runRecipes(
  recipes: Recipe[],
  { url, folder }: { url: string; folder: string },
): Promise<string[]> {
  const script = recipes.map((recipe) => `printf '${separator}'\n${recipe.script}`).join('\n');
  const here = script.replaceAll(/(?:http:\/\/)?localhost:4000/g, url);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', here], { cwd: folder });
  return stdout.split(separator).slice(1);
}

/** The answer without `extensions`, which holds the cost of the operation. */
export function answered(output: string): unknown {
  const { extensions: _, ...answer } = JSON.parse(output.split('\n')[0] ?? '') as Record<string, unknown>;
  return answer;
}

/** Compares an answer with a page's example: «…» matches any value. */
export function expected(shown: unknown, wildcard: unknown): unknown {
  if (shown === '…') return wildcard;
  if (Array.isArray(shown)) return shown.map((it) => expected(it, wildcard));
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, expected(value, wildcard)]));
}

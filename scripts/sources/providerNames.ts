/**
 * The provider's names end at gateway/provider/records/. This check looks only for names with an underscore, because the
 * gateway's own names have none.
 */
import { readProviderContract } from '../../schema/providerContract.ts';
import type { SourceFile } from './sourceFiles.ts';

const isName = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(text);

/** The names with an underscore of parameters, fields and coded values of an OpenAPI document. */
function namesOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { name, enum: codes, const: code, properties } = node as Record<string, unknown>;
  const keys = typeof properties === 'object' ? Object.keys(properties ?? {}) : [];
  for (const text of [name, code, ...(Array.isArray(codes) ? codes : []), ...keys]) if (isName(text)) found.add(text);
  for (const inner of Object.values(node)) namesOf(inner, found);
  return found;
}

/** Exempt: editions are data of a deployment, which name a poster session as its provider does. */
const isExempt = (path: string) => /^gateway\/(?:provider|editions)\//.test(path);

/** The lines of sources that contain one of the names: `path:line text`. */
function linesWithNames(names: ReadonlySet<string>, files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          (line.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? []).some((word) => names.has(word))
            ? [`${path}:${index + 1} ${line.trim()}`]
            : [],
        ),
    );
}

/** Names of the provider in the gateway above its records. */
export const providerNames = (gateway: SourceFile[]): string[] =>
  linesWithNames(namesOf(readProviderContract()), gateway);

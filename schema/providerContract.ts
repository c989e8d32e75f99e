import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The base contract, and what a provider may have beyond it. */
export const providerDocuments = ['schema/provider.openapi.yaml', 'schema/providerExtensions.openapi.yaml'] as const;

type Json = unknown;
const isMap = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds a document to another: maps key by key, lists at the end. */
function merged(base: Json, added: Json): Json {
  if (Array.isArray(base) && Array.isArray(added)) return [...base, ...added];
  if (!isMap(base) || !isMap(added)) return added;
  const both = { ...base };
  for (const [key, value] of Object.entries(added)) both[key] = key in base ? merged(base[key], value) : value;
  return both;
}

/** The base contract with every extension. */
export function readProviderContract(): Record<string, unknown> {
  const [base, extensions] = providerDocuments.map((path) =>
    parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')),
  );
  return { ...(merged(base, extensions) as Record<string, unknown>), info: base.info };
}

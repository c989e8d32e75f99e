/**
 * Fails on names of the provider in the gateway above gateway/provider/records/, where they end. It looks only for names
 * with an underscore, because the gateway's own names have none. Part of `npm run check`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readProviderContract } from '../schema/providerContract.ts';

const word = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;

/** The names of parameters, fields and coded values of the contract. */
const names = new Set<unknown>();
JSON.stringify(readProviderContract(), (_, node) => {
  const { name, const: code, enum: codes, properties } = node ?? {};
  for (const text of [name, code, ...(Array.isArray(codes) ? codes : []), ...Object.keys(properties ?? {})])
    names.add(text);
  return node;
});

// Editions are data of a deployment, which name a poster session as its provider does.
const files = readdirSync('gateway', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/^(?:provider|editions)\/|(?:^|\/)generated\//.test(file),
);
for (const file of files) {
  for (const [index, line] of readFileSync(`gateway/${file}`, 'utf8').split('\n').entries()) {
    if (!line.match(word)?.some((text) => names.has(text))) continue;
    console.error(`a name of the provider above gateway/provider/records: gateway/${file}:${index + 1} ${line.trim()}`);
    process.exitCode = 1;
  }
}

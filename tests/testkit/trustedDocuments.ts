import { loadTrustedDocuments, type TrustedDocument } from '../../gateway/limits/trustedDocuments.ts';

const { all } = loadTrustedDocuments();

/** An operation that every caller may run, by its name. */
export function trusted(name: string): TrustedDocument {
  const found = all.find(({ text }) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`there is no trusted operation ${name}`);
  return found;
}

export const trustedText = (name: string) => trusted(name).text;

/** The part of a body that names an operation by its hash. */
export const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

/** The path of a request by GET and hash. */
export const pathByHash = (hash: string) =>
  `/graphql?extensions=${encodeURIComponent(JSON.stringify(byHash(hash).extensions))}`;

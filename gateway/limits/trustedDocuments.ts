import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST, parse, print } from 'graphql';
import { trustedTexts } from '../generated/trustedTexts.ts';

type Mark = 'static' | 'shared';

/** An operation of the page, or one published for tools: every caller may run it. */
export interface TrustedDocument {
  hash: string;
  text: string;
  document: DocumentNode;
  /** Whether everybody gets the same answer: `static` until the editions change, `shared` until a public list of the provider does. */
  sameForAll: Mark | null;
}

export type TrustedDocuments = ReturnType<typeof loadTrustedDocuments>;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const isMark = (name: string): name is Mark => name === 'static' || name === 'shared';

function markOf(document: DocumentNode): Mark | null {
  const { directives = [] } = getOperationAST(document) ?? {};
  return directives.map(({ name }) => name.value).find(isMark) ?? null;
}

export function loadTrustedDocuments(texts: Readonly<Record<string, string>> = trustedTexts) {
  const all = Object.entries(texts).map(([hash, text]): TrustedDocument => {
    const document = parse(text, { noLocation: true });
    return { hash, text, document, sameForAll: markOf(document) };
  });
  const byHash = new Map(all.map((it) => [it.hash, it]));
  const byText = new Map(all.map((it) => [it.text, it]));
  const find = (hash: string) => byHash.get(hash) ?? null;
  return {
    all,
    byHash: find,
    byText: (text: string) => byText.get(text) ?? null,
    /** Ignores formatting. */
    byMeaning: (document: DocumentNode) => find(sha256(print(document))),
  };
}

import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST, parse, print } from 'graphql';
import { trustedTexts } from '../generated/trustedTexts.ts';

/** An operation of the page, or one published for tools: every caller may run it. */
export interface TrustedDocument {
  hash: string;
  text: string;
  document: DocumentNode;
  /**
   * Which callers get the same answer. `static`: everybody, until the editions change; `shared`: everybody, until a public list
   * of the provider changes; `moderators`: all moderators, for a moment.
   */
  sameForAll: 'static' | 'shared' | 'moderators' | null;
}

export type TrustedDocuments = ReturnType<typeof loadTrustedDocuments>;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const marks = { static: 'static', shared: 'shared', sameForModerators: 'moderators' } as const;
const isMark = (name: string): name is keyof typeof marks => Object.hasOwn(marks, name);

function markOf(document: DocumentNode): TrustedDocument['sameForAll'] {
  const { directives = [] } = getOperationAST(document) ?? {};
  const mark = directives.map(({ name }) => name.value).find(isMark);
  return mark === undefined ? null : marks[mark];
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

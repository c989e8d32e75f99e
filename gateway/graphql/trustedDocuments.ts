import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print } from 'graphql';
import { trustedTexts } from '../generated/trustedTexts.ts';

/** An operation of the page, or one published for tools: every caller may run it. */
export interface TrustedDocument {
  hash: string;
  text: string;
  document: DocumentNode;
  isStatic: boolean;
}

export interface TrustedDocuments {
  all: readonly TrustedDocument[];
  byHash(hash: string): TrustedDocument | null;
  byText(text: string): TrustedDocument | null;
  /** Ignores formatting. */
  byMeaning(document: DocumentNode): TrustedDocument | null;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const isStatic = ({ definitions }: DocumentNode) =>
  definitions.some(
    (it) => it.kind === Kind.OPERATION_DEFINITION && it.directives?.some(({ name }) => name.value === 'static'),
  );

export function loadTrustedDocuments(texts: Readonly<Record<string, string>> = trustedTexts): TrustedDocuments {
  const all = Object.entries(texts).map(([hash, text]) => {
    const document = parse(text, { noLocation: true });
    return { hash, text, document, isStatic: isStatic(document) };
  });
  const byHash = new Map(all.map((it) => [it.hash, it]));
  const byText = new Map(all.map((it) => [it.text, it]));
  const find = (hash: string) => byHash.get(hash) ?? null;
  return {
    all,
    byHash: find,
    byText: (text) => byText.get(text) ?? null,
    byMeaning: (document) => find(sha256(print(document))),
  };
}

import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print } from 'graphql';
import { trustedTexts } from './generated/trustedTexts.ts';

/** A document that anyone may run: an operation of the page, or one that is published for tools. */
export interface TrustedDocument {
  hash: string;
  text: string;
  document: DocumentNode;
  /** Whether its answer is the same for everybody (`@static`). */
  isStatic: boolean;
}

/** The documents that this release trusts, known from the build. */
export interface TrustedDocuments {
  all: readonly TrustedDocument[];
  /** The document with this sha256 (hex) of its text. */
  byHash(hash: string): TrustedDocument | null;
  /** The document with this text. */
  byText(text: string): TrustedDocument | null;
  /** The document that says the same, however it is written. */
  byMeaning(document: DocumentNode): TrustedDocument | null;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const isStatic = ({ definitions }: DocumentNode) =>
  definitions.some(
    (it) => it.kind === Kind.OPERATION_DEFINITION && it.directives?.some(({ name }) => name.value === 'static'),
  );

/** Parses the documents. Whoever runs them validates them. */
export function loadTrustedDocuments(texts: Readonly<Record<string, string>> = trustedTexts): TrustedDocuments {
  const all = Object.entries(texts).map(([hash, text]) => {
    const document = parse(text, { noLocation: true });
    return { hash, text, document, isStatic: isStatic(document) };
  });
  const byHash = new Map(all.map((it) => [it.hash, it]));
  const find = (hash: string) => byHash.get(hash) ?? null;
  return {
    all,
    byHash: find,
    byText: (text) => find(sha256(text)),
    byMeaning: (document) => find(sha256(print(document))),
  };
}

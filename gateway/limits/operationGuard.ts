import { type DocumentNode, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import type { GatewayError } from '../lib/errors.ts';
import { costOf } from './cost.ts';
import { documentLimits, type LimitName } from './documentLimits.ts';
import { shapeOf } from './documentShape.ts';
import { countTokens } from './documentTokens.ts';
import { admissionError, type Verification } from './tokenVerifier.ts';
import { sha256, type TrustedDocuments } from './trustedDocuments.ts';
import { measureVariables } from './variables.ts';

export interface GraphqlRequest {
  /** Null if the request names its document by hash. */
  text: string | null;
  hash: string | null;
  /** The version of the request by hash, as it was sent. */
  persistedVersion: unknown;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

export interface DocumentRejection {
  code: string;
  /** In English: developers of tools read it, the page has its own texts. */
  message: string;
  measured?: number;
  limit?: number;
}

export type Decision =
  /** `cost` is null for an invalid document: Apollo explains the mistake. */
  | { action: 'run'; cost: number | null; kind: 'query' | 'mutation' }
  | { action: 'reject'; rejection: DocumentRejection }
  /** The provider cannot verify the caller's token at present. */
  | { action: 'retryLater'; error: GatewayError };

/** Codes of rejections that do not depend on the size of a document; documentLimits.ts has the others. */
export const documentRejections = {
  DOCUMENT_NOT_TRUSTED:
    'In production, callers without a token run only the operations of the page and those of `schema/operations/`. Get a token with the published operation `CreateToken` and send it in the header `Authorization: Token …`.',
  PERSISTED_QUERY_VERSION:
    'The gateway knows version 1 of requests by hash: `extensions.persistedQuery.version` is another number or missing.',
  HASH_MISMATCH: 'The hash is not the sha256 of the document. Send the right hash, or the document alone.',
  BATCHING_DISABLED: 'The request contains a list of operations. Send one operation per request.',
} as const;

export const rejectionOf = (code: keyof typeof documentRejections): DocumentRejection => ({
  code,
  message: documentRejections[code],
});

/** The gateway stops counting tokens at this multiple of the limit. */
const tokensCounted = 10;

const figures = new Intl.NumberFormat('en');

function exceeded(name: LimitName, measured: number): DocumentRejection | null {
  const { code, limit, unit } = documentLimits[name];
  if (measured <= limit) return null;
  const message = `The request is too large: ${figures.format(measured)} ${unit}, at most ${figures.format(limit)}`;
  return { code, message, measured, limit };
}

function firstExceeded(measures: Partial<Record<LimitName, number>>): DocumentRejection | null {
  for (const [name, measured] of Object.entries(measures)) {
    const rejection = exceeded(name as LimitName, measured);
    if (rejection !== null) return rejection;
  }
  return null;
}

function tryParse(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: documentLimits.tokens.limit, noLocation: true });
  } catch {
    return null;
  }
}

interface AnalyzedOperation {
  /** Null for a text that is not GraphQL or has too many tokens. */
  document: DocumentNode | null;
  rejection: DocumentRejection | null;
}

function analyze(text: string): AnalyzedOperation {
  const document = tryParse(text);
  if (document !== null) return { document, rejection: firstExceeded(shapeOf(document)) };
  return { document, rejection: exceeded('tokens', countTokens(text, documentLimits.tokens.limit * tokensCounted)) };
}

/** Rejects two mistakes that Apollo would answer in a different form. */
function wrongHash({ text, hash, persistedVersion }: GraphqlRequest): DocumentRejection | null {
  if (hash === null) return null;
  if (persistedVersion !== 1) return rejectionOf('PERSISTED_QUERY_VERSION');
  return text === null || sha256(text) === hash ? null : rejectionOf('HASH_MISMATCH');
}

interface GuardOptions {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether callers without a valid token may run trusted documents only. */
  trustedOnly: boolean;
}

/**
 * Decides about an operation before Apollo validates it, because validating a large document is the most expensive step.
 * Trusted documents skip the checks of shape: a test has checked them.
 */
export function createOperationGuard({ schema, documents, trustedOnly }: GuardOptions) {
  function byCost(document: DocumentNode, { variables, operationName }: GraphqlRequest): Decision {
    const { cost, longestList } = costOf(schema, document, variables, operationName);
    const rejection = firstExceeded({ list: longestList, cost });
    if (rejection !== null) return { action: 'reject', rejection };
    const isMutation = getOperationAST(document, operationName)?.operation === 'mutation';
    return { action: 'run', cost, kind: isMutation ? 'mutation' : 'query' };
  }

  async function byText(text: string, request: GraphqlRequest, verify: () => Promise<Verification>): Promise<Decision> {
    const { document, rejection } = analyze(text);
    const verification = trustedOnly ? await verify() : null;
    if (verification !== null && admissionError(verification) !== null) {
      const trusted = document && documents.byMeaning(document);
      if (trusted) return byCost(trusted.document, request);
      return verification.state === 'unavailable'
        ? { action: 'retryLater', error: verification.error }
        : { action: 'reject', rejection: rejectionOf('DOCUMENT_NOT_TRUSTED') };
    }
    if (rejection !== null) return { action: 'reject', rejection };
    return document === null ? { action: 'run', cost: null, kind: 'query' } : byCost(document, request);
  }

  async function decide(request: GraphqlRequest, verify: () => Promise<Verification>): Promise<Decision> {
    const { text, hash } = request;
    const trusted = text === null ? documents.byHash(hash ?? '') : documents.byText(text);
    if (trusted !== null) return byCost(trusted.document, request);
    return text === null ? { action: 'run', cost: null, kind: 'query' } : byText(text, request, verify);
  }

  return async (request: GraphqlRequest, verify: () => Promise<Verification>): Promise<Decision> => {
    const { variables, variableDepth } = documentLimits;
    const measures = measureVariables(request.variables, variables.limit, variableDepth.limit);
    const tooMany = firstExceeded(measures);
    if (tooMany !== null) return { action: 'reject', rejection: tooMany };
    const decision = await decide(request, verify);
    const rejection = decision.action === 'run' ? wrongHash(request) : null;
    return rejection === null ? decision : { action: 'reject', rejection };
  };
}

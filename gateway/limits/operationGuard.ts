import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import type { GatewayError } from '../errors.ts';
import type { TrustedDocuments } from '../graphql/trustedDocuments.ts';
import { costOf } from './cost.ts';
import { documentLimits, type LimitName } from './documentLimits.ts';
import { shapeOf } from './shape.ts';
import { countTokens } from './tokens.ts';
import { isAdmitted, type Verification } from './tokenVerifier.ts';

/** A GraphQL request. */
export interface GraphqlRequest {
  /** The document's text; null where the request names it by its hash alone. */
  text: string | null;
  hash: string | null;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

/** Why a document is not run: the answer's code, Russian message and figures. */
export interface DocumentRefusal {
  code: string;
  message: string;
  measured?: number;
  limit?: number;
}

/** What becomes of an operation. */
export type Decision =
  /** `cost` is null where the document is wrong, which Apollo explains. */
  | { action: 'run'; cost: number | null }
  | { action: 'refuse'; refusal: DocumentRefusal }
  /** The provider cannot say now whether the caller's token is valid. */
  | { action: 'wait'; fault: GatewayError };

/** Codes of refusals that do not depend on the size of a document; those of the limits stand in documentLimits.ts. */
export const documentRefusals = {
  /** Tools without a token run documents of the manifest only. */
  DOCUMENT_NOT_TRUSTED:
    'Без\u00a0входа выполняются только операции портала и\u00a0опубликованные операции (schema/operations). Чтобы выполнять свои, получите токен операцией CreateToken и\u00a0передавайте его в\u00a0заголовке Authorization: Token …',
  /** A request is one operation. */
  BATCHING_DISABLED: 'В\u00a0одном запросе\u00a0— одна операция: массив операций не\u00a0принимается',
} as const;

/** The refusal with this code. */
export const refusalOf = (code: keyof typeof documentRefusals): DocumentRefusal => ({
  code,
  message: documentRefusals[code],
});

/** The gateway counts tokens up to so many times the limit. */
const tokensCounted = 10;

const figures = new Intl.NumberFormat('ru');

/** The refusal where a measure is over its limit, else null. */
function over(name: LimitName, measured: number): DocumentRefusal | null {
  const { code, limit, unit } = documentLimits[name];
  if (measured <= limit) return null;
  const message = `Слишком большой запрос: ${unit}\u00a0— ${figures.format(measured)}, можно не\u00a0больше ${figures.format(limit)}`;
  return { code, message, measured, limit };
}

/** The first of several limits that is passed. */
function firstOver(measures: Partial<Record<LimitName, number>>): DocumentRefusal | null {
  for (const [name, measured] of Object.entries(measures)) {
    const refusal = over(name as LimitName, measured);
    if (refusal !== null) return refusal;
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

/** What a document's text shows by itself, whatever its variables are. */
interface AnalyzedOperation {
  /** Null where the text is no GraphQL, or too long to be parsed. */
  document: DocumentNode | null;
  /** The first limit that the text passes. */
  refusal: DocumentRefusal | null;
}

function analyze(text: string): AnalyzedOperation {
  const document = tryParse(text);
  if (document !== null) return { document, refusal: firstOver({ ...shapeOf(document) }) };
  // The parser stops at the limit of tokens, or at what is no GraphQL.
  return { document, refusal: over('tokens', countTokens(text, documentLimits.tokens.limit * tokensCounted)) };
}

interface GuardOptions {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether callers without a valid token may run trusted documents only. */
  trustedOnly: boolean;
}

/**
 * Decides about an operation before Apollo sees it, so that nothing too large is validated, which costs most. Documents of
 * the manifest keep the limits of shape by themselves; cost and lists depend on variables and are measured each time.
 */
export function createOperationGuard({ schema, documents, trustedOnly }: GuardOptions) {
  function byCost(document: DocumentNode, { variables, operationName }: GraphqlRequest): Decision {
    const { cost, longestList } = costOf(schema, document, variables, operationName);
    const refusal = firstOver({ list: longestList, cost });
    return refusal === null ? { action: 'run', cost } : { action: 'refuse', refusal };
  }

  async function byText(text: string, request: GraphqlRequest, verify: () => Promise<Verification>): Promise<Decision> {
    const { document, refusal } = analyze(text);
    const verification = trustedOnly ? await verify() : null;
    if (verification !== null && !isAdmitted(verification)) {
      const trusted = document && documents.byMeaning(document);
      if (trusted) return byCost(trusted.document, request);
      // A token without an answer may come again; any other learns how to get a valid one.
      return verification.state === 'unavailable'
        ? { action: 'wait', fault: verification.fault }
        : { action: 'refuse', refusal: refusalOf('DOCUMENT_NOT_TRUSTED') };
    }
    if (refusal !== null) return { action: 'refuse', refusal };
    return document === null ? { action: 'run', cost: null } : byCost(document, request);
  }

  return async (request: GraphqlRequest, verify: () => Promise<Verification>): Promise<Decision> => {
    const { text, hash } = request;
    const trusted = text === null ? documents.byHash(hash ?? '') : documents.byText(text);
    if (trusted !== null) return byCost(trusted.document, request);
    return text === null ? { action: 'run', cost: null } : byText(text, request, verify);
  };
}

import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { TrustedDocuments } from '../trustedDocuments.ts';
import type { Cost } from './cost.ts';
import { documentLimits, type LimitName } from './documentLimits.ts';
import { keepCosts } from './keptCosts.ts';
import { shapeOf } from './shape.ts';
import { countTokens } from './tokens.ts';

/** What a request asks to be run. */
export interface Asked {
  /** The document's text; null where it is named by its hash alone. */
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

/** Whether a document is run; `cost` is null where whatever is wrong with it is Apollo's to tell. */
export type Admission = { refusal: DocumentRefusal } | { refusal: null; cost: number | null };

/** The codes of what is refused before it is looked at by its size; those of the limits stand in documentLimits.ts. */
export const documentRefusals = {
  /** Tools without a token run documents of the manifest only. */
  DOCUMENT_NOT_TRUSTED:
    'Без\u00a0входа выполняются только операции портала и\u00a0опубликованные операции (schema/operations). Чтобы выполнять свои, получите токен операцией CreateToken и\u00a0передавайте его в\u00a0заголовке Authorization: Token …',
  /** A request is one operation. */
  BATCHING_DISABLED: 'В\u00a0одном запросе\u00a0— одна операция: массив операций не\u00a0принимается',
} as const;

/** The refusal of a document for what it is. */
export const refusalOf = (code: keyof typeof documentRefusals): DocumentRefusal => ({
  code,
  message: documentRefusals[code],
});

/** Texts of tools that are remembered with what was found out about them: so many letters, and some megabytes as documents. */
const lettersKept = 65_536;

/** Counting tokens ends at so many times the limit. */
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

/** What a text is by itself: variables change nothing of it. */
interface Judged {
  /** Null where it is none, or too long to be read. */
  document: DocumentNode | null;
  tooLong: DocumentRefusal | null;
  /** The first limit of shape that it passes. */
  outOfShape: DocumentRefusal | null;
}

function judge(text: string): Judged {
  const tooLong = over('tokens', countTokens(text, documentLimits.tokens.limit * tokensCounted));
  const document = tooLong === null ? tryParse(text) : null;
  return { document, tooLong, outOfShape: document && firstOver({ ...shapeOf(document) }) };
}

interface Doorkeeper {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether callers without a session may run trusted documents only. */
  trustedOnly: boolean;
}

/**
 * Judges what is asked for before Apollo sees it, so that nothing that is too large is validated, which costs most. What the
 * manifest knows keeps the limits of its text by itself; cost and lists depend on variables and are looked at always.
 */
export function createAdmission({ schema, documents, trustedOnly }: Doorkeeper) {
  const costOf = keepCosts(schema);
  // Where strangers run trusted documents alone, nothing of theirs is remembered: it would push out what is asked over and over.
  const judged = new LRUCache<string, Judged>({ maxSize: lettersKept, sizeCalculation: (_, text) => text.length + 1 });

  function byCost({ cost, longestList }: Cost): Admission {
    const refusal = firstOver({ list: longestList, cost });
    return refusal === null ? { refusal, cost } : { refusal };
  }

  async function byText(text: string, asked: Asked, isStranger: () => Promise<boolean>): Promise<Admission> {
    const known = judged.get(text) ?? judge(text);
    const { document, tooLong, outOfShape } = known;
    if (trustedOnly && (await isStranger())) {
      const meant = document && documents.byMeaning(document);
      return meant ? byCost(costOf(meant.document, asked.variables)) : { refusal: refusalOf('DOCUMENT_NOT_TRUSTED') };
    }
    judged.set(text, known);
    if (tooLong !== null) return { refusal: tooLong };
    if (document === null) return { refusal: null, cost: null };
    if (outOfShape !== null) return { refusal: outOfShape };
    return byCost(costOf(document, asked.variables, asked.operationName));
  }

  return async (asked: Asked, isStranger: () => Promise<boolean>): Promise<Admission> => {
    const { text, hash } = asked;
    const trusted = text === null ? documents.byHash(hash ?? '') : documents.byText(text);
    if (trusted !== null) return byCost(costOf(trusted.document, asked.variables));
    return text === null ? { refusal: null, cost: null } : byText(text, asked, isStranger);
  };
}

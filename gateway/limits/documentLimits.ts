/**
 * How large a GraphQL document may be. The table of docs/api.md is made of this file: `unit` and `why` are its words.
 * Documents of the manifest keep the first five by themselves (a test looks); the last two depend on variables and hold
 * for every operation.
 */
interface DocumentLimit {
  /** `errors[0].extensions.code` of the refusal. */
  code: string;
  /** The largest measure that passes. */
  limit: number;
  /** What is counted, in Russian. */
  unit: string;
  /** What it is for, in Russian. */
  why: string;
}

/** Every limit of a document; a refusal is HTTP 400 with `code`, `measured` and `limit` in its extensions. */
export const documentLimits = {
  tokens: {
    code: 'TOO_MANY_TOKENS',
    limit: 1_000,
    unit: 'лексем в\u00a0тексте',
    why: 'текст разбирается целиком до любой другой проверки',
  },
  depth: {
    code: 'QUERY_TOO_DEEP',
    limit: 12,
    unit: 'уровней вложенности',
    why: 'вложенные списки умножают ответ',
  },
  aliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 30,
    unit: 'псевдонимов во\u00a0всём запросе',
    why: 'псевдоним повторяет то же поле ещё раз',
  },
  rootAliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 10,
    unit: 'псевдонимов на\u00a0верхнем уровне',
    why: 'каждый может стать отдельным вызовом сервиса',
  },
  directives: {
    code: 'TOO_MANY_DIRECTIVES',
    limit: 20,
    unit: 'директив',
    why: 'каждая вычисляется для каждого поля',
  },
  list: {
    code: 'LIST_TOO_LONG',
    limit: 500,
    unit: 'строк в\u00a0одном списке (pageSize, first)',
    why: 'столько строк самое большее на\u00a0одной странице',
  },
  cost: {
    code: 'QUERY_TOO_EXPENSIVE',
    limit: 40_000,
    unit: 'единиц стоимости',
    why: 'директивы @cost и\u00a0@listSize схемы, помноженные на\u00a0длину списков',
  },
} as const satisfies Record<string, DocumentLimit>;

export type LimitName = keyof typeof documentLimits;

/** What is counted where the schema's `@cost` and `@listSize` say nothing. */
export const costDefaults = {
  /** A field. */
  field: 1,
  /** An action: a field of Mutation. */
  action: 100,
  /** The schema's own description, asked for at once. */
  introspection: 100,
  /** Length of a list. */
  listSize: 5,
} as const;

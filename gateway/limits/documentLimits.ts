/**
 * How large a GraphQL document may be. The table of docs/api.md is made of this file.
 * Documents of the manifest keep the first five by themselves (a test looks); the last two depend on variables and hold
 * for every operation.
 */
interface DocumentLimit {
  /** `errors[0].extensions.code` of the refusal. */
  code: string;
  /** The largest measure that passes. */
  limit: number;
  /** What is counted, in the words of the refusal. */
  unit: string;
}

/** Every limit of a document; a refusal is HTTP 400 with `code`, `measured` and `limit` in its extensions. */
export const documentLimits = {
  tokens: {
    code: 'TOO_MANY_TOKENS',
    limit: 1_000,
    unit: 'лексем в\u00a0тексте',
  },
  depth: {
    code: 'QUERY_TOO_DEEP',
    limit: 12,
    unit: 'уровней вложенности',
  },
  aliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 30,
    unit: 'псевдонимов во\u00a0всём запросе',
  },
  rootAliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 10,
    unit: 'псевдонимов на\u00a0верхнем уровне',
  },
  directives: {
    code: 'TOO_MANY_DIRECTIVES',
    limit: 20,
    unit: 'директив',
  },
  list: {
    code: 'LIST_TOO_LONG',
    limit: 500,
    unit: 'строк в\u00a0одном списке (pageSize, first)',
  },
  cost: {
    code: 'QUERY_TOO_EXPENSIVE',
    limit: 40_000,
    unit: 'единиц стоимости',
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

interface DocumentLimit {
  code: string;
  limit: number;
  /** The counted unit, for the error message. */
  unit: string;
}

/**
 * How large a GraphQL document may be; beyond a limit the answer is HTTP 400 with `code`, `measured` and `limit`. A test
 * asserts the first five for the trusted documents; the others depend on variables, so the guard checks them for every
 * operation.
 */
export const documentLimits = {
  tokens: {
    code: 'TOO_MANY_TOKENS',
    limit: 1_000,
    unit: 'tokens of the text',
  },
  depth: {
    code: 'QUERY_TOO_DEEP',
    limit: 12,
    unit: 'levels',
  },
  aliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 30,
    unit: 'aliases in the whole document',
  },
  rootAliases: {
    code: 'TOO_MANY_ALIASES',
    limit: 10,
    unit: 'aliases at the top',
  },
  directives: {
    code: 'TOO_MANY_DIRECTIVES',
    limit: 20,
    unit: 'directives',
  },
  variables: {
    code: 'TOO_MANY_VARIABLES',
    limit: 10_000,
    unit: 'values in the variables',
  },
  variableDepth: {
    code: 'VARIABLES_TOO_DEEP',
    limit: 12,
    unit: 'levels of the variables',
  },
  list: {
    code: 'LIST_TOO_LONG',
    limit: 500,
    unit: 'rows of a list (`first`, `last`)',
  },
  cost: {
    code: 'QUERY_TOO_EXPENSIVE',
    limit: 40_000,
    unit: 'units of cost',
  },
} as const satisfies Record<string, DocumentLimit>;

export type LimitName = keyof typeof documentLimits;

/** Used where the schema has no `@cost` or `@listSize`. */
export const costDefaults = {
  field: 1,
  action: 100,
  /** `__schema` or `__type` with everything below. */
  introspection: 100,
  listSize: 5,
} as const;

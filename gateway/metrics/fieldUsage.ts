import { type DocumentNode, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { atMostOnceIn, type Log } from '../telemetry/logging.ts';
import type { Metrics } from './metrics.ts';

/** `trusted`: an operation of the manifest; `tool`: any other. */
export type DocumentSource = 'trusted' | 'tool';

export type FieldUsage = ReturnType<typeof countFieldUsage>;

const sources: readonly DocumentSource[] = ['trusted', 'tool'];
const logEveryMs = 60 * 60 * 1000;

export function coordinatesOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (parent && field && !field.name.startsWith('__')) found.add(`${parent.name}.${field.name}`);
      },
    }),
  );
  return [...found];
}

function deprecatedFields(schema: GraphQLSchema): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const coordinates = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      field.deprecationReason == null ? [] : [`${type.name}.${field.name}`],
    ),
  );
  return new Set(coordinates);
}

/** Counts requests for fields, so that an unused deprecated field can go. It logs deprecated fields in use, once an hour. */
export function countFieldUsage(schema: GraphQLSchema, metrics: Metrics, log: Log) {
  const deprecated = deprecatedFields(schema);
  // A zero distinguishes an unused field from an uncounted one.
  for (const field of deprecated) {
    for (const caller of sources) metrics.fieldRequested({ field, caller, isDeprecated: true }, 0);
  }
  const known = new WeakMap<DocumentNode, string[]>();
  /** Operations since the last scrape: a counter for each of a hundred fields would cost more than many an operation. */
  const counts = new Map<DocumentNode, number>();
  const deprecatedRequests = new Map<string, number>();
  const logDeprecated = atMostOnceIn(logEveryMs, () => {
    log.warn({ component: 'schema', fields: Object.fromEntries(deprecatedRequests) }, 'deprecated fields are in use');
    deprecatedRequests.clear();
  });

  function fieldsOf(document: DocumentNode): string[] {
    const coordinates = known.get(document) ?? coordinatesOf(schema, document);
    known.set(document, coordinates);
    return coordinates;
  }

  const addCounts = (document: DocumentNode, caller: DocumentSource, times: number) => {
    for (const field of fieldsOf(document)) {
      metrics.fieldRequested({ field, caller, isDeprecated: deprecated.has(field) }, times);
    }
  };

  metrics.beforeFields(() => {
    for (const [document, times] of counts) addCounts(document, 'trusted', times);
    counts.clear();
  });
  return {
    count(document: DocumentNode, caller: DocumentSource) {
      // The trusted documents are few; those of tools must not be held.
      if (caller === 'trusted') counts.set(document, (counts.get(document) ?? 0) + 1);
      else addCounts(document, caller, 1);
      if (deprecated.size === 0) return;
      for (const field of fieldsOf(document).filter((name) => deprecated.has(name))) {
        deprecatedRequests.set(field, (deprecatedRequests.get(field) ?? 0) + 1);
        logDeprecated();
      }
    },
  };
}

import { type DocumentNode, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { atMostOnceIn, type Log } from '../logging.ts';
import type { Metrics } from './metrics.ts';

/** `trusted`: an operation of the manifest; `tool`: any other. */
export type DocumentSource = 'trusted' | 'tool';

/** Counts requests for fields, so that an unused deprecated field can go. */
export interface FieldUsage {
  count(document: DocumentNode, source: DocumentSource): void;
}

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

/** Also logs deprecated fields in use, once an hour. */
export function countFieldUsage(schema: GraphQLSchema, metrics: Metrics, log: Log): FieldUsage {
  const deprecated = deprecatedFields(schema);
  // A zero distinguishes an unused field from an uncounted one.
  for (const field of deprecated) {
    for (const caller of sources) metrics.fieldRequested({ field, caller, isDeprecated: true }, 0);
  }
  const known = new WeakMap<DocumentNode, string[]>();
  const requested = new Map<string, number>();
  const logRequests = atMostOnceIn(logEveryMs, () => {
    log.warn({ component: 'schema', fields: Object.fromEntries(requested) }, 'deprecated fields are in use');
    requested.clear();
  });
  return {
    count(document, caller) {
      const coordinates = known.get(document) ?? coordinatesOf(schema, document);
      known.set(document, coordinates);
      for (const field of coordinates) {
        const isDeprecated = deprecated.has(field);
        metrics.fieldRequested({ field, caller, isDeprecated });
        if (!isDeprecated) continue;
        requested.set(field, (requested.get(field) ?? 0) + 1);
        logRequests();
      }
    },
  };
}

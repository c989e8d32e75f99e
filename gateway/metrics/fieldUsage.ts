import { type DocumentNode, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { atMostOnceIn, type Log } from '../logging.ts';
import type { Metrics } from './metrics.ts';

/** Who asks: an operation of the manifest, or one that a tool wrote. */
export type DocumentSource = 'trusted' | 'tool';

/** Counts which fields of the schema are asked for, so that a deprecated one goes when nobody asks for it. */
export interface FieldUsage {
  /** Counts each field of a valid document once. */
  count(document: DocumentNode, source: DocumentSource): void;
}

const sources: readonly DocumentSource[] = ['trusted', 'tool'];
const logEveryMs = 60 * 60 * 1000;

/** Coordinates (`Type.field`) of the fields that a valid document asks for. */
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

/** Counts into these metrics; what is deprecated and asked for stands in the log once an hour too. */
export function countFieldUsage(schema: GraphQLSchema, metrics: Metrics, log: Log): FieldUsage {
  const deprecated = deprecatedFields(schema);
  // A field that nobody asks for has its zero, so that it can be told from one that is not counted.
  for (const field of deprecated) {
    for (const caller of sources) metrics.fieldAsked({ field, caller, isDeprecated: true }, 0);
  }
  const known = new WeakMap<DocumentNode, string[]>();
  const asked = new Map<string, number>();
  const tell = atMostOnceIn(logEveryMs, () => {
    log.warn({ area: 'schema', fields: Object.fromEntries(asked) }, 'deprecated fields are asked for');
    asked.clear();
  });
  return {
    count(document, caller) {
      const coordinates = known.get(document) ?? coordinatesOf(schema, document);
      known.set(document, coordinates);
      for (const field of coordinates) {
        const isDeprecated = deprecated.has(field);
        metrics.fieldAsked({ field, caller, isDeprecated });
        if (!isDeprecated) continue;
        asked.set(field, (asked.get(field) ?? 0) + 1);
        tell();
      }
    },
  };
}

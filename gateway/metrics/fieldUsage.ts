import { type DocumentNode, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { oncePer } from '../lib/oncePer.ts';
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

/** Counts requests for deprecated fields, so that an unused one can be removed. Logs those in use once an hour. */
export function countFieldUsage(schema: GraphQLSchema, metrics: Metrics, log: Log) {
  const deprecated = deprecatedFields(schema);
  // A counter at zero distinguishes an unused field from one that is not counted.
  for (const field of deprecated) for (const caller of sources) metrics.fieldRequested(field, caller, 0);
  const requests = new Map<string, number>();
  const logDeprecated = atMostOnceIn(logEveryMs, () => {
    log.warn({ component: 'schema', fields: Object.fromEntries(requests) }, 'deprecated fields are in use');
    requests.clear();
  });

  const deprecatedIn = oncePer((document: DocumentNode) =>
    coordinatesOf(schema, document).filter((field) => deprecated.has(field)),
  );

  return {
    count(document: DocumentNode, caller: DocumentSource) {
      if (deprecated.size === 0) return;
      for (const field of deprecatedIn(document)) {
        metrics.fieldRequested(field, caller);
        requests.set(field, (requests.get(field) ?? 0) + 1);
        logDeprecated();
      }
    },
  };
}

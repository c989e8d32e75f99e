import { type Change, ChangeType, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import { membersOf, readAnnouncement } from './deprecations.ts';

/**
 * What a change means for clients of the released schema: `breaking` breaks them without notice, `announced` removes
 * something after its announced date, `dangerous` may surprise them.
 */
export type Compatibility = 'breaking' | 'announced' | 'dangerous' | 'safe';

/** A difference between the released schema and today's. */
export interface SchemaChange {
  kind: Change['type'];
  path: string;
  message: string;
  compatibility: Compatibility;
}

/** Members whose removal date has come, and members that are still promised. */
function announcedMembers(released: GraphQLSchema, today: string) {
  const gone = new Set<string>();
  const promised = new Map<string, string>();
  for (const { path, deprecationReason } of membersOf(released)) {
    const announcement = readAnnouncement(deprecationReason ?? '');
    if (announcement === null) continue;
    if (announcement.until <= today) gone.add(path);
    else promised.set(path, announcement.until);
  }
  return { gone, promised };
}

/** `Type.field.argument`, then `Type.field`, then `Type`. */
const selfAndParents = (path: string): string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));

const ofOperations = /^(?:QUERY|MUTATION|SUBSCRIPTION|FIELD|FRAGMENT_\w+|INLINE_FRAGMENT|VARIABLE_DEFINITION)$/;

/** Whether a path names a directive that only the schema uses, never an operation. */
function isSchemasOwn(path: string, ...schemas: GraphQLSchema[]): boolean {
  const name = /^@(\w+)/.exec(path)?.[1];
  const found = name === undefined ? [] : schemas.flatMap((schema) => schema.getDirective(name) ?? []);
  return found.length > 0 && !found.some(({ locations }) => locations.some((it) => ofOperations.test(it)));
}

/**
 * Compares the current schema with the released one. It rejects a breaking change unless the release deprecates the
 * member and its date has come. A type's removal is announced if the members that led to it break no client.
 */
export async function compareSchemas(
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): Promise<SchemaChange[]> {
  const { gone, promised } = announcedMembers(released, today);
  const changes = await diff(released, current);

  const compatibilityOf = ({ path = '', criticality }: Change): Compatibility => {
    if (isSchemasOwn(path, released, current)) return 'safe';
    if (criticality.level === CriticalityLevel.Dangerous) return 'dangerous';
    if (criticality.level !== CriticalityLevel.Breaking) return 'safe';
    return selfAndParents(path).some((it) => gone.has(it)) ? 'announced' : 'breaking';
  };
  const isBreaking = (change: Change) =>
    change.type !== ChangeType.TypeRemoved && compatibilityOf(change) === 'breaking';
  const removedType = changes.some(isBreaking) ? 'breaking' : 'announced';
  return changes
    .filter(({ type }) => !type.startsWith('DIRECTIVE_USAGE'))
    .map((change) => {
      const { type: kind, path = '', message } = change;
      const compatibility = kind === ChangeType.TypeRemoved ? removedType : compatibilityOf(change);
      const until = selfAndParents(path).flatMap((it) => promised.get(it) ?? [])[0];
      const isPromised = compatibility === 'breaking' && until !== undefined;
      return { kind, path, compatibility, message: isPromised ? `${message} (promised until ${until})` : message };
    });
}

const isDeprecation = ({ kind }: SchemaChange) => /_DEPRECATION_(?:ADDED|REASON_ADDED|REASON_CHANGED)$/.test(kind);

/** The entry of `schema/CHANGELOG.md` for a release. */
export async function changelogEntry(
  version: number,
  today: string,
  schemas: { released: GraphQLSchema; current: GraphQLSchema },
): Promise<string> {
  const { released, current } = schemas;
  const changes = await compareSchemas(released, current, today);
  // The entry names a new type without its members, and leaves out changes of descriptions.
  const listed = await diff(released, current, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]);
  const isListed = ({ path, kind }: SchemaChange) => listed.some((it) => it.type === kind && (it.path ?? '') === path);
  const section = (title: string, picked: SchemaChange[]) => {
    const lines = picked.map(({ message }) => `- ${message}`);
    return lines.length === 0 ? [] : [`### ${title}`, '', ...new Set(lines), ''];
  };
  const of = (compatibility: Compatibility) =>
    changes.filter((it) => it.compatibility === compatibility && !isDeprecation(it));
  return [
    `## ${version} — ${today}`,
    '',
    ...section('Breaks', of('breaking')),
    ...section('Removed as announced', of('announced')),
    ...section('Needs attention', of('dangerous')),
    ...section('Deprecated', changes.filter(isDeprecation)),
    ...section('Added and relaxed', of('safe').filter(isListed)),
  ].join('\n');
}

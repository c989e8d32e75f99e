import { type Change, ChangeType, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import { DirectiveLocation, type GraphQLSchema, isAbstractType, isInterfaceType, isObjectType } from 'graphql';
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

/** Types that clients can still reach without the removed members. */
function reachableTypes(schema: GraphQLSchema, gone: Set<string>): Set<string> {
  const members = membersOf(schema).filter(({ path }) => !selfAndParents(path).some((it) => gone.has(it)));
  const waiting = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => type?.name ?? [],
  );
  const reached = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const type = schema.getType(name);
    if (isAbstractType(type)) waiting.push(...schema.getPossibleTypes(type).map((it) => it.name));
    if (isObjectType(type) || isInterfaceType(type)) waiting.push(...type.getInterfaces().map((it) => it.name));
    waiting.push(...members.flatMap(({ path, leadsTo }) => (path.startsWith(`${name}.`) ? (leadsTo ?? []) : [])));
  }
  return reached;
}

const ofOperations = new Set<string>([
  DirectiveLocation.QUERY,
  DirectiveLocation.MUTATION,
  DirectiveLocation.SUBSCRIPTION,
  DirectiveLocation.FIELD,
  DirectiveLocation.FRAGMENT_DEFINITION,
  DirectiveLocation.FRAGMENT_SPREAD,
  DirectiveLocation.INLINE_FRAGMENT,
  DirectiveLocation.VARIABLE_DEFINITION,
]);

/** Whether a path names a directive that only the schema can use, never an operation. */
function isSchemasOwn(path: string, ...schemas: GraphQLSchema[]): boolean {
  const name = /^@(\w+)/.exec(path)?.[1];
  const found = name === undefined ? [] : schemas.flatMap((schema) => schema.getDirective(name) ?? []);
  return found.length > 0 && !found.some(({ locations }) => locations.some((it) => ofOperations.has(it)));
}

/**
 * Compares the current schema with the released one. It rejects a breaking change unless the release deprecates the
 * member and its date has come. A type is announced if every member that leads to it is.
 */
export async function compareSchemas(
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): Promise<SchemaChange[]> {
  const { gone, promised } = announcedMembers(released, today);
  const reachable = reachableTypes(released, gone);
  const changes = await diff(released, current);

  const compatibilityOf = ({
    path = '',
    criticality,
    message,
  }: Change): Pick<SchemaChange, 'compatibility' | 'message'> => {
    if (isSchemasOwn(path, released, current)) return { compatibility: 'safe', message };
    if (criticality.level === CriticalityLevel.Dangerous) return { compatibility: 'dangerous', message };
    if (criticality.level !== CriticalityLevel.Breaking) return { compatibility: 'safe', message };
    const [type = ''] = path.split('.');
    const isUnreachable = released.getType(type) !== undefined && !reachable.has(type);
    if (isUnreachable || selfAndParents(path).some((it) => gone.has(it)))
      return { compatibility: 'announced', message };
    const until = selfAndParents(path).flatMap((it) => promised.get(it) ?? [])[0];
    return {
      compatibility: 'breaking',
      message: until === undefined ? message : `${message} (promised until ${until})`,
    };
  };
  return changes
    .filter(({ type }) => !type.startsWith('DIRECTIVE_USAGE'))
    .map((change) => ({ kind: change.type, path: change.path ?? '', ...compatibilityOf(change) }));
}

const deprecations = new Set<string>([
  ChangeType.FieldDeprecationAdded,
  ChangeType.FieldDeprecationReasonAdded,
  ChangeType.FieldDeprecationReasonChanged,
  ChangeType.EnumValueDeprecationReasonAdded,
  ChangeType.EnumValueDeprecationReasonChanged,
]);

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
  const isDeprecation = ({ kind }: SchemaChange) => deprecations.has(kind);
  const of = (compatibility: Compatibility) =>
    changes.filter((it) => it.compatibility === compatibility && !isDeprecation(it));
  return [
    `## ${version} — ${today}`,
    '',
    ...section('Removed as announced', of('announced')),
    ...section('Needs attention', of('dangerous')),
    ...section('Deprecated', changes.filter(isDeprecation)),
    ...section('Added and relaxed', of('safe').filter(isListed)),
  ].join('\n');
}

import type { PublicReads } from '../cache/publicLists.ts';
import type { FoundAnswer } from '../cache/staleWhileRevalidate.ts';
import type { Context } from '../context.ts';
import { findParticipant } from '../domains/shared/callerList.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type { Resolvers, ResolversTypes } from '../graphql/generated/resolvers.ts';
import { allow, type Rule } from '../graphql/permissions.ts';
import { GatewayError } from '../lib/errors.ts';
import { nameOfKey, parseId, recordId } from '../lib/ids.ts';
import { parseNodeId } from '../lib/nodeIds.ts';
import type { Titled } from '../provider/records/references.ts';
import { listedOrganization } from '../shared/organizations.ts';
import { toSection } from '../shared/sections.ts';

interface NodeReader {
  rule: Rule;
  /** The parent of the type's resolvers; null for a key that no record has. */
  read(key: string, context: Context): object | null | Promise<object | null>;
}

/** Data of an edition, whose keys begin with the year. */
const ofEdition = (list: (edition: EditionData) => readonly { id: string }[]): NodeReader => ({
  rule: 'public',
  read(key, { editions }) {
    const edition = editions.byYear(Number(key.split('.', 1)[0]));
    return (edition && list(edition).find(({ id }) => id === key)) ?? null;
  },
});

const itemsOf = ({ programme }: EditionData) => programme?.days.flatMap(({ items }) => items) ?? [];

/** An item of a list that everyone may read. */
const ofList = (
  read: (lists: PublicReads) => Promise<FoundAnswer<Titled[]>>,
  toItem: (item: Titled, context: Context) => object,
): NodeReader => ({
  rule: 'public',
  async read(key, context) {
    const found = (await read(context.publicReads)).data.find(({ id }) => String(id) === key);
    return found === undefined ? null : toItem(found, context);
  },
});

/** A section's key does not say its edition; the newest one is the likely one. */
async function readSection(key: string, { editions, loaders }: Context): Promise<object | null> {
  for (const { meetingId } of editions.all) {
    const found = (await loaders.sections(meetingId)).find(({ id }) => String(id) === key);
    if (found !== undefined) return toSection(found);
  }
  return null;
}

/** How `node(id:)` reads each type, with the rights of every other way to the record. */
const readers: Record<string, NodeReader> = {
  AcademicDegree: ofList(
    ({ academicDegrees }) => academicDegrees(),
    ({ id, title }) => ({ id: String(id), title }),
  ),
  Organization: {
    rule: 'public',
    async read(key, context) {
      const name = nameOfKey(key);
      if (name !== null) return { id: key, name, isOther: true };
      const found = (await context.publicReads.organizations()).data.find(({ id }) => String(id) === key);
      return found === undefined ? null : listedOrganization(found, context.edition.otherOrganizationId);
    },
  },
  Position: ofList(
    ({ positions }) => positions(),
    ({ id, title }, { edition }) => ({ id: String(id), title, isOther: id === edition.otherPositionId }),
  ),
  SchoolStatus: ofList(
    ({ schoolStatuses }) => schoolStatuses(),
    ({ id, title }) => ({ id: String(id), title }),
  ),
  Section: { rule: 'signedIn', read: readSection },
  GalleryImage: ofEdition(({ gallery }) => gallery),
  PosterList: ofEdition(({ posterLists }) => posterLists),
  ProgrammeDay: ofEdition(({ programme }) => programme?.days ?? []),
  ProgrammeItem: ofEdition(itemsOf),
  ProgrammeTalk: ofEdition((edition) => itemsOf(edition).flatMap(({ detail }) => detail?.talks ?? [])),
  Edition: { rule: 'public', read: (year, { editions }) => editions.byYear(parseId(year) ?? 0) },
  Registration: { rule: 'signedIn', read: (key, { loaders }) => loaders.participation(recordId(key)) },
  Participant: { rule: 'public', read: (key, context) => findParticipant(context, recordId(key)) },
};

async function readNode(id: string, context: Context): Promise<object> {
  const parsed = parseNodeId(id);
  const reader = parsed !== null && Object.hasOwn(readers, parsed.type) ? readers[parsed.type] : undefined;
  if (parsed === null || reader === undefined) throw new GatewayError('NOT_FOUND');
  await allow(reader.rule, context);
  const parent = await reader.read(parsed.key, context);
  if (parent === null) throw new GatewayError('NOT_FOUND');
  return { ...parent, __typename: parsed.type };
}

/** Object identification: any record with an id of its own (docs/decisions/030). */
export const nodeResolvers: Resolvers = {
  Query: {
    node: async (_, { id }, context) => (await readNode(id, context)) as Awaited<ResolversTypes['Node']>,
  },
  Node: {
    __resolveType: (parent) => (parent as unknown as { __typename: never }).__typename,
  },
};

import type { PublicReads } from '../cache/publicLists.ts';
import type { FoundAnswer } from '../cache/staleWhileRevalidate.ts';
import type { Context } from '../context.ts';
import { findPerson } from '../domains/participants/publicList.ts';
import { toPosition, toTitled } from '../domains/references/resolvers.ts';
import { itemsIn, talksIn } from '../editions/programme.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type { AccessRole } from '../generated/types.ts';
import type { Resolvers, ResolversTypes } from '../graphql/generated/resolvers.ts';
import { allow } from '../graphql/permissions.ts';
import { badArgument, GatewayError } from '../lib/errors.ts';
import { nameOfKey, parseId, recordId } from '../lib/ids.ts';
import { parseNodeId } from '../lib/nodeIds.ts';
import type { Titled } from '../provider/records/references.ts';
import { listedOrganization } from '../shared/organizations.ts';
import { toSection } from '../shared/sections.ts';

interface NodeReader {
  role: AccessRole;
  /** Returns the parent of the type's resolvers; null if no record has this key. */
  read(key: string, context: Context): object | null | Promise<object | null>;
}

/** Reads data of an edition by key; each key begins with the year. */
const ofEdition = (list: (edition: EditionData) => readonly { id: string }[]): NodeReader => ({
  role: 'EVERYONE',
  read(key, { editions }) {
    const edition = editions.byYear(Number(key.split('.', 1)[0]));
    return (edition && list(edition).find(({ id }) => id === key)) ?? null;
  },
});

/** Reads an item of a list that everyone may read. */
const ofList = (
  read: (lists: PublicReads) => Promise<FoundAnswer<Titled[]>>,
  toItem: (item: Titled, context: Context) => object,
): NodeReader => ({
  role: 'EVERYONE',
  async read(key, context) {
    const found = (await read(context.publicReads)).data.find(({ id }) => String(id) === key);
    return found === undefined ? null : toItem(found, context);
  },
});

/** A section's key does not name its edition, so the newest edition is tried first. */
async function readSection(key: string, { editions, loaders }: Context): Promise<object | null> {
  for (const { meetingId } of editions.all) {
    const found = (await loaders.sections(meetingId)).find(({ id }) => String(id) === key);
    if (found !== undefined) return toSection(found);
  }
  return null;
}

/** How `node(id:)` reads each type; the caller needs the same rights as on any other path to the record. */
const readers: Record<string, NodeReader> = {
  AcademicDegree: ofList(({ academicDegrees }) => academicDegrees(), toTitled),
  Organization: {
    role: 'EVERYONE',
    async read(key, context) {
      const name = nameOfKey(key);
      if (name !== null) return { id: key, name, isOther: true };
      const found = (await context.publicReads.organizations()).data.find(({ id }) => String(id) === key);
      return found === undefined ? null : listedOrganization(found, context.edition.otherOrganizationId);
    },
  },
  Position: ofList(
    ({ positions }) => positions(),
    (item, { edition }) => toPosition(item, edition),
  ),
  SchoolStatus: ofList(({ schoolStatuses }) => schoolStatuses(), toTitled),
  Section: { role: 'SIGNED_IN', read: readSection },
  GalleryImage: ofEdition(({ gallery }) => gallery),
  PosterList: ofEdition(({ posterLists }) => posterLists),
  ProgrammeDay: ofEdition(({ programme }) => programme?.days ?? []),
  ProgrammeItem: ofEdition(({ programme }) => itemsIn(programme)),
  ProgrammeTalk: ofEdition(({ programme }) => talksIn(programme)),
  ThesisCollection: ofEdition(({ thesisCollection }) => (thesisCollection === null ? [] : [thesisCollection])),
  Viewer: {
    role: 'SIGNED_IN',
    read: async (key, { accountId }) => ((await accountId()) === recordId(key) ? { id: recordId(key) } : null),
  },
  Profile: {
    role: 'SIGNED_IN',
    async read(key, { loaders }) {
      const { individual } = await loaders.account();
      return individual?.id === recordId(key) ? individual : null;
    },
  },
  Edition: { role: 'EVERYONE', read: (year, { editions }) => editions.byYear(parseId(year) ?? 0) },
  Registration: { role: 'SIGNED_IN', read: (key, { loaders }) => loaders.participation(recordId(key)) },
  Participant: { role: 'EVERYONE', read: (key, context) => findPerson(context, recordId(key)) },
};

async function readNode(id: string, context: Context): Promise<object> {
  const parsed = parseNodeId(id);
  const reader = parsed !== null && Object.hasOwn(readers, parsed.type) ? readers[parsed.type] : undefined;
  if (parsed === null || reader === undefined) throw new GatewayError('NOT_FOUND');
  await allow(reader.role, context);
  const parent = await reader.read(parsed.key, context);
  if (parent === null) throw new GatewayError('NOT_FOUND');
  return { ...parent, __typename: parsed.type };
}

const maxNodes = 100;
type AnyNode = Awaited<ResolversTypes['Node']>;

/** Object identification: reads any record by its `id` (docs/decisions/030). */
export const nodeResolvers: Resolvers = {
  Query: {
    node: async (_, { id }, context) => (await readNode(id, context)) as AnyNode,
    nodes: (_, { ids }, context) => {
      if (ids.length > maxNodes) throw badArgument('ids', `At most ${maxNodes} ids`);
      // A node that the caller may not read is null with an error; the others stay.
      return ids.map((id) => readNode(id, context)) as unknown as AnyNode[];
    },
  },
  Node: {
    __resolveType: (parent) => (parent as unknown as { __typename: never }).__typename,
  },
};

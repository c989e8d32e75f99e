import type { Context } from '../context.ts';
import type { EditionData } from '../editions/readEdition.ts';
import { GatewayError } from '../errors.ts';
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts';
import { parseNodeId } from '../lib/nodeIds.ts';
import { allow, type Rule } from './permissions.ts';

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

/** How `node(id:)` reads each type, with the rights of every other way to the record. */
const readers: Record<string, NodeReader> = {
  GalleryImage: ofEdition(({ gallery }) => gallery),
  PosterList: ofEdition(({ posterLists }) => posterLists),
  ProgrammeDay: ofEdition(({ programme }) => programme?.days ?? []),
  ProgrammeItem: ofEdition(itemsOf),
  ProgrammeTalk: ofEdition((edition) => itemsOf(edition).flatMap(({ detail }) => detail?.talks ?? [])),
  Edition: { rule: 'public', read: (year, { editions }) => editions.byYear(Number(year)) },
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

import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { badArgument } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { parseId } from '../../lib/ids.ts';
import { checkPage } from '../../lib/paging.ts';
import { hasWords, searchText, searchWords } from '../../lib/searchText.ts';
import { findSection } from '../shared/sections.ts';
import { allowedQuery, callersList, moderatorsList } from './list/callerList.ts';

const longestSearch = 200;
const maxOrganizations = 500;

function selects(name: string, { fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return inner !== undefined && isIn(inner.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}

const textOf = (id: number | null) => (id === null ? null : String(id));

/** Lists of participants (API-11, LST-01, LST-02, LST-07, LST-08). */
export const listResolvers: Resolvers = {
  Query: {
    participants: async (_, args, context, info) => {
      if ((args.filter?.search ?? '').length > longestSearch) {
        throw badArgument('filter.search', `The search has at most ${longestSearch} characters`);
      }
      checkPage(args);
      const found = await callersList(context, args);
      const query = await allowedQuery(context, found, args);
      const { page, pageSize } = args;
      const answer = await context.lists.query(found.list, query, {
        page,
        pageSize,
        withFacets: selects('facets', info),
      });
      return { ...answer, isModeratorList: found.list.isModeratorList };
    },
    participantsRevision: async (_, args, context) => context.lists.revision((await callersList(context, args)).list),
    participantPlace: async (_, args, context) => {
      const found = await moderatorsList(context, args);
      const query = await allowedQuery(context, found, args);
      const place = await context.lists.neighbours(found.list, query, parseId(args.id) ?? 0);
      return { ...place, previousId: textOf(place.previousId), nextId: textOf(place.nextId) };
    },
  },
  Participant: {
    id: ({ id }) => String(id),
  },
  ParticipantFacets: {
    formats: ({ formats }) => formats?.map(({ value, count }) => ({ format: value, count })) ?? null,
    confirmedFormats: ({ confirmedFormats }) =>
      confirmedFormats?.map(({ value, count }) => ({ format: value, count })) ?? null,
    statuses: ({ statuses }) => statuses?.map(({ value, count }) => ({ status: value, count })) ?? null,
    sections: async ({ sections: counts }, _, { loaders, edition }) => {
      if (counts === null) return null;
      const sections = await loaders.sections(edition.meetingId);
      return counts.map(({ value, count }) => ({
        section: value === null ? null : findSection(sections, value),
        count,
      }));
    },
    organizations: ({ organizations }, { search, first }) => {
      if (first < 1 || first > maxOrganizations) throw badArgument('first', `first is 1 to ${maxOrganizations}`);
      const words = searchWords(search);
      return organizations
        .filter(({ value }) => words.length === 0 || hasWords(searchText(value ?? ''), words))
        .slice(0, first)
        .map(({ value, count }) => ({ name: value, count }));
    },
  },
};

import { GraphQLError } from 'graphql';
import type {
  ConfirmedFormatChoice,
  ParticipationFormat,
  ParticipationStatus,
  Resolvers,
} from '../generated/resolvers.ts';
import { parseId } from '../ids.ts';
import { pageOf } from '../paging.ts';
import type { ParticipantFacets } from '../parents.ts';
import { allowWish, callersList, moderatorsList } from '../participantList/callerList.ts';
import { type Counts, fileCounts, viewOf } from '../participantList/view.ts';
import { hasWords, searchText, searchWords } from '../searchText.ts';
import { findSection } from '../sections.ts';

const longestSearch = 200;
const mostOrganizations = 500;

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Most frequent first; values that no row has are left out. */
const frequentFirst = <T>(counts: Counts<T>): Counts<T> =>
  counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);

/** Counts of a facet of the moderators' list; null in the public one. */
const countsOf = <T>({ list, view }: ParticipantFacets, name: Parameters<typeof view.counts>[0]): Counts<T> | null =>
  list.isModeratorList ? frequentFirst(view.counts<T>(name)) : null;

/** Lists of participants, worked out over the provider's whole list (API-11, LST-01, LST-02, LST-07, LST-08). */
export const listResolvers: Resolvers = {
  Query: {
    participants: async (_, args, context) => {
      if ((args.filter?.search ?? '').length > longestSearch) throw badInput('The search is too long');
      const { list } = await callersList(context, args);
      allowWish(list, args);
      const view = viewOf(list, args);
      const page = pageOf(view.positions, args);
      return {
        ...page,
        items: Array.from(page.items, (position) => list.rows[position]).filter((row) => row !== undefined),
        listCount: list.rows.length,
        isModeratorList: list.isModeratorList,
        revision: list.revision,
        facets: { list, view },
      };
    },
    participantsRevision: async (_, args, context) => (await callersList(context, args)).list.revision,
    participantPlace: async (_, args, context) => {
      const { list } = await moderatorsList(context, args);
      const { positions } = viewOf(list, args);
      const at = positions.indexOf(list.positionOf(parseId(args.id) ?? 0) ?? list.rows.length);
      const idAt = (index: number) => {
        const position = at < 0 ? undefined : positions[index];
        return position === undefined ? null : String(list.rows[position]?.id);
      };
      return {
        position: at < 0 ? null : at + 1,
        totalCount: positions.length,
        previousId: idAt(at - 1),
        nextId: idAt(at + 1),
      };
    },
  },
  Participant: {
    id: ({ id }) => String(id),
    record: ({ details }) => details?.record ?? null,
  },
  ParticipantFacets: {
    formats: (facets) =>
      countsOf<ParticipationFormat>(facets, 'format')?.map(({ value, count }) => ({ format: value, count })) ?? null,
    confirmedFormats: (facets) =>
      countsOf<ConfirmedFormatChoice>(facets, 'confirmedFormat')?.map(({ value, count }) => ({
        format: value,
        count,
      })) ?? null,
    statuses: (facets) =>
      countsOf<ParticipationStatus>(facets, 'status')?.map(({ value, count }) => ({ status: value, count })) ?? null,
    sections: async (facets, _, { memo, edition }) => {
      const counts = countsOf<number | null>(facets, 'section');
      if (counts === null) return null;
      const sections = await memo.sections(edition.meetingId);
      return counts.map(({ value, count }) => ({
        section: value === null ? null : findSection(sections, value),
        count,
      }));
    },
    organizations: ({ view }, { search, first }) => {
      if (first < 1 || first > mostOrganizations) throw badInput(`first is 1 to ${mostOrganizations}`);
      const words = searchWords(search);
      return frequentFirst(view.counts<string | null>('organization'))
        .filter(({ value }) => words.length === 0 || hasWords(searchText(value ?? ''), words))
        .slice(0, first)
        .map(({ value, count }) => ({ name: value, count }));
    },
    files: ({ list, view }) => (list.isModeratorList ? fileCounts(view) : null),
  },
};

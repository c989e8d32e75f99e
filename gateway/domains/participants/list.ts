import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { mostCharacters, mostPageRows } from '../../../schema/limits.ts';
import { foldText, matchesWords, searchWords } from '../../../schema/searchText.ts';
import type { ParticipantFilter } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { checkConnection, sliceOf } from '../../lib/connection.ts';
import { badArgument } from '../../lib/errors.ts';
import { parseId } from '../../lib/ids.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import { findSection } from '../../shared/sections.ts';
import { allowedQuery, callersList, moderatorsList } from '../shared/callerList.ts';
import { readSections } from '../shared/readSections.ts';
import { registrationChanges } from './registrationChanges.ts';

function checkFilter(filter: ParticipantFilter | null | undefined): void {
  if ((filter?.search ?? '').length > mostCharacters.search) {
    throw badArgument('filter.search', `The search has at most ${mostCharacters.search} characters`);
  }
  for (const name of ['ids', 'exceptIds'] as const) {
    if ((filter?.[name] ?? []).length > mostPageRows)
      throw badArgument(`filter.${name}`, `At most ${mostPageRows} ids`);
  }
}

function selects(name: string, { fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return inner !== undefined && isIn(inner.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}

/** Lists of participants (API-11, LST-01, LST-02, LST-07, LST-08). */
export const listResolvers: Resolvers = {
  Edition: {
    participants: async ({ year }, { project, filter, orderBy, ...page }, context, info) => {
      checkFilter(filter);
      checkConnection(page);
      const found = await callersList(context, { year, project }, filter);
      const query = await allowedQuery(context, found, { filter, orderBy });
      const { isModeratorList, meetingId } = found.list;
      const [answer] = await Promise.all([
        context.lists.query(found.list, query, { ...page, withFacets: selects('facets', info) }),
        // Reads the sections now, so that the rows need not wait for them one by one.
        isModeratorList ? readSections(context, meetingId) : null,
      ]);
      const readAt =
        answer.ageMs === null ? null : new Date(context.clock.now().getTime() - answer.ageMs).toISOString();
      return { ...answer, readAt, isModeratorList, facets: { ...answer.facets, meetingId } };
    },
    participantsRevision: async ({ year }, { project, newest }, context) =>
      context.lists.revision((await callersList(context, { year, project })).list, newest),
    registrationChanges,
    participantPosition: async ({ year }, { registrationId, project, filter, orderBy }, context) => {
      checkFilter(filter);
      const found = await moderatorsList(context, { year, project }, filter);
      const query = await allowedQuery(context, found, { filter, orderBy });
      return context.lists.neighbours(found.list, query, parseId(registrationId) ?? 0);
    },
    participantIds: async ({ year }, { project, filter, orderBy }, context) => {
      checkFilter(filter);
      const found = await moderatorsList(context, { year, project }, filter);
      const query = await allowedQuery(context, found, { filter, orderBy });
      const ids = await context.lists.ids(found.list, query);
      return ids.map((id) => toNodeId('Registration', id));
    },
  },
  Participant: {
    id: ({ id }) => String(id),
  },
  ParticipantFacets: {
    effectiveSections: async ({ effectiveSections: counts, meetingId }, _, context) => {
      if (counts === undefined) return null;
      const sections = await readSections(context, meetingId);
      return counts.map(({ value, count }) => ({
        section: value === null ? null : findSection(sections, value),
        count,
      }));
    },
    organizations: ({ organizations }, { ids, search, ...page }) => {
      const words = searchWords(search);
      const found = organizations
        .filter(({ value }) => !ids || (value !== null && ids.includes(value.id)))
        .filter(({ value }) => words.length === 0 || matchesWords(foldText(value?.name ?? ''), words));
      return sliceOf(found, page).map(({ value, count }) => ({ organization: value, count }));
    },
  },
};

import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { connect } from '../../lib/connection.ts';
import { findSection } from '../../shared/sections.ts';
import { readSections } from '../shared/readSections.ts';
import { toPosterGroups } from './mapping.ts';

/** Poster lists: from the edition's data, or from the provider (API-12, PRG-07, PRG-08). */
export const posterResolvers: Resolvers = {
  PosterGroup: {
    posters: ({ posters }, page) => connect(posters, page, ({ key }) => key, posters.length),
  },
  PosterList: {
    isLive: ({ live }) => live !== null,
    confirmedSections: async ({ live }, _, context) => {
      if (live === null) return [];
      const sections = await readSections(context, live.meetingId);
      return live.sections.map(({ id }) => findSection(sections, id));
    },
    groups: async ({ id, groups, live }, _, { publicReads, stale }, { path }) => {
      if (live === null) return groups;
      const { data } = stale.dataOf(path, await publicReads.posters(live.meetingId, live.type));
      return toPosterGroups(id, live, data);
    },
    unreadableCount: async ({ live }, _, { publicReads, stale }, { path }) =>
      live === null ? 0 : stale.dataOf(path, await publicReads.posters(live.meetingId, live.type)).unreadableCount,
  },
};

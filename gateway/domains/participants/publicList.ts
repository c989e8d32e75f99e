import { mostCharacters } from '../../../schema/limits.ts';
import { matchesWords, searchWords } from '../../../schema/searchText.ts';
import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Edition } from '../../graphql/models.ts';
import { sliceOf } from '../../lib/connection.ts';
import { badArgument } from '../../lib/errors.ts';
import { listParticipants, listProjectParticipants } from '../../provider/calls/participants.ts';
import { nameOrganizations } from '../../shared/organizations.ts';
import { listKey, type PublicList, toPublicList } from '../../shared/participantLists.ts';
import { projectFlagOf } from './registrationList.ts';

const freshMs = 60_000;
const mostMs = 10 * 60_000;

/** The public list of an edition or a project, read without a token (API-11, LST-08). */
function readPeople(context: Context, { meetingId, otherOrganizationId }: Edition, flag: string | null) {
  const { participantLists, publicReads } = context;
  return participantLists.people.cached(listKey(meetingId, flag), freshMs, mostMs, async () => {
    const visitor = context.visitorProvider();
    const { data, unreadableCount } = await (flag === null
      ? listParticipants(visitor, meetingId)
      : listProjectParticipants(visitor, meetingId, flag));
    const readNames = () => publicReads.organizations().then(({ data: names }) => names);
    return toPublicList(
      await nameOrganizations(data, otherOrganizationId, readNames),
      otherOrganizationId,
      unreadableCount,
    );
  });
}

/** The rows whose name or organisation has all words of a search. */
export function findPeople({ rows }: PublicList, search: string | null | undefined) {
  const words = searchWords(search);
  return rows.filter(({ text }) => matchesWords(text, words)).map(({ row }) => row);
}

/** The public list (LST-01, LST-08): the same for everybody, whatever rights the caller has. */
export const publicListResolvers = {
  Edition: {
    publicParticipants: async (edition, { project, search, ...page }, context) => {
      if ((search ?? '').length > mostCharacters.search) {
        throw badArgument('search', `The search has at most ${mostCharacters.search} characters`);
      }
      const people = await readPeople(context, edition, projectFlagOf(edition, project));
      const found = findPeople(people, search);
      return { nodes: sliceOf(found, page), totalCount: found.length, unreadableCount: people.unreadableCount };
    },
  },
} satisfies Resolvers;

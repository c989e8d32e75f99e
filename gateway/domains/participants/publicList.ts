import { mostCharacters } from '../../../schema/limits.ts';
import { matchesWords, searchWords } from '../../../schema/searchText.ts';
import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Edition } from '../../graphql/models.ts';
import { checkConnection } from '../../lib/connection.ts';
import { badArgument, ProviderRejection } from '../../lib/errors.ts';
import { listParticipants, listProjectParticipants } from '../../provider/calls/participants.ts';
import { nameOrganizations } from '../../shared/organizations.ts';
import { listKey, type PublicList, type PublicRow, toPublicList } from '../../shared/participantLists.ts';
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

/** A person of the newest list that has this id; null if no list has it. */
export async function findPerson(context: Context, id: number): Promise<PublicRow | null> {
  for (const edition of context.editions.all) {
    try {
      const { rows } = await readPeople(context, edition, null);
      const found = rows.find(({ row }) => row.id === id);
      if (found !== undefined) return found.row;
    } catch (error) {
      // A provider may not know the meetings of other years.
      if (edition.isCurrent || !(error instanceof ProviderRejection)) throw error;
    }
  }
  return null;
}

/** The rows whose name or organisation has all words of a search. */
export function findPeople({ rows }: PublicList, search: string | null | undefined) {
  const words = searchWords(search);
  return rows.filter(({ text }) => matchesWords(text, words)).map(({ row }) => row);
}

/** The public list (LST-01, LST-08): the same for everybody, whatever rights the caller has. */
export const publicListResolvers = {
  Edition: {
    participants: async (edition, { project, search, first, offset }, context) => {
      if ((search ?? '').length > mostCharacters.search) {
        throw badArgument('search', `The search has at most ${mostCharacters.search} characters`);
      }
      checkConnection({ first, offset });
      const people = await readPeople(context, edition, projectFlagOf(edition, project));
      const found = findPeople(people, search);
      return {
        nodes: found.slice(offset, offset + first),
        totalCount: found.length,
        unreadableCount: people.unreadableCount,
      };
    },
  },
  Participant: { id: ({ id }) => String(id) },
} satisfies Resolvers;

import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { QueryPeopleArgs } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { checkConnection, connect } from '../../lib/connection.ts';
import { listIndividuals } from '../../provider/calls/participants.ts';
import { organizationOf } from '../../shared/organizations.ts';

async function people({ lastName, usersOnly, ...page }: QueryPeopleArgs, { provider }: Context) {
  checkConnection(page);
  const beginning = lastName?.trim().slice(0, mostCharacters.name);
  const { data, unreadableCount } = await listIndividuals(provider, {
    ...(beginning ? { lastName: beginning } : {}),
    ...(usersOnly ? { role: 'user' as const } : {}),
  });
  return { ...connect(data, page, ({ id }) => String(id)), unreadableCount };
}

/** Finds people by the beginning of the last name (API-20). */
export const peopleResolvers: Resolvers = {
  Query: { people: (_, args, context) => people(args, context) },
  Person: {
    key: ({ id }) => String(id),
    organization: ({ organization: id, otherOrganization }, _, { loaders, edition }, { path }) => {
      const listed = { organisation: null, organizationId: id, otherOrganization };
      const known = organizationOf(listed, edition.otherOrganizationId);
      if (known === null || known.name !== null) return known;
      return {
        ...known,
        name: async () => (await loaders.organizations(path)).find((item) => item.id === id)?.name ?? null,
      };
    },
  },
};

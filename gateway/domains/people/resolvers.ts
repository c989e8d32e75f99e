import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { QueryPeopleArgs } from '../../generated/types.ts';
import { checkConnection, connect } from '../../lib/connection.ts';
import { listIndividuals } from '../../provider/participants.ts';
import type * as records from '../../provider/records.ts';
import { organizationOf } from '../shared/organizations.ts';

const longestName = 150;

const fullName = ({ last_name, first_name, middle_name }: records.ListedIndividual): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');

async function people({ lastName, usersOnly, ...page }: QueryPeopleArgs, { provider }: Context) {
  checkConnection(page);
  const beginning = lastName?.trim().slice(0, longestName);
  const found = await listIndividuals(provider, {
    ...(beginning ? { last_name: beginning } : {}),
    ...(usersOnly ? { role: 'user' as const } : {}),
  });
  return connect(found, page, ({ id }) => String(id));
}

/** Finds people by the beginning of the last name (API-20). */
export const peopleResolvers: Resolvers = {
  Query: { people: (_, args, context) => people(args, context) },
  Person: {
    id: ({ id }) => String(id),
    fullName,
    organization: ({ organization: id, other_org_descr }, _, { loaders, edition }, { path }) => {
      const listed = { organisation: null, organization_id: id, other_org_descr };
      const known = organizationOf(listed, edition.otherOrganizationId);
      if (known === null || known.name !== null) return known;
      return {
        ...known,
        name: async () => (await loaders.organizations(path)).find((item) => item.id === id)?.name ?? null,
      };
    },
  },
};

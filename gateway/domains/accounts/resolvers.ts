import type { Context } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Account } from '../../provider/records/accounts.ts';
import { isModerator, roleOf } from '../../shared/roles.ts';
import { accountChanges } from './changes.ts';
import { accountMutations } from './mutations.ts';

/** Last and first name; null while the person has entered neither (ACC-19). */
const displayName = ({ individual }: Account): string | null =>
  [individual?.lastName, individual?.firstName].filter(Boolean).join(' ') || null;

/**
 * The caller; an invalid cookie ends the session without an error (ACC-17). No other operation clears the cookie: another
 * tab may have signed in meanwhile, and a late rejection of the old token would delete the new cookie. At UNAUTHENTICATED
 * the page itself sends a logout and waits for it before the next login.
 */
async function readViewer(context: Context) {
  if (!context.hasToken()) return null;
  const verification = await context.verify();
  if (verification.state === 'valid') return { id: verification.accountId };
  if (verification.state === 'unavailable') throw verification.error;
  context.dropCookie();
  return null;
}

export const accountResolvers: Resolvers = {
  Query: { viewer: (_, __, context) => readViewer(context) },
  Viewer: {
    id: ({ id }) => String(id),
    email: async (_, __, { loaders }) => (await loaders.account()).username,
    displayName: async (_, __, { loaders }) => displayName(await loaders.account()),
    isModerator: async (_, __, { loaders }) => isModerator((await loaders.account()).roles),
    roles: async (_, __, { loaders, reportUnknown }) =>
      (await loaders.account()).roles.map((right) => roleOf(right, reportUnknown)),
    consent: async (_, __, { loaders }) => (await loaders.account()).consent,
    publicationConsent: async (_, __, { loaders }) => (await loaders.account()).publicationConsent,
  },
  Mutation: { ...accountMutations, ...accountChanges },
};

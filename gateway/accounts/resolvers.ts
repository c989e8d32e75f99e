import type { Context } from '../context.ts';
import { saysNoSession } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isModerator } from '../roles.ts';
import { consentOf, displayName } from './mapping.ts';
import { accountMutations } from './mutations.ts';

/**
 * The caller; a failed logged-in check ends the session without a word (ACC-17). No other call clears the cookie: an
 * answer cannot see whether another tab has signed in meanwhile, and a late refusal of the old token would throw the
 * new one away. The page ends its session at UNAUTHENTICATED by itself, and a dead token in the cookie harms nobody
 * until the next check, which is one short call and seldom meets a login under way.
 */
async function readViewer(context: Context) {
  if (!context.hasToken()) return null;
  try {
    return { id: await context.memo.accountId() };
  } catch (error) {
    if (!saysNoSession(error)) throw error;
    context.dropToken();
    return null;
  }
}

/** Accounts and session (API-01 … API-07). */
export const accountResolvers: Resolvers = {
  Query: { viewer: (_, __, context) => readViewer(context) },
  Viewer: {
    id: ({ id }) => String(id),
    email: async (_, __, { memo }) => (await memo.account()).username,
    displayName: async (_, __, { memo }) => displayName(await memo.account()),
    isModerator: async (_, __, { memo }) => isModerator(await memo.account()),
    consent: async (_, __, { memo }) => consentOf(await memo.account()),
  },
  Mutation: accountMutations,
};

import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { ListWorker } from '../domains/participants/list/listWorker.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { posters } from './publicLists.ts';
import type { SharedStore } from './redis.ts';
import type { SharedCache } from './shared.ts';

/** Whether an action changes what stands in lists of participants or posters; every mutation stands here. */
const changesLists: Record<keyof MutationResolvers, boolean> = {
  addTalk: true,
  applyBulkChange: true,
  cancelRegistration: true,
  confirmFormat: true,
  confirmParticipation: true,
  confirmTour: true,
  createToken: false,
  deleteRegistrationFile: true,
  login: false,
  logout: false,
  registerAccount: false,
  registerForForum: true,
  registerForSchool: true,
  requestPasswordReset: false,
  resetPassword: false,
  setTour: true,
  // Names and organisations of people stand in the lists.
  updateProfile: true,
  uploadPhoto: false,
  uploadRegistrationFile: true,
  verifyEmail: false,
};

const message = 'lists';

/** A change that went through one gateway makes all of them ask the provider anew. */
export function shareChanges(
  lists: Pick<ListWorker, 'changed'>,
  reads: SharedCache,
  store: SharedStore | null,
): () => void {
  const invalidate = () => {
    lists.changed();
    reads.invalidate(posters.topic);
  };
  store?.onTold((received) => {
    if (received === message) invalidate();
  });
  store?.onReturn(invalidate);
  return () => {
    invalidate();
    store?.tell(message);
  };
}

/** Puts the telling behind the mutations; also where one failed, since it may have been done all the same. */
export function applyChanges(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (!changesLists[name as keyof MutationResolvers]) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (parent, args, context: Context, info) => {
      try {
        return await resolve(parent, args, context, info);
      } finally {
        context.listsChanged();
      }
    };
  }
  return schema;
}

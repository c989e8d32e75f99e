import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

/** Whether a mutation changes lists of participants or posters. */
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
  // The lists hold names and organisations.
  updateProfile: true,
  uploadPhoto: false,
  uploadRegistrationFile: true,
  verifyEmail: false,
};

/** Invalidates the lists after these mutations, failed ones included: the provider may have made the change. */
export function applyListChanges(schema: GraphQLSchema): GraphQLSchema {
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

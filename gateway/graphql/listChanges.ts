import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

/** All other mutations change lists of participants or posters; the profile, because lists hold names. */
const withoutListChange: ReadonlySet<string> = new Set<keyof MutationResolvers>([
  'createMailingList',
  'createToken',
  'downloadCertificate',
  'downloadInvitation',
  'downloadPersonalData',
  'exportAbstracts',
  'exportAttendanceWorkbook',
  'exportBadges',
  'exportParticipants',
  'exportParticipantsWorkbook',
  'login',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'signUp',
  'uploadPhoto',
  'verifyEmail',
]);

/** Invalidates the lists after mutations, also after failed ones: the provider may have made the change. */
export function applyListChanges(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (withoutListChange.has(name)) continue;
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

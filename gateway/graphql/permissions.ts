import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';

/** Who may read a field. The provider, which knows the records, checks finer rights of `signedIn` fields. */
export type Rule = 'public' | 'signedIn' | 'moderator';

export const permissions: {
  Query: Record<keyof QueryResolvers, Rule>;
  Mutation: Record<keyof MutationResolvers, Rule>;
} = {
  Query: {
    academicDegrees: 'public',
    attendance: 'moderator',
    attendanceWorkbook: 'moderator',
    certificate: 'signedIn',
    clock: 'public',
    currentEdition: 'public',
    edition: 'public',
    editions: 'public',
    exportHistory: 'moderator',
    invitation: 'signedIn',
    mailingList: 'moderator',
    mailingTypes: 'moderator',
    organizations: 'public',
    participantPlace: 'moderator',
    participants: 'public',
    participantsExport: 'moderator',
    participantsRevision: 'public',
    participantsWorkbook: 'moderator',
    participation: 'signedIn',
    people: 'moderator',
    planBulkChange: 'moderator',
    positions: 'public',
    schoolStatuses: 'public',
    sections: 'signedIn',
    viewer: 'public',
  },
  Mutation: {
    addTalk: 'signedIn',
    applyBulkChange: 'moderator',
    cancelRegistration: 'signedIn',
    confirmFormat: 'moderator',
    confirmParticipation: 'signedIn',
    createToken: 'public',
    deleteRegistrationFile: 'signedIn',
    endAllSessions: 'signedIn',
    login: 'public',
    logout: 'public',
    registerForForum: 'signedIn',
    registerForSchool: 'signedIn',
    requestPasswordReset: 'public',
    resetPassword: 'public',
    setTour: 'signedIn',
    signUp: 'public',
    updateProfile: 'signedIn',
    uploadPhoto: 'signedIn',
    uploadRegistrationFile: 'signedIn',
    verifyEmail: 'public',
  },
};

export async function moderatorsOnly(context: Context): Promise<void> {
  if (!context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
  if (!(await context.isModerator())) throw new GatewayError('FORBIDDEN');
}

async function allow(rule: Rule, context: Context): Promise<void> {
  if (rule === 'public') return;
  if (!context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
  if (rule === 'moderator') await moderatorsOnly(context);
}

/** Wraps every root field with its rule. @throws if a field has no rule */
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const rules: Record<string, Rule> = permissions[type?.name as keyof typeof permissions];
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const rule = rules[name];
      if (rule === undefined) throw new Error(`gateway/graphql/permissions.ts has no rule for ${type?.name}.${name}`);
      if (rule === 'public') continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (parent, args, context: Context, info) => {
        await allow(rule, context);
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}

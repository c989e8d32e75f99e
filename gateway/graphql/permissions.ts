import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../lib/errors.ts';
import type { EditionResolvers, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';

/** Who may read a field. The provider, which knows the records, checks finer rights of `signedIn` fields. */
export type Rule = 'public' | 'signedIn' | 'moderator';

export const permissions: {
  Query: Record<keyof QueryResolvers, Rule>;
  Mutation: Record<keyof MutationResolvers, Rule>;
  /** Lists and fields that depend on who reads the edition. */
  Edition: { [Field in keyof EditionResolvers]?: Rule };
} = {
  Query: {
    academicDegrees: 'public',
    clock: 'public',
    currentEdition: 'public',
    documentVerification: 'public',
    edition: 'public',
    editions: 'public',
    extensions: 'public',
    node: 'public',
    organizations: 'public',
    people: 'moderator',
    planBoardNumbers: 'moderator',
    planBulkChange: 'moderator',
    planBulkUndo: 'moderator',
    positions: 'public',
    previewDecision: 'moderator',
    previewWithdrawal: 'moderator',
    registration: 'signedIn',
    schoolStatuses: 'public',
    viewer: 'public',
  },
  Mutation: {
    addTalk: 'signedIn',
    applyBulkChange: 'moderator',
    cancelRegistration: 'signedIn',
    confirmFormat: 'moderator',
    withdrawDecision: 'moderator',
    confirmParticipation: 'signedIn',
    createMailingList: 'moderator',
    createToken: 'public',
    deleteParticipantView: 'moderator',
    deleteRegistrationFile: 'signedIn',
    downloadCertificate: 'signedIn',
    downloadInvitation: 'signedIn',
    downloadPersonalData: 'signedIn',
    endAllSessions: 'signedIn',
    exportAbstracts: 'moderator',
    exportAttendanceWorkbook: 'moderator',
    exportBadges: 'moderator',
    exportParticipants: 'moderator',
    exportParticipantsWorkbook: 'moderator',
    login: 'public',
    logout: 'public',
    numberBoards: 'moderator',
    registerForForum: 'signedIn',
    registerForSchool: 'signedIn',
    requestPasswordReset: 'public',
    resetPassword: 'public',
    saveParticipantView: 'moderator',
    setTour: 'signedIn',
    signUp: 'public',
    undoBulkRun: 'moderator',
    updateProfile: 'signedIn',
    uploadPhoto: 'signedIn',
    uploadRegistrationFile: 'signedIn',
    verifyEmail: 'public',
  },
  Edition: {
    attendance: 'moderator',
    audience: 'moderator',
    bulkRuns: 'moderator',
    exports: 'moderator',
    mailingLists: 'moderator',
    participantIds: 'moderator',
    participantPlace: 'moderator',
    participantViews: 'moderator',
    participants: 'public',
    participantsRevision: 'public',
    registrationsByDay: 'moderator',
    sections: 'signedIn',
  },
};

export async function moderatorsOnly(context: Context): Promise<void> {
  if (!context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
  if (!(await context.isModerator())) throw new GatewayError('FORBIDDEN');
}

export async function allow(rule: Rule, context: Context): Promise<void> {
  if (rule === 'public') return;
  if (!context.hasToken()) throw new GatewayError('UNAUTHENTICATED');
  if (rule === 'moderator') await moderatorsOnly(context);
}

/** Wraps every root field, and the listed fields of other types, with their rules. @throws if a root field has no rule */
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  for (const [typeName, rules] of Object.entries(permissions) as [string, Record<string, Rule>][]) {
    const type = schema.getType(typeName);
    const fields = isObjectType(type) ? type.getFields() : {};
    for (const [name, field] of Object.entries(fields)) {
      const rule = rules[name];
      if (rule === undefined && roots.includes(typeName)) {
        throw new Error(`gateway/graphql/permissions.ts has no rule for ${typeName}.${name}`);
      }
      if (rule === undefined || rule === 'public') continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (parent, args, context: Context, info) => {
        await allow(rule, context);
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}

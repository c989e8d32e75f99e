import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { attendanceRows } from '../shared/attendanceRows.ts';
import { confirmFormat } from './confirmFormat.ts';
import { historyResolvers } from './history.ts';
import { previewDecision } from './preview.ts';
import { publicListResolvers } from './publicList.ts';
import { registrationListResolvers } from './registrationList.ts';

/** Lists of participants (API-11), what moderators see of a registration, and its change by them (API-10). */
export const participantResolvers: Resolvers = {
  ...publicListResolvers,
  ...historyResolvers,
  RegistrationList: registrationListResolvers.RegistrationList,
  Edition: { ...registrationListResolvers.Edition, ...publicListResolvers.Edition },
  Registration: {
    ...historyResolvers.Registration,
    attendance: async ({ id, meetingId }, _, context) => {
      await moderatorsOnly(context);
      const found = await context.loaders.attendance(id);
      return attendanceRows('attendance', found, meetingId ?? context.edition.meetingId);
    },
  },
  Query: { previewDecision: (_, { input }, context) => previewDecision(input, context) },
  Mutation: { confirmFormat: (_, { input }, context) => confirmFormat(input, context) },
};

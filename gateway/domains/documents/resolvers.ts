import type { Resolvers } from '../../generated/resolvers.ts';
import { recordId } from '../../lib/ids.ts';
import { documentAnswer } from '../shared/answers.ts';

/** Until a document exists, `userErrors` holds the provider's reason (DOC-03). */
export const documentResolvers: Resolvers = {
  Query: {
    invitation: (_, { registrationId }, context) =>
      documentAnswer(async () => context.loaders.invitation(recordId(registrationId)), context),
    certificate: (_, { registrationId }, context) =>
      documentAnswer(async () => context.loaders.certificate(recordId(registrationId)), context),
  },
};

import type { Context } from '../context.ts';
import { settle } from '../errors.ts';
import type { DocumentAnswer, Resolvers } from '../generated/resolvers.ts';
import { recordId } from '../ids.ts';

/** The document's address at the gateway, or the provider's reason why there is none yet (DOC-03). */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  context: Context,
): Promise<DocumentAnswer> {
  const { value, userErrors } = await settle(() => context.memo[kind](recordId(registrationId)));
  return { url: value === null ? null : context.mediaUrl(value), userErrors };
}

/** Invitation and certificate (API-17, API-18). */
export const documentResolvers: Resolvers = {
  Query: {
    invitation: (_, { registrationId }, context) => documentOf('invitation', registrationId, context),
    certificate: (_, { registrationId }, context) => documentOf('certificate', registrationId, context),
  },
};

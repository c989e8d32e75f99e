import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { DocumentAnswer } from '../../generated/types.ts';
import { settle } from '../../graphql/userErrors.ts';
import { recordId } from '../../lib/ids.ts';

/** Until the document exists, `userErrors` holds the provider's reason (DOC-03). */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  context: Context,
): Promise<DocumentAnswer> {
  const { value, userErrors } = await settle(() => context.memo[kind](recordId(registrationId)));
  return { url: value === null ? null : context.mediaUrl(value), userErrors };
}

export const documentResolvers: Resolvers = {
  Query: {
    invitation: (_, { registrationId }, context) => documentOf('invitation', registrationId, context),
    certificate: (_, { registrationId }, context) => documentOf('certificate', registrationId, context),
  },
};

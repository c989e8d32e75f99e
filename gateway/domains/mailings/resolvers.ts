import type { Context } from '../../context.ts';
import type { CreateMailingListPayload } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { listEmails } from '../../provider/calls/mailings.ts';
import { mailingsTexts } from '../../texts/mailings.ts';

/** Calls the provider only for lists that the editions name. */
async function createMailingList(kind: string, { editions, provider }: Context): Promise<CreateMailingListPayload> {
  if (!editions.all.some(({ mailings }) => mailings.some(({ type }) => type === kind))) {
    return { addresses: [], userErrors: [userError('NOT_FOUND', mailingsTexts.unknownList, 'kindKey')] };
  }
  const { value, userErrors } = await toUserErrors(() => listEmails(provider, kind));
  const addresses = (value ?? '').split(/[\s,;]+/).filter((address) => address !== '');
  return { addresses: [...new Set(addresses)], userErrors };
}

/** Addresses for mailings (API-21, DSH-02). */
export const mailingResolvers: Resolvers = {
  Edition: { mailingLists: ({ mailings }) => mailings.map(({ type, title }) => ({ key: type, title })) },
  Mutation: { createMailingList: (_, { input }, context) => createMailingList(input.kindKey, context) },
};

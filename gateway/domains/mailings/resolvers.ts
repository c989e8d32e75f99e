import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { settle } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { listEmails } from '../../provider/mailings.ts';

const typesOf = ({ editions }: Context) => editions.all.flatMap(({ mailings }) => mailings);

/** Calls the provider only for lists that the editions name. */
async function mailingList(type: string, context: Context) {
  if (!typesOf(context).some((known) => known.type === type)) {
    return { addresses: null, count: 0, userErrors: [userError('NOT_FOUND', 'Такого списка адресов нет', 'type')] };
  }
  const { value, userErrors } = await settle(() => listEmails(context.provider, type));
  const addresses = (value ?? '')
    .split(/[\s,;]+/)
    .filter((address) => address !== '')
    .join(', ');
  return {
    addresses: value === null ? null : addresses,
    count: addresses.split(', ').filter(Boolean).length,
    userErrors,
  };
}

/** Addresses for mailings (API-21, DSH-02). */
export const mailingResolvers: Resolvers = {
  Query: {
    mailingTypes: (_, __, context) => typesOf(context).map(({ type, title }) => ({ id: type, title })),
    mailingList: (_, { type }, context) => mailingList(type, context),
  },
};

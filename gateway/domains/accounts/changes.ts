/** Changes of an account by its person, and letters about them. */
import type { MutationResolvers } from '../../graphql/generated/resolvers.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { collect, normaliseEmail, required, validPassword } from '../../graphql/validation.ts';
import { asRejection } from '../../lib/errors.ts';
import { changePassword, requestEmailChange, verifyEmailChange } from '../../provider/extensions/accountChanges.ts';
import { endOtherSessions } from '../../provider/extensions/sessions.ts';
import { resendVerification } from '../../provider/extensions/verificationLetters.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { accountsTexts } from '../../texts/accounts.ts';
import { addressErrors } from './input.ts';
import { followLink } from './links.ts';

const passwordFields = { currentPassword: ['currentPassword'], password: ['newPassword'] } satisfies FieldsOf<
  Body<'PasswordChange'>
>;
const emailFields = { email: ['email'], password: ['currentPassword'] } satisfies FieldsOf<Schemas['EmailChange']>;
const letterFields = { email: ['email'] } satisfies FieldsOf<Schemas['VerificationLetterRequest']>;

const presentPassword = (value: string) => collect(required(value, 'currentPassword', accountsTexts.enterPassword));

export const accountChanges: Pick<
  MutationResolvers,
  'changePassword' | 'confirmEmailChange' | 'endOtherSessions' | 'requestEmailChange' | 'requestVerificationLetter'
> = {
  endOtherSessions: async (_, __, context) => {
    await endOtherSessions(context.provider);
    return { viewer: { id: await context.accountId() } };
  },

  changePassword: async (_, { input: { currentPassword, newPassword } }, context) => {
    const userErrors = [...presentPassword(currentPassword), ...collect(validPassword(newPassword, 'newPassword'))];
    if (userErrors.length > 0) return { isChanged: false, userErrors };
    const request = { currentPassword, password: newPassword };
    const done = await context.attempts.accountChange(await context.accountId(), () =>
      toUserErrors(() => changePassword(context.provider, request), passwordFields),
    );
    return { isChanged: done.value !== null, userErrors: done.userErrors };
  },

  requestEmailChange: async (_, { input }, context) => {
    const userErrors = [...addressErrors(input.email), ...presentPassword(input.currentPassword)];
    if (userErrors.length > 0) return { email: null, userErrors };
    const request = { email: normaliseEmail(input.email), password: input.currentPassword };
    const done = await context.attempts.accountChange(await context.accountId(), () =>
      toUserErrors(() => requestEmailChange(context.provider, request), emailFields),
    );
    return { email: done.value === null ? null : request.email, userErrors: done.userErrors };
  },

  confirmEmailChange: (_, { input }, { provider }) => followLink(input, (link) => verifyEmailChange(provider, link)),

  requestVerificationLetter: async (_, { input }, { provider, attempts }) => {
    const userErrors = addressErrors(input.email);
    if (userErrors.length > 0) return { isAccepted: false, userErrors };
    const email = normaliseEmail(input.email);
    const done = await attempts.verificationLetter(email, () =>
      toUserErrors(() => resendVerification(provider, { email }).catch(asRejection), letterFields),
    );
    return { isAccepted: done.value !== null, userErrors: done.userErrors };
  },
};

import type { Context } from '../../context.ts';
import { GatewayError, type ProviderRejection } from '../../errors.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import type { LoginInput, UserError } from '../../generated/types.ts';
import { rejectionToUserErrors, settle } from '../../graphql/userErrors.ts';
import { collect, normaliseEmail, userError, validPassword } from '../../graphql/validation.ts';
import { login, register, resetPassword, sendResetPasswordLink, verifyRegistration } from '../../provider/accounts.ts';
import type { Schemas } from '../../provider/contract.ts';
import { accountErrors, accountFields, emailErrors, loginErrors, toRegisterRequest, toSignedLink } from './input.ts';

type LoggedIn = { answer: Schemas['LoginAnswer']; userErrors: [] } | { answer: null; userErrors: UserError[] };

/** Exchanges credentials for a token. The provider gives one answer for unknown, wrong and unverified ones (ACC-03). */
async function authenticate(input: LoginInput, { provider, attempts }: Context): Promise<LoggedIn> {
  const userErrors = loginErrors(input);
  if (userErrors.length > 0) return { answer: null, userErrors };
  const credentials = { login: normaliseEmail(input.email), password: input.password };
  try {
    const { value, userErrors: rejected } = await attempts.login(credentials.login, () =>
      settle(
        () => login(provider, credentials),
        (rejection) => rejectionToUserErrors(rejection, {}, 'WRONG_CREDENTIALS'),
      ),
    );
    return value === null ? { answer: null, userErrors: rejected } : { answer: value, userErrors: [] };
  } catch (error) {
    // Some deployments answer 401 here, which does not concern a session: the request sent none.
    if (!(error instanceof GatewayError) || error.code !== 'UNAUTHENTICATED') throw error;
    return { answer: null, userErrors: [userError('WRONG_CREDENTIALS', 'Неверный E-mail или пароль')] };
  }
}

/**
 * If the provider rejects the address alone, it is taken, since the gateway has checked its form (ACC-11). Together
 * with other rejections it may mean anything.
 */
const registerErrors = (rejection: ProviderRejection): UserError[] => {
  const all = rejectionToUserErrors(rejection, accountFields);
  // The provider reports the address twice, as user name and as e-mail.
  const errors = all.filter((error, index) => all.findIndex(({ message }) => message === error.message) === index);
  const isTaken = errors.length === 1 && errors[0]?.field?.[0] === 'email';
  return isTaken ? errors.map((error): UserError => ({ ...error, code: 'TAKEN' })) : errors;
};

const linkFields = { user_id: ['link', 'userId'], timestamp: ['link', 'timestamp'], signature: ['link', 'signature'] };

/** The person can correct a rejected password; every other rejection means an invalid link. */
const linkErrors = (rejection: ProviderRejection): UserError[] =>
  rejectionToUserErrors(rejection, { ...linkFields, password: ['password'] }).map((error): UserError => {
    return error.field?.[0] === 'password' ? error : { ...error, code: 'LINK_EXPIRED' };
  });

export const accountMutations: MutationResolvers = {
  login: async (_, { input }, context) => {
    const { answer, userErrors } = await authenticate(input, context);
    if (answer === null) return { viewer: null, userErrors };
    context.signIn(answer.token, answer.user, 'cookie');
    return { viewer: { id: answer.user }, userErrors };
  },

  createToken: async (_, { input }, context) => {
    const { answer, userErrors } = await authenticate(input, context);
    if (answer === null) return { token: null, userErrors };
    context.signIn(answer.token, answer.user, 'none');
    return { token: answer.token, userErrors };
  },

  logout: (_, __, context) => {
    context.signOut();
    return { loggedOut: true };
  },

  registerAccount: async (_, { input }, { provider, edition, attempts }) => {
    const userErrors = accountErrors(input, edition);
    if (userErrors.length > 0) return { email: null, userErrors };
    const request = toRegisterRequest(input, edition);
    const done = await attempts.newAccount(() => settle(() => register(provider, request), registerErrors));
    return { email: done.value === null ? null : request.email, userErrors: done.userErrors };
  },

  verifyEmail: async (_, { input }, { provider }) => {
    const done = await settle(() => verifyRegistration(provider, toSignedLink(input)), linkErrors);
    return { detail: done.value?.detail ?? null, userErrors: done.userErrors };
  },

  requestPasswordReset: async (_, { input }, { provider, edition, attempts }) => {
    const messages = { empty: 'Введите адрес электронной почты', invalid: 'Неверный адрес электронной почты' };
    const userErrors = emailErrors(input.email, messages);
    if (userErrors.length > 0) return { sent: false, userErrors };
    const email = normaliseEmail(input.email);
    const request = { email, login: email, lang: 'ru' as const, site_type: edition.siteType };
    try {
      const done = await attempts.resetLetter(email, () =>
        settle(() => sendResetPasswordLink(provider, request), accountFields),
      );
      return { sent: done.value !== null, userErrors: done.userErrors };
    } catch (error) {
      // Only the provider's own JSON 404 concerns an account; that of a proxy or a wrong path does not.
      if (!(error instanceof GatewayError) || error.code !== 'NOT_FOUND' || !error.isFromProvider) throw error;
      return { sent: false, userErrors: [userError('NOT_FOUND', 'Пользователь с таким email не найден', 'email')] };
    }
  },

  resetPassword: async (_, { input }, { provider, attempts }) => {
    const userErrors = collect(validPassword(input.password, 'password'));
    if (userErrors.length > 0) return { changed: false, userErrors };
    const email = input.email ? { email: normaliseEmail(input.email) } : {};
    const request = { ...toSignedLink(input.link), ...email, password: input.password };
    const done = await attempts.newPassword(request.user_id, () =>
      settle(() => resetPassword(provider, request), linkErrors),
    );
    return { changed: done.value !== null, userErrors: done.userErrors };
  },
};

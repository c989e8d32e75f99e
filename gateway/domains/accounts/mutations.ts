import type { Context } from '../../context.ts';
import type { LoginInput, SignUpInput, UserError } from '../../generated/types.ts';
import { requireExtension } from '../../graphql/extensionFields.ts';
import type { MutationResolvers } from '../../graphql/generated/resolvers.ts';
import { rejectionToUserErrors, toUserErrors } from '../../graphql/userErrors.ts';
import { collect, normaliseEmail, userError, validPassword } from '../../graphql/validation.ts';
import { asRejection, GatewayError, isSessionEnded, type Problem, ProviderRejection } from '../../lib/errors.ts';
import {
  endSession,
  getAccountId,
  login,
  register,
  resetPassword,
  sendResetPasswordLink,
  verifyRegistration,
} from '../../provider/calls/accounts.ts';
import { endAllSessions } from '../../provider/extensions/sessions.ts';
import type { Login } from '../../provider/records/accounts.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { accountsTexts } from '../../texts/accounts.ts';
import { consentInForce, publicationConsentRequired } from '../shared/consents.ts';
import { accountErrors, accountFields, addressErrors, loginErrors, loginFields, toRegisterRequest } from './input.ts';
import { followLink, linkErrors, rejectedLinkErrors, toSignedLink } from './links.ts';

interface Session {
  token: string;
  accountId: number;
}

type LoggedIn = { answer: Session; userErrors: [] } | { answer: null; userErrors: UserError[] };

/** The session after a login; reads the account if the answer does not name it. */
async function toSession({ token, accountId }: Login, { callerOf }: Context): Promise<Session> {
  return { token, accountId: accountId ?? (await getAccountId(callerOf(token))) };
}

/**
 * Exchanges credentials for a token. The provider answers alike for unknown, wrong and unverified ones; the person sees
 * its reason whatever the status (ACC-03).
 */
async function authenticate(input: LoginInput, context: Context): Promise<LoggedIn> {
  const { provider, attempts } = context;
  const userErrors = loginErrors(input);
  if (userErrors.length > 0) return { answer: null, userErrors };
  const credentials = { login: normaliseEmail(input.email), password: input.password };
  try {
    const { value, userErrors: rejected } = await attempts.login(credentials.login, () =>
      toUserErrors(
        () => login(provider, credentials).catch(asRejection),
        (rejection) =>
          rejectionToUserErrors(rejection, loginFields, (field) => (field ? 'INVALID' : 'WRONG_CREDENTIALS')),
      ),
    );
    return value === null
      ? { answer: null, userErrors: rejected }
      : { answer: await toSession(value, context), userErrors: [] };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { code, providerText, extensions } = error;
    if (code !== 'RATE_LIMITED' || providerText === null) throw error;
    throw new GatewayError(code, { ...extensions, message: providerText });
  }
}

/** Words in a rejection that say that the address has an account; nothing else in the answer shows it (ACC-11). */
const takenWords = /уже|существует|занят|уникальн|already|exists?\b|taken|in use|unique/i;
const missingWords = /не существует|not exist/i;
const isTaken = (field: string[] | null, { text }: Problem) =>
  field?.[0] === 'email' && takenWords.test(text) && !missingWords.test(text);

const userName = 'username' satisfies keyof Body<'RegisterRequest'>;
const isUserName = ({ path }: Problem) => Number(path[0] === userName);

/**
 * The provider reports a taken address twice, as user name and as e-mail. The person gets one error, with the text about
 * the e-mail, because a person enters no user name.
 */
function registerErrors({ status, problems }: ProviderRejection): UserError[] {
  const emailFirst = problems.toSorted((a, b) => isUserName(a) - isUserName(b));
  const errors = rejectionToUserErrors(new ProviderRejection(status, emailFirst), accountFields, (field, problem) =>
    isTaken(field, problem) ? 'TAKEN' : field === null ? 'REFUSED' : 'INVALID',
  );
  const taken = errors.findIndex(({ code }) => code === 'TAKEN');
  return errors.filter(({ code }, index) => code !== 'TAKEN' || index === taken);
}

/** The text of the contract for an e-mail without an account (1§8), whatever the status and the field. */
const unknownUser = /^(?:user not found|пользователь не найден)\.?$/i;

const unknownEmail = userError('NOT_FOUND', accountsTexts.unknownEmail, 'email');

const resetErrors = (rejection: ProviderRejection): UserError[] =>
  rejection.problems.some(({ text }) => unknownUser.test(text))
    ? [unknownEmail]
    : rejectionToUserErrors(rejection, accountFields);

/** Whether the provider rejects the caller's token; a provider that fails proves nothing. */
async function isTokenEnded({ cleanup }: Context): Promise<boolean> {
  try {
    await getAccountId(cleanup());
    return false;
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof ProviderRejection)) throw error;
    return isSessionEnded(error);
  }
}

/**
 * Ends the caller's token at the provider, and checks it: some logout libraries answer with success and leave the token valid.
 * @returns whether the provider rejects the token now
 */
async function endToken(context: Context): Promise<boolean> {
  const { cleanup, log } = context;
  try {
    await endSession(cleanup());
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof ProviderRejection)) throw error;
    if (isSessionEnded(error)) return true;
    log.warn({ component: 'session' }, 'the provider did not end the token of a logout');
    return false;
  }
  const hasEnded = await isTokenEnded(context);
  if (!hasEnded) log.warn({ component: 'session' }, 'a token still works after its logout');
  return hasEnded;
}

/** Whether the public list shows a new person. If the edition asks for a consent to publication, that consent decides (R21). */
async function publicationChoice(
  { isListed, publicationConsentVersion }: SignUpInput,
  { edition, extensions }: Pick<Context, 'edition' | 'extensions'>,
): Promise<{ isListed?: boolean } | 'required'> {
  if (consentInForce(edition, 'publication') === null) {
    if (typeof isListed !== 'boolean') return {};
    await requireExtension({ extensions }, 'publicity');
    return { isListed };
  }
  const hasConsented = publicationConsentVersion != null;
  if (await extensions.has('publicity')) return { isListed: hasConsented };
  return hasConsented ? {} : 'required';
}

const toConsents = ({ consentVersion, publicationConsentVersion: publication }: SignUpInput) => ({
  consentVersion: consentVersion.trim(),
  ...(publication == null ? {} : { publicationConsentVersion: publication }),
});

export const accountMutations: MutationResolvers = {
  login: async (_, { input }, context) => {
    const { answer, userErrors } = await authenticate(input, context);
    if (answer === null) return { viewer: null, userErrors };
    context.signIn(answer.token, answer.accountId, 'cookie');
    return { viewer: { id: answer.accountId }, userErrors };
  },

  createToken: async (_, { input }, context) => {
    const { answer, userErrors } = await authenticate(input, context);
    if (answer === null) return { token: null, userErrors };
    context.signIn(answer.token, answer.accountId, 'none');
    return { token: answer.token, userErrors };
  },

  logout: async (_, __, context) => {
    const isEnded = !context.hasToken() || (await endToken(context));
    context.signOut();
    return { isTokenEnded: isEnded };
  },

  endAllSessions: async (_, __, context) => {
    await endAllSessions(context.provider);
    const isEnded = await isTokenEnded(context);
    context.signOut();
    return { isTokenEnded: isEnded };
  },

  signUp: async (_, { input }, { provider, edition, attempts, extensions }) => {
    const userErrors = accountErrors(input, edition);
    if (userErrors.length > 0) return { email: null, userErrors };
    const publication = await publicationChoice(input, { edition, extensions });
    if (publication === 'required') return { email: null, userErrors: [publicationConsentRequired()] };
    const consents = (await extensions.has('consent')) ? toConsents(input) : {};
    const request = { ...toRegisterRequest(input, edition), ...publication, ...consents };
    const done = await attempts.newAccount(() =>
      toUserErrors(() => register(provider, request).catch(asRejection), registerErrors),
    );
    return { email: done.value === null ? null : request.email, userErrors: done.userErrors };
  },

  verifyEmail: (_, { input }, { provider }) => followLink(input, (link) => verifyRegistration(provider, link)),

  requestPasswordReset: async (_, { input }, { provider, edition, attempts }) => {
    const userErrors = addressErrors(input.email);
    if (userErrors.length > 0) return { isSent: false, userErrors };
    const email = normaliseEmail(input.email);
    const request = { email, login: email, lang: 'ru' as const, siteType: edition.siteType };
    try {
      const done = await attempts.resetLetter(email, () =>
        toUserErrors(() => sendResetPasswordLink(provider, request).catch(asRejection), resetErrors),
      );
      return { isSent: done.value !== null, userErrors: done.userErrors };
    } catch (error) {
      // Only the provider's own JSON 404 concerns an account; that of a proxy or a wrong path does not.
      if (!(error instanceof GatewayError) || error.code !== 'NOT_FOUND' || !error.isFromProvider) throw error;
      return { isSent: false, userErrors: [unknownEmail] };
    }
  },

  resetPassword: async (_, { input }, { provider, attempts }) => {
    const { link, password } = input;
    const userErrors = [...linkErrors(link, 'link'), ...collect(validPassword(password, 'password'))];
    if (userErrors.length > 0) return { isChanged: false, userErrors };
    const values = toSignedLink(link);
    const done = await attempts.newPassword(() =>
      toUserErrors(() => resetPassword(provider, { ...values, password }).catch(asRejection), rejectedLinkErrors),
    );
    return { isChanged: done.value !== null, userErrors: done.userErrors };
  },
};

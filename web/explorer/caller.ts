import { tabStorage } from '../lib/storage.ts';
import createToken from './CreateToken.graphql?raw';

/** The caller of operations: a visitor, the owner of a token, or the owner of the page's session. */
export type Caller = { kind: 'visitor' } | { kind: 'token'; token: string } | { kind: 'session' };

/** A GraphQL answer. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
}

/** Sends an operation as the caller; a visitor's operation is sent without the page's cookie. */
export async function send(caller: Caller, operation: Operation): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: caller.kind === 'session' ? 'same-origin' : 'omit',
    headers: {
      'content-type': 'application/json',
      ...(caller.kind === 'token' && { authorization: `Token ${caller.token}` }),
    },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as Answer;
}

/** Whether the gateway no longer knows the token, so that it ran nothing. */
export const isEnded = ({ data, errors }: Answer): boolean =>
  data == null && errors?.[0]?.extensions?.code === 'UNAUTHENTICATED';

/** The result of a sign-in: a token, or a text that explains why there is none. */
export type SignIn = { token: string } | { rejection: string };

/** Exchanges e-mail and password for a token. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  const { data, errors } = await send(
    { kind: 'visitor' },
    { query: createToken, variables: { input: { email, password } } },
  );
  const payload = data?.createToken as { token: string | null; userErrors: { message: string }[] } | undefined;
  if (payload?.token) return { token: payload.token };
  return { rejection: (payload?.userErrors ?? errors ?? [])[0]?.message ?? '' };
}

/** Name of the signed-in person, empty without a name; null if the token or the session has ended. */
export async function nameOf(caller: Caller): Promise<string | null> {
  const answer = await send(caller, { query: 'query Name { viewer { displayName } }' });
  if (isEnded(answer)) return null;
  // Without data the portal gave no answer, which says nothing about the token.
  if (answer.data == null) throw new Error('The portal did not answer');
  const viewer = answer.data.viewer as { displayName: string | null } | null | undefined;
  return viewer ? (viewer.displayName ?? '') : null;
}

const KEY = 'portal.explorer.caller';

/** The caller that this tab had before a reload; a visitor in a new tab. */
export function rememberedCaller(): Caller {
  const stored = tabStorage.getItem(KEY);
  return stored === null ? { kind: 'visitor' } : (JSON.parse(stored) as Caller);
}

/** Remembers the caller until the tab closes. */
export function rememberCaller(caller: Caller): void {
  if (caller.kind === 'visitor') tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify(caller));
}

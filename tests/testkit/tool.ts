import { mutationOf } from './gateway.ts';
import { operate } from './load.ts';
import { trustedText } from './trustedDocuments.ts';

/** The data of an operation; rejects on any error. */
export async function ask<T = Record<string, unknown>>(...call: Parameters<typeof operate>): Promise<T> {
  const { data, codes } = await operate(...call);
  if (codes.length > 0 || data === null) throw new Error(`${call[1].query.slice(0, 80)}: ${codes.join()}`);
  return data as T;
}

/** A token of an account of the samples. */
export async function createToken(url: string, email: string): Promise<string> {
  const call = { query: trustedText('CreateToken'), variables: { input: { email, password: 'Primer2025' } } };
  const { createToken: made } = await ask<{ createToken: { token: string | null } }>(url, call);
  if (made.token === null) throw new Error(`${email} cannot log in`);
  return made.token;
}

/** What a mutation answers with its `input`; rejects on any error, those of the user included. */
export async function mutate<T = object>(
  { url, token }: { url: string; token: string },
  name: string,
  input: object,
  selection = '',
): Promise<T> {
  const query = mutationOf(name, `${selection} userErrors { code message }`);
  type Payload = T & { userErrors: object[] };
  const { [name]: payload } = await ask<Record<string, Payload>>(url, { query, variables: { input }, token });
  if (payload === undefined || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload)}`);
  return payload;
}

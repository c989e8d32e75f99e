import { operation } from '../../gateway/provider/http/contract.ts';
import { tokenScheme } from '../../gateway/provider/http/transport.ts';

/** Tells the operator what to change. */
export const otherScheme = (scheme: string): string =>
  `asks for a token as \`${scheme}\`; the gateway sends \`${tokenScheme}\` (gateway/provider/http/transport.ts)`;

/** Schemes under which services send tokens. */
const others = ['Bearer', 'JWT'].filter((scheme) => scheme !== tokenScheme);

/**
 * Finds the scheme of a provider that rejects the check's token and names no scheme: reads the account under each of the
 * usual schemes.
 */
export async function acceptedScheme(base: string, token: string): Promise<string | null> {
  const { path } = operation('getAccount');
  for (const scheme of others) {
    const headers = { accept: 'application/json', authorization: `${scheme} ${token}` };
    const answer = await fetch(`${base}${path}`, { headers, redirect: 'manual' }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return scheme;
  }
  return null;
}

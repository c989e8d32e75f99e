import { isIP } from 'node:net';

/** Names that Fastify knows for groups of networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network (`10.0.0.0/8`) or the name of one, as TRUST_PROXY of both services takes it. */
export function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether nothing follows the host of an address but a single slash: the portal's pages lie at the root. */
export const isSiteRoot = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;

export const siteRootMessage = 'must be an address without path, query or fragment: https://forum.example.org';

/** Values that may contain a password or a key. */
const SECRET = /SECRET|PASSWORD|TOKEN|_URL$|ENDPOINT$/;

/** One wrong setting: its name, what is wanted, and what came unless it may hold a secret. */
export function describeSetting(name: string, wanted: string, given: string | undefined): string {
  return `${name}: ${wanted}${given === undefined || SECRET.test(name) ? '' : `, but is "${given}"`}`;
}

import { GatewayError } from '../../lib/errors.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { mediaPrefix } from '../http/contract.ts';
import { createFaultLog, type FaultLog } from '../http/faults.ts';
import type { MediaAddress } from '../http/mediaFile.ts';

export const mediaPath = '/media/';

/** Longest path, decoded and as sent: a Cyrillic letter takes six characters encoded. */
const lengths = { decoded: 1024, encoded: 8 * 1024 };

/**
 * The part of a path below the media path, still encoded; null if it tries to leave that path. Rejects encoded
 * separators and dots, so that no later decoding can lead elsewhere.
 */
export function safeMediaPart(part: string): string | null {
  if (part === '' || part.length > lengths.encoded || part.includes('\\')) return null;
  let length = 0;
  for (const segment of part.split('/')) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(segment);
    } catch {
      return null;
    }
    length += decoded.length + 1;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters
    if (decoded === '' || decoded === '.' || decoded === '..' || /[/\\%\u0000-\u001f]/.test(decoded)) return null;
  }
  return length > lengths.decoded ? null : part;
}

export interface MediaAddresses {
  publicUrl: string;
  providerUrl: string;
  /** Where else the provider's files lie: an origin, or a folder below one (PROVIDER_MEDIA_URL). */
  mediaUrls: readonly string[];
}

type ProviderAddresses = Omit<MediaAddresses, 'publicUrl'>;

/** What a signed link needs to open; null for what no link has. */
export const safeMediaQuery = (query: string): string | null =>
  /^(?:\?[\w.~!$&'()*+,;=:@/?%-]{0,2048})?$/.test(query) ? query : null;

const folderPath = ({ pathname }: URL) => pathname.replace(/\/*$/, '/');

/** The addresses of a setting, read once: a list has thousands of links. */
const placesOf = oncePer(({ providerUrl, mediaUrls }: ProviderAddresses) => {
  const { origin, pathname } = new URL(providerUrl);
  return {
    origin,
    /** The provider's path before a file's own path, including the path of the provider's address. */
    prefix: `${pathname.replace(/\/+$/, '')}${mediaPrefix}`,
    folders: mediaUrls.map((folder) => new URL(folder)),
  };
});

/** The link as an absolute address: a path alone leads to the provider itself. */
function linkUrl(link: string, addresses: ProviderAddresses): URL | null {
  try {
    return new URL(link, placesOf(addresses).origin);
  } catch {
    return null;
  }
}

/** Marks a part that begins with the host of a folder of PROVIDER_MEDIA_URL. */
const hostMark = '@';

/**
 * The part of a gateway's address that names the provider's file; null for a link that leads elsewhere. The provider builds
 * absolute links from the Host header, often as http://, so only their path counts; a link to another host needs a folder of
 * PROVIDER_MEDIA_URL with this host.
 */
export const mediaPartOf = (link: string, addresses: ProviderAddresses): string | null =>
  partOfUrl(linkUrl(link, addresses), addresses);

function partOfUrl(url: URL | null, addresses: ProviderAddresses): string | null {
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { origin, prefix, folders } = placesOf(addresses);
  const holds = (folder: URL) => url.pathname.startsWith(folderPath(folder));
  const partIn = ({ host }: URL) => safeMediaPart(`${hostMark}${host}${url.pathname}`);
  const named = folders.find((folder) => folder.host === url.host && holds(folder));
  if (named !== undefined) return partIn(named);
  if (url.pathname.startsWith(prefix)) return safeMediaPart(url.pathname.slice(prefix.length));
  const own = folders.find((folder) => folder.origin === origin && holds(folder));
  return own === undefined ? null : partIn(own);
}

/** Where a part and its query lead: to the provider, or to a folder of PROVIDER_MEDIA_URL. */
export function mediaTarget(part: string, query: string, addresses: ProviderAddresses): MediaAddress {
  const [first = '', ...rest] = part.split('/');
  const path = `/${rest.join('/')}`;
  const { origin, prefix, folders } = placesOf(addresses);
  const folder = folders.find((one) => first === `${hostMark}${one.host}` && path.startsWith(folderPath(one)));
  if (folder !== undefined) return { origin: folder.origin, path: `${path}${query}` };
  return { origin, path: `${prefix}${part}${query}` };
}

/** The part and the query of a link. @throws GatewayError PROVIDER_BAD_RESPONSE for a link that leads elsewhere */
export function readMediaLink(link: string, addresses: ProviderAddresses): { part: string; query: string } {
  const url = linkUrl(link, addresses);
  const part = partOfUrl(url, addresses);
  const query = part === null ? null : safeMediaQuery(url?.search ?? '');
  if (part === null || query === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return { part, query };
}

/**
 * The gateway's address of a provider's file.
 * @throws GatewayError PROVIDER_BAD_RESPONSE for a link that leads elsewhere
 */
export function mediaUrl(link: string, addresses: MediaAddresses): string {
  const { part, query } = readMediaLink(link, addresses);
  return `${addresses.publicUrl}${mediaPath}${part}${query}`;
}

/** Logs a link that no setting allows: its folder without the file's name, because that may name a person. */
export function createLinkLog(addresses: ProviderAddresses): (log: Parameters<FaultLog>[0], link: string) => void {
  const logFault = createFaultLog();
  return (log, link) => {
    const url = linkUrl(link, addresses);
    const isAddress = url !== null && /^https?:$/.test(url.protocol);
    const folder = url?.pathname.replace(/[^/]*$/, '').replace(/[^/]*(?:@|%40)[^/]*/g, '…');
    const address = isAddress ? `${url.origin}${folder}` : null;
    const check = isAddress
      ? 'A file lies outside the media path of PROVIDER_URL, or its path is longer than 1024 letters. Name its folder in PROVIDER_MEDIA_URL if it is a file of the provider.'
      : 'A link to a file is not an http address. Check what the provider sends.';
    logFault(log, 'getMedia', { kind: 'media_elsewhere', check, address });
  };
}

/** An address that answers «Такого файла нет», for a file whose own link is invalid. */
export const missingMediaUrl = ({ publicUrl }: Pick<MediaAddresses, 'publicUrl'>): string => `${publicUrl}${mediaPath}`;

export function fileNameOf(link: string): string {
  const last = link.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

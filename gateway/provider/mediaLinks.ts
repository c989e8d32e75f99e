import { GatewayError } from '../errors.ts';
import { mediaPrefix } from './contract.ts';

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
}

/** What a signed link needs to open; null for what no link has. */
export const safeMediaQuery = (query: string): string | null =>
  /^(?:\?[\w.~!$&'()*+,;=:@/?%-]{0,2048})?$/.test(query) ? query : null;

/** The path of a link below the media path; null for a link that leads elsewhere. */
export function mediaPartOf(link: string, providerUrl: string): string | null {
  const url = URL.canParse(link, 'http://provider.invalid') ? new URL(link, 'http://provider.invalid') : null;
  const prefix = `${new URL(providerUrl).pathname.replace(/\/+$/, '')}${mediaPrefix}`;
  if (url === null || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(prefix)) return null;
  return safeMediaPart(url.pathname.slice(prefix.length));
}

/**
 * The gateway's address of a provider's file. The provider builds absolute links from the Host header, often as
 * http://, so only their path counts, and the query of a signed link.
 * @throws GatewayError PROVIDER_BAD_RESPONSE for a link outside the media path
 */
export function mediaUrl(link: string, { publicUrl, providerUrl }: MediaAddresses): string {
  const part = mediaPartOf(link, providerUrl);
  const query = part === null ? null : safeMediaQuery(new URL(link, 'http://provider.invalid').search);
  if (part === null || query === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return `${publicUrl}${mediaPath}${part}${query}`;
}

/** An address that answers «Такого файла нет», for a file whose own link is invalid. */
export const missingMediaUrl = ({ publicUrl }: MediaAddresses): string => `${publicUrl}${mediaPath}`;

export function fileNameOf(link: string): string {
  const last = link.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

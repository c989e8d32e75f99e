import { Fault } from './errors.ts';
import { mediaPrefix } from './provider/contract.ts';

/** Where media is served by the gateway, whatever the provider's own path is. */
export const mediaPath = '/media/';

/** Longest path: as it is read, since a Russian letter takes six characters encoded, and as it is sent. */
const lengths = { decoded: 1024, encoded: 8 * 1024 };

/**
 * The part of a path below the media path, still encoded; null where it tries to leave it.
 * Encoded separators and dots are refused, so that no later decoding can lead elsewhere.
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    if (decoded === '' || decoded === '.' || decoded === '..' || /[/\\%\u0000-\u001f]/.test(decoded)) return null;
  }
  return length > lengths.decoded ? null : part;
}

/** Whose addresses a link is translated between; the provider's may stand below a path of its own. */
export interface MediaAddresses {
  publicUrl: string;
  providerUrl: string;
}

/**
 * The gateway's own address of a provider's file. Links come absolute and built from the Host header, often as
 * http://, so only their path counts; one that is not below the media path is no file of the forum's.
 */
export function mediaUrl(link: string, { publicUrl, providerUrl }: MediaAddresses): string {
  const url = URL.canParse(link, 'http://provider.invalid') ? new URL(link, 'http://provider.invalid') : null;
  const prefix = `${new URL(providerUrl).pathname.replace(/\/+$/, '')}${mediaPrefix}`;
  if (url === null || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(prefix)) {
    throw new Fault('PROVIDER_BAD_RESPONSE');
  }
  const part = safeMediaPart(url.pathname.slice(prefix.length));
  if (part === null) throw new Fault('PROVIDER_BAD_RESPONSE');
  return `${publicUrl}${mediaPath}${part}`;
}

/** An address that answers «Такого файла нет»: for a file whose own link is none. */
export const missingMediaUrl = ({ publicUrl }: MediaAddresses): string => `${publicUrl}${mediaPath}`;

/** The file name at the end of a link, as a person reads it. */
export function fileNameOf(link: string): string {
  const last = link.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

import { GatewayError } from '../errors.ts';
import type { ProviderClient } from './client.ts';
import { mediaPrefix } from './contract.ts';
import { mediaPartOf, safeMediaQuery } from './mediaLinks.ts';

/** Uploads have at most 6 MiB. */
const mostBytes = 8 * 1024 * 1024;

const codes = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

/** The bytes of a file that a record links to. @throws GatewayError if the provider does not send it */
export async function readMediaFile(client: ProviderClient, link: string, providerUrl: string): Promise<Buffer> {
  const part = mediaPartOf(link, providerUrl);
  const query = part === null ? null : safeMediaQuery(new URL(link, 'http://provider.invalid').search);
  if (part === null || query === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  const { status, body } = await client.media(`${mediaPrefix}${part}${query}`);
  if (status !== 200) {
    body.on('error', () => {}).destroy();
    throw new GatewayError(codes[status as keyof typeof codes] ?? 'PROVIDER_BAD_RESPONSE');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw new GatewayError('PROVIDER_BAD_RESPONSE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

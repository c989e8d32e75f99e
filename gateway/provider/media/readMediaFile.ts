import { mostFileBytes } from '../../../schema/limits.ts';
import { GatewayError } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import type { MediaAddress } from '../http/mediaFile.ts';
import { discard } from '../http/transport.ts';

const codes = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

/** The bytes of a file. @throws GatewayError if the provider does not send it */
export async function readMediaFile(client: ProviderClient, address: MediaAddress): Promise<Buffer> {
  const { status, body } = await client.media(address);
  if (status !== 200) {
    discard(body);
    throw new GatewayError(codes[status as keyof typeof codes] ?? 'PROVIDER_BAD_RESPONSE');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > mostFileBytes) throw new GatewayError('PROVIDER_BAD_RESPONSE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

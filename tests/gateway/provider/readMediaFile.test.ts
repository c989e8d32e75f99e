import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { ProviderClient } from '../../../gateway/provider/http/client.ts';
import { readMediaFile } from '../../../gateway/provider/media/readMediaFile.ts';
import { mostFileBytes } from '../../../schema/limits.ts';

const address = { origin: 'http://provider.example.org', path: '/media/a.pdf' };

/** A file that the provider sends in pieces of a MiB. */
function read(bytes: number): Promise<Buffer> {
  function* pieces() {
    for (let left = bytes; left > 0; left -= 1024 * 1024) yield Buffer.alloc(Math.min(left, 1024 * 1024));
  }
  const client = { media: async () => ({ status: 200, body: Readable.from(pieces()) }) };
  return readMediaFile(client as unknown as ProviderClient, address);
}

it('LST-03 reads a file of the largest upload size completely; a longer one is a fault of the provider', async () => {
  expect((await read(mostFileBytes)).length).toBe(mostFileBytes);
  await expect(read(mostFileBytes + 1)).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
});

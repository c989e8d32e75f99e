import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFetch } from '../../../web/lib/uploadFetch.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
};

let received: { headers: IncomingMessage['headers']; body: string } | null = null;
let hold = false;
const server = createServer((request, response) => {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received = { headers: request.headers, body: Buffer.concat(parts).toString() };
    if (!hold) response.writeHead(201, { ...CORS, 'x-answer': 'yes' }).end('{"data":{}}');
  });
});
let address = '';

beforeEach(async () => {
  received = null;
  hold = false;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('uploadFetch', () => {
  it('FIL-05 reports progress and answers as fetch does', async () => {
    const onUploadProgress = vi.fn();
    const response = await uploadFetch(address, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: 'x'.repeat(100_000),
      onUploadProgress,
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-answer')).toBe('yes');
    expect(await response.json()).toEqual({ data: {} });
    expect(received?.body).toHaveLength(100_000);
    expect(received?.headers['apollo-require-preflight']).toBe('true');
    expect(onUploadProgress).toHaveBeenLastCalledWith(1);
  });

  it('FIL-05 stops at an abort signal', async () => {
    hold = true;
    const stop = new AbortController();
    const sent = uploadFetch(address, {
      method: 'POST',
      body: 'x',
      onUploadProgress: () => {},
      signal: stop.signal,
    });
    await vi.waitFor(() => expect(received).not.toBeNull());
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails as fetch does without an answer', async () => {
    await expect(
      uploadFetch('http://127.0.0.1:1/', { method: 'POST', body: 'x', onUploadProgress: () => {} }),
    ).rejects.toBeInstanceOf(TypeError);
  });
});

import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { acceptUploads } from '../../../gateway/http/uploads.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { ownSpool } from '../../testkit/folders.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { beginUpload, type OpenRequest, openRequest, uploadHeaders } from '../../testkit/uploads.ts';

const fileCall = `POST ${callPaths.uploadFile}`;
const profileCall = `GET ${callPaths.getAccount}`;

const spool = await ownSpool();
const { provider, gateway } = await scriptedPortal({
  bodyLimits: { ordinaryMs: 500, uploadMs: 2_000, idleMs: 700 },
  now: Date.now,
});

/** Sends a byte now and then until the request has ended. */
async function drip({ sender, ended }: OpenRequest) {
  const timer = setInterval(() => sender.write('x'), 100);
  const result = await ended;
  clearInterval(timer);
  sender.destroy();
  return result;
}

describe('bodies that come too slowly', () => {
  it('FIL-05 a slow upload is cut and leaves no temporary file', async () => {
    const before = await spool.files();
    const upload = beginUpload(gateway.url, { authorization: 'Token t' });
    await expect.poll(() => spool.files()).toHaveLength(before.length + 1);
    expect(await drip(upload)).toBe('cut');
    await expect.poll(() => spool.files()).toEqual(before);
    expect(provider.callsTo(fileCall)).toEqual([]);
  });

  it('FIL-05 cuts a stalled upload long before the time limit', async () => {
    const patient = await openGateway({
      providerUrl: provider.url,
      bodyLimits: { ordinaryMs: 60_000, uploadMs: 60_000, idleMs: 400 },
    });
    const before = await spool.files();
    const form = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{';
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(form)) });
    const init = { method: 'POST', headers: { ...uploadHeaders, authorization: 'Token t' }, body, duplex: 'half' };
    await expect(fetch(`${patient.url}/graphql`, init as RequestInit)).rejects.toThrow();
    expect(await spool.files()).toEqual(before);
  });

  it('a slow ordinary request is cut too', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    expect(await drip(openRequest(gateway.url, headers))).toBe('cut');
  });

  it('waits for a provider that is slower than any body may be', async () => {
    provider.on(`GET ${callPaths.listOrganizations}`, { delayMs: 1_200, body: { data: [{ id: 5, name: 'И' }] } });
    expect((await gateway.graphql('{ organizations { id } }')).data).toEqual({
      organizations: [{ id: 'Organization:5' }],
    });
  });
});

describe('an upload of a visitor', () => {
  it('is rejected before the body is read, and no temporary file is written', async () => {
    const before = await spool.files();
    const { sender, ended } = beginUpload(gateway.url);
    const answer = await ended;
    expect(answer).toMatchObject({ status: 401, connection: 'close' });
    expect(JSON.parse(answer === 'cut' ? '' : answer.text)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) } }],
    });
    expect(sender.writableEnded).toBe(false);
    sender.destroy();
    expect(await spool.files()).toEqual(before);
  });

  it.each([
    ['the provider does not know', { status: 401, body: { detail: 'Недопустимый токен.' } }, 401, 'UNAUTHENTICATED'],
    [
      'the provider cannot check and that was not valid before',
      { status: 500, body: 'down' },
      503,
      'PROVIDER_UNAVAILABLE',
    ],
  ])('is rejected with a token that %s too: nothing is read or stored', async (_, profile, status, code) => {
    provider.on(profileCall, profile);
    const before = await spool.files();
    const { sender, ended } = beginUpload(gateway.url, { authorization: `Token made-up-${code}` });
    expect(await ended).toMatchObject({ status, text: expect.stringContaining(code), connection: 'close' });
    expect(sender.writableEnded).toBe(false);
    sender.destroy();
    expect(await spool.files()).toEqual(before);
  });

  it('does not wait for a client that leaves during the verification', async () => {
    const app = Fastify();
    const failed: string[] = [];
    app.addHook('onError', async (_request, _reply, { message }) => void failed.push(message));
    acceptUploads(app, async ({ raw }) => {
      sender.destroy();
      await new Promise((resolve) => raw.once('close', resolve));
      return { state: 'valid', accountId: 7 };
    });
    app.post('/graphql', async () => 'never');
    const { sender } = beginUpload(await app.listen({ port: 0, host: '127.0.0.1' }));
    await expect.poll(() => failed).toEqual(['The client left']);
    await app.close();
  });

  it('is read without another verification if the token was valid within the last minute', async () => {
    const patient = await openGateway({ providerUrl: provider.url, now: Date.now });
    const headers = { authorization: 'Token believed' };
    const ask = async () => {
      const before = await spool.files();
      const { sender } = beginUpload(patient.url, headers);
      await expect.poll(() => spool.files()).toHaveLength(before.length + 1);
      sender.destroy();
      await expect.poll(() => spool.files()).toEqual(before);
    };
    await ask();
    await ask();
    expect(provider.callsTo(profileCall)).toHaveLength(1);
  });

  it('is rejected too if another site sends the cookie', async () => {
    const { sender, ended } = beginUpload(gateway.url, {
      cookie: 'portal_session=mine',
      'sec-fetch-site': 'cross-site',
    });
    expect(await ended).toMatchObject({ text: expect.stringContaining('UNAUTHENTICATED') });
    sender.destroy();
  });
});

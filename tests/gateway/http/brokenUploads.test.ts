import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { ownSpool } from '../../testkit/folders.ts';
import { mutationOf } from '../../testkit/gateway.ts';
import { registration } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { pdfOf, sampleFiles } from '../../testkit/samples.ts';
import { beginUpload } from '../../testkit/uploads.ts';

const uploadCall = `POST ${callPaths.uploadFile}`;
const deleteCall = `DELETE ${callPaths.deleteFile}`;
const addCall = `POST ${callPaths.addRegistrationFile}`;
const token = { token: 't' };

const { pdf, exe } = sampleFiles;

const spool = await ownSpool();
const { provider, gateway } = await scriptedPortal();
beforeEach(() => {
  provider.on(uploadCall, { status: 201, body: { data: { id: 501 } } });
  provider.on(addCall, { body: { data: registration() } });
  provider.on(deleteCall, { status: 204 });
  // Nothing is attached: tests/contract/writes.test.ts covers kept files.
  provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
});

const mutation = mutationOf('uploadRegistrationFile', 'registration { id } userErrors { code message field }');

const upload = (kind: string, name: string, bytes: Buffer, signal?: AbortSignal) =>
  gateway.upload(mutation, { registrationId: 'Registration:12', kind }, { name, bytes }, token, signal);

describe('a broken upload leaves no half-attached file', () => {
  it.each([
    ['refuses', { body: { error: 'Слот занят' } }],
    ['refuses with 400', { status: 400, body: { detail: 'Слот занят' } }],
  ])('API-27 FIL-05 removes the file where the slot %s it', async (_, script) => {
    provider.on(addCall, script);
    const answer = await upload('EXPERT_CONCLUSION', 'a.pdf', pdf);
    expect(answer.data).toMatchObject({
      uploadRegistrationFile: { registration: null, userErrors: [{ code: 'REFUSED', message: 'Слот занят' }] },
    });
    expect(provider.callsTo(deleteCall)).toMatchObject([
      { query: { id: '501' }, headers: { authorization: 'Token t' } },
    ]);
  });

  it('FIL-05 reports the first failure even if the removal fails too', async () => {
    provider.on(addCall, { body: { error: 'Слот занят' } }).on(deleteCall, { status: 500, body: 'x' });
    const answer = await upload('EXPERT_CONCLUSION', 'a.pdf', pdf);
    expect(answer.data).toMatchObject({ uploadRegistrationFile: { userErrors: [{ message: 'Слот занят' }] } });
  });

  it('FIL-05 a client that leaves stops the call and has the file removed', async () => {
    const leave = new AbortController();
    provider.on(addCall, () => {
      setTimeout(() => leave.abort(), 50);
      return { delayMs: 1_500, body: { data: registration() } };
    });
    await expect(upload('EXPERT_CONCLUSION', 'a.pdf', pdf, leave.signal)).rejects.toThrow();
    await expect.poll(() => provider.callsTo(deleteCall)).toHaveLength(1);
    await expect.poll(() => provider.callsTo(addCall)[0]?.aborted).toBe(true);
  });

  it('FIL-05 a client that leaves while the provider takes the file in leaves neither file behind', async () => {
    const before = await spool.files();
    const leave = new AbortController();
    provider.on(uploadCall, () => {
      setTimeout(() => leave.abort(), 50);
      return { delayMs: 400, status: 201, body: { data: { id: 502 } } };
    });
    await expect(upload('EXPERT_CONCLUSION', 'a.pdf', pdf, leave.signal)).rejects.toThrow();
    await expect.poll(() => provider.callsTo(deleteCall)).toMatchObject([{ query: { id: '502' } }]);
    expect(provider.callsTo(addCall)).toEqual([]);
    expect(await spool.files()).toEqual(before);
  });

  it('FIL-05 a client that leaves in the middle of its file attaches nothing and leaves no temporary file', async () => {
    const before = await spool.files();
    const { sender, ended } = beginUpload(gateway.url, { authorization: 'Token t' });
    await expect.poll(() => spool.files()).toHaveLength(before.length + 1);
    sender.destroy();
    expect(await ended).toBe('cut');
    await expect.poll(() => spool.files()).toEqual(before);
    expect(provider.callsTo(uploadCall)).toEqual([]);
  });

  it('FIL-05 deletes temporary files after success and after rejection', async () => {
    const before = await spool.files();
    await upload('EXPERT_CONCLUSION', 'a.pdf', pdfOf(2 * 1024 * 1024));
    await upload('EXPERT_CONCLUSION', 'a.pdf', pdfOf(7 * 1024 * 1024));
    await upload('EXPERT_CONCLUSION', 'a.pdf', exe);
    await expect.poll(() => spool.files()).toEqual(before);
  });

  it('FIL-05 deletes a killed gateway’s temporary files at the next start, while a running upload continues', async () => {
    await expect.poll(spool.files).toEqual([]);
    await writeFile(join(tmpdir(), `capacitor-${'0'.repeat(32)}.tmp`), 'left');
    await writeFile(join(tmpdir(), 'capacitor-of-somebody.txt'), 'other');
    provider.on(uploadCall, { delayMs: 300, status: 201, body: { data: { id: 501 } } });
    const underWay = upload('EXPERT_CONCLUSION', 'a.pdf', pdf);
    await expect.poll(spool.files).toHaveLength(3);
    await openGateway({ providerUrl: provider.url });
    expect(await spool.files()).toEqual(['capacitor-of-somebody.txt']);
    expect((await underWay).data).toMatchObject({ uploadRegistrationFile: { userErrors: [] } });
  });
});

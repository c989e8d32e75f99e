import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mostFileBytes, mostFileMegabytes } from '../../schema/limits.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { pdfOf, sampleFiles, talk } from '../testkit/samples.ts';
import { lockedDoc, lockedPdf, protectedPdf, thesisDocx } from '../testkit/theses.ts';

const CLOSED = '2025-10-02T00:00:00+03:00';
const UPLOAD = callPaths.uploadFile;

const passworded = await lockedPdf();
const provider = await sampleProvider();
let registration: number;
const token = await provider.login('participant@example.org');
const other = await provider.login('sister@example.org');
beforeEach(async () => {
  await provider.clear();
  registration = await provider.register(token);
});

const upload = (bytes: Buffer, name: string, type: number | string, as = token) =>
  provider.upload(as, type, { bytes, name });
const uploaded = async (bytes: Buffer, name: string, type: number, as = token) =>
  (await upload(bytes, name, type, as)).body.data.id;
const attach = (file: number, type: number, id = registration, as = token) => provider.attach(as, id, type, file);
const remove = (action: string) =>
  provider.call('POST', callPaths.changeRegistration, {
    token,
    body: { id: registration, action },
  });
const stored = async () =>
  (await readdir(join(provider.dataDir, 'media'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('samples'),
  ).length;

describe('upload', () => {
  it.each([
    ['pdf', 'тезисы.PDF', 3],
    ['docx', 'тезисы.docx', 4],
    ['doc', 'тезисы.doc', 4],
    ['docx', 'заключение.docx', 5],
    ['doc', 'заключение.doc', 5],
    ['pdf', 'заключение.pdf', 5],
  ] as const)('API-26 FIL-01 takes %s named %s for type %i', async (kind, name, type) => {
    const answer = await upload(sampleFiles[kind], name, type);
    expect(answer.status).toBe(201);
    expect((await attach(answer.body.data.id, type)).status).toBe(200);
  });

  it.each([
    ['a program named .pdf', sampleFiles.exe, 'тезисы.pdf', 3],
    ['a PDF named .exe', sampleFiles.pdf, 'тезисы.exe', 3],
    ['a PDF in the slot of the document', sampleFiles.pdf, 'тезисы.pdf', 4],
    ['a PDF named .docx', sampleFiles.pdf, 'тезисы.docx', 4],
    ['a picture in the slot of the conclusion', sampleFiles.png, 'заключение.png', 5],
    ['an empty file', Buffer.alloc(0), 'тезисы.pdf', 3],
    ['an old spreadsheet named .doc', sampleFiles.xls, 'тезисы.doc', 4],
    ['an old spreadsheet named .doc in the slot of the conclusion', sampleFiles.xls, 'заключение.doc', 5],
    ['a file without an extension', sampleFiles.pdf, 'pdf', 3],
  ])('FIL-02 rejects %s, by name and by content', async (_name, bytes, name, type) => {
    const before = await stored();
    expect(await upload(bytes, name, type)).toMatchObject({
      status: 400,
      body: { file: ['Недопустимый формат файла'] },
    });
    expect(await stored()).toBe(before);
  });

  const begun = thesisDocx({ paragraphs: ['Тезисы'] }).subarray(0, 700);
  const halfDocx = Buffer.concat([begun, Buffer.alloc(500)]);
  it.each([
    ['junk after the signature of a PDF', Buffer.from('%PDF-1.4 junk'), 'a.pdf', 3, 'он повреждён'],
    ['half a .docx', halfDocx, 'a.docx', 4, 'он повреждён'],
    ['a PDF with a password', passworded, 'a.pdf', 5, 'он защищён паролем'],
    ['a .doc with a password', lockedDoc(), 'a.doc', 4, 'он защищён паролем'],
    ['a .docx without content', thesisDocx({ paragraphs: [] }), 'a.docx', 4, 'в нём нет ни текста, ни рисунков'],
  ])('API-26 FIL-02 rejects %s with its reason', async (_, bytes, name, type, reason) => {
    const { status, body } = await upload(bytes, name, type);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`Недопустимый формат файла: ${reason}`);
  });

  it.each(['1.3', '1.4', '1.6', '1.7ext3'])(
    'API-26 FIL-02 takes a PDF %s that forbids printing, and rejects one that opens with a password',
    async (version) => {
      expect((await upload(await protectedPdf({ ownerPassword: 'secret' }, version), 'a.pdf', 3)).status).toBe(201);
      expect((await upload(await protectedPdf({ userPassword: 'secret' }, version), 'a.pdf', 3)).status).toBe(400);
    },
  );

  it('FIL-02 takes a file of the largest size and not one byte more', async () => {
    expect((await upload(pdfOf(mostFileBytes), 'ровно.pdf', 3)).status).toBe(201);
    const before = await stored();
    expect(await upload(pdfOf(mostFileBytes + 1), 'больше.pdf', 3)).toMatchObject({
      status: 400,
      body: { file: [`Размер файла превышает ${mostFileMegabytes} мб`] },
    });
    expect(await upload(pdfOf(mostFileBytes + 100_000), 'много больше.pdf', 3)).toMatchObject({ status: 413 });
    expect(await stored()).toBe(before);
  });

  it('API-26 rejects a form without a file, a form with an unknown type, a body that is no form, and no token', async () => {
    expect((await upload(sampleFiles.pdf, 'a.pdf', 7)).body).toHaveProperty('type');
    const form = new FormData();
    form.append('type', '3');
    expect((await provider.call('POST', UPLOAD, { token, form })).body).toEqual({
      file: ['Ни одного файла не было отправлено.'],
    });
    expect((await provider.call('POST', UPLOAD, { token, body: {}, documented: false })).status).toBe(415);
    expect((await provider.call('POST', UPLOAD, { form })).status).toBe(401);
  });

  it('FIL-05 leaves nothing of an upload that broke half-way', async () => {
    const before = await stored();
    const { port, hostname } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n` +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    );
    socket.write(Buffer.alloc(500_000));
    await expect.poll(stored).toBe(before + 1);
    socket.destroy();
    await expect.poll(stored).toBe(before);
    await sleep(50);
    const rows = await provider.database.selectFrom('files').select('id').where('account_id', '=', 1).execute();
    expect(rows).toEqual([]);
  });
});

describe('slots', () => {
  it('API-16 FIL-01 puts one file into each slot, also for two simultaneous requests', async () => {
    const [pdf, doc, expert] = await Promise.all([
      uploaded(sampleFiles.pdf, 'тезисы.pdf', 3),
      uploaded(sampleFiles.docx, 'тезисы.docx', 4),
      uploaded(sampleFiles.pdf, 'заключение.pdf', 5),
    ]);
    await attach(doc, 4);
    await attach(expert, 5);
    const second = await uploaded(sampleFiles.pdf, 'другие.pdf', 3);
    const answers = await Promise.all([attach(pdf, 3), attach(second, 3)]);
    expect(answers.filter(({ body }) => body.error === 'Файл уже загружен: сначала удалите прежний')).toHaveLength(1);
    const [own] = await provider.registrations(token);
    expect(own).toMatchObject({ file_id: doc, exp_file_id: expert });
    expect(own?.file_pdf).toMatch(new RegExp(`^${provider.url}/media/files/[0-9a-f]{32}\\.pdf/[^/]+$`));
  });

  it('FIL-02 FIL-04 swaps a file in one step, and keeps the old one after a rejection', async () => {
    const [old, fresh] = [await uploaded(sampleFiles.pdf, 'a.pdf', 3), await uploaded(sampleFiles.pdf, 'b.pdf', 3)];
    await attach(old, 3);
    const before = await stored();
    const replace = (replaces: number, as = token) =>
      provider.call<{ data: object; error: string }>('POST', callPaths.replaceRegistrationFile, {
        token: as,
        body: { id: registration, file_id: fresh, file_type: 3, replaces },
      });
    expect((await replace(fresh)).body.error).toBe('В заявке уже другой файл');
    expect((await replace(old, other)).status).toBe(404);
    provider.clock.set(CLOSED);
    expect((await replace(old)).body.error).toBe('Приём тезисов уже завершён');
    provider.clock.set(OPEN);
    expect(await stored()).toBe(before);
    expect((await replace(old)).body.data).toMatchObject({ file_pdf_id: fresh });
    expect(await stored()).toBe(before - 1);
    await remove('del_thesis_pdf');
    expect((await attach(old, 3)).status, 'the old file is gone').toBe(404);
  });

  it('API-32 serves a file at an address that ends with its name, also a name with special characters', async () => {
    const odd = 'тезисы 50%?#1.docx';
    await attach(await uploaded(sampleFiles.docx, odd, 4), 4);
    const [own] = await provider.registrations(token);
    const address = String(own?.file);
    expect(decodeURIComponent(address)).toMatch(/\/тезисы 50___1\.docx$/);
    const answer = await fetch(address, { headers: { authorization: `Token ${token}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(odd));
  });

  it('API-16 rejects another’s file, another’s registration, a wrong slot and a file in use', async () => {
    const pdf = await uploaded(sampleFiles.pdf, 'a.pdf', 3);
    const foreign = await uploaded(sampleFiles.pdf, 'b.pdf', 3, other);
    expect((await attach(foreign, 3)).status).toBe(404);
    expect((await attach(pdf, 3, registration, other)).status).toBe(404);
    expect((await attach(pdf, 5)).body.error).toBe('Файл загружен для другого раздела заявки');
    expect((await attach(pdf, 3)).status).toBe(200);
    const extra = await provider.register(token, talk({ one_more: true }));
    expect((await attach(pdf, 3, extra)).body.error).toBe('Файл уже прикреплён к заявке');
  });

  it('FIL-03 takes files for talks and posters only, by the confirmed format where there is one', async () => {
    const expert = await uploaded(sampleFiles.pdf, 'a.pdf', 5);
    await provider.setRegistration(registration, { confirm_type: 1 });
    expect((await attach(expert, 5)).body.error).toBe('Файлы принимаются только к устному или стендовому докладу');
    await provider.setRegistration(registration, { confirm_type: 3 });
    expect((await attach(expert, 5)).status).toBe(200);
  });

  it('API-27 deletes the caller’s file that no registration uses', async () => {
    const id = await uploaded(sampleFiles.pdf, 'a.pdf', 3);
    const path = `${UPLOAD}?id=${id}`;
    expect((await provider.call('DELETE', path, { token: other })).status).toBe(404);
    await attach(id, 3);
    expect((await provider.call('DELETE', path, { token })).status).toBe(400);
    await remove('del_thesis_pdf');
    const free = await uploaded(sampleFiles.pdf, 'a.pdf', 3);
    const before = await stored();
    expect((await provider.call('DELETE', `${UPLOAD}?id=${free}`, { token })).status).toBe(204);
    expect(await stored()).toBe(before - 1);
    expect((await provider.call('DELETE', `${UPLOAD}?id=${free}`, { token })).status).toBe(404);
    expect((await provider.call('DELETE', `${UPLOAD}?id=abc`, { token })).status).toBe(400);
  });
});

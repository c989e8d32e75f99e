import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { mostFileBytes, mostFileMegabytes } from '../../../../schema/limits.ts';
import { mutationOf, testClock } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { pdfOf, sampleFiles } from '../../../testkit/samples.ts';

const uploadCall = `POST ${callPaths.uploadFile}`;
const deleteCall = `DELETE ${callPaths.deleteFile}`;
const addCall = `POST ${callPaths.addRegistrationFile}`;
const token = { token: 't' };
const clock = testClock();
const open = '2025-09-15T12:00:00+03:00';

const { pdf, doc, docx, exe, gif } = sampleFiles;

const { provider, gateway } = await scriptedPortal({ clock, now: Date.now });
beforeEach(() => {
  clock.set(open);
  provider.on(uploadCall, { status: 201, body: { data: { id: 501 } } });
  provider.on(addCall, {
    body: {
      data: registration({
        file: 'http://inner.host/media/files/501/%D1%82%D0%B5%D0%B7%D0%B8%D1%81.docx',
        file_id: 501,
      }),
    },
  });
  provider.on(deleteCall, { status: 204 });
});

const mutation = mutationOf(
  'uploadRegistrationFile',
  'registration { thesisDocument { key name url } } userErrors { code message field }',
);

const upload = (kind: string, name: string, bytes: Buffer, signal?: AbortSignal) =>
  gateway.upload(mutation, { registrationId: 'Registration:12', kind }, { name, bytes }, token, signal);

describe('uploading a file', () => {
  it.each([
    ['THESIS_DOCUMENT', 'a.docx', docx, '4'],
    ['THESIS_DOCUMENT', 'a.DOC', doc, '4'],
    ['THESIS_PDF', 'a.pdf', pdf, '3'],
    ['EXPERT_CONCLUSION', 'a.pdf', pdf, '5'],
    ['EXPERT_CONCLUSION', 'a.docx', docx, '5'],
    ['EXPERT_CONCLUSION', 'a.doc', doc, '5'],
  ])('FIL-01 the slot %s accepts %s', async (kind, name, bytes, type) => {
    const answer = await upload(kind, name, bytes);
    expect(answer.data).toMatchObject({ uploadRegistrationFile: { userErrors: [] } });
    expect(provider.callsTo(uploadCall)[0]?.body).toContain(`name="type"\r\n\r\n${type}`);
  });

  it.each([
    ['a program named .pdf', 'THESIS_PDF', 'a.pdf', exe],
    ['a program named .docx', 'THESIS_DOCUMENT', 'a.docx', exe],
    ['a PDF named .exe', 'THESIS_PDF', 'a.exe', pdf],
    ['a PDF as the document', 'THESIS_DOCUMENT', 'a.pdf', pdf],
    ['a document as the PDF', 'THESIS_PDF', 'a.docx', docx],
    ['a PDF named .docx', 'EXPERT_CONCLUSION', 'a.docx', pdf],
    ['a .docx named .doc', 'THESIS_DOCUMENT', 'a.doc', docx],
    ...['..', 'pdf', '.pdf', 'образец.pdf.', ' '].map(
      (name) => [`the name «${name}»`, 'THESIS_PDF', name, pdf] as const,
    ),
    ['a PDF with a document behind it, as the document', 'THESIS_DOCUMENT', 'a.docx', Buffer.concat([pdf, docx])],
    ['a program with a PDF behind it', 'THESIS_PDF', 'a.pdf', Buffer.concat([exe, pdf])],
    [
      'a page with a PDF behind it',
      'THESIS_PDF',
      'a.pdf',
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]),
    ],
    ['a picture with a PDF behind it', 'THESIS_PDF', 'a.pdf', Buffer.concat([gif, pdf])],
    ['a program with a document behind it', 'THESIS_DOCUMENT', 'a.docx', Buffer.concat([exe, docx])],
  ] as const)('FIL-02 rejects %s', async (_, kind, name, bytes) => {
    const answer = await upload(kind, name, bytes);
    expect(answer.data).toEqual({
      uploadRegistrationFile: {
        registration: null,
        userErrors: [{ code: 'FILE_FORMAT', message: 'Недопустимый формат файла', field: ['file'] }],
      },
    });
    expect(provider.calls).toEqual([]);
  });

  it('FIL-02 answers a null byte in the name as a bad request', async () => {
    expect((await upload('THESIS_PDF', 'образец.exe\u0000.pdf', pdf)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('FIL-02 accepts a file of exactly 6 291 456 bytes', async () => {
    const answer = await upload('EXPERT_CONCLUSION', 'a.pdf', pdfOf(mostFileBytes));
    expect(answer.data).toMatchObject({ uploadRegistrationFile: { userErrors: [] } });
    expect(provider.callsTo(uploadCall)[0]?.body.length).toBeGreaterThan(mostFileBytes);
  });

  it.each([mostFileBytes + 1, mostFileBytes + 1024 * 1024])(
    'FIL-02 rejects a file of %i bytes as a value',
    async (bytes) => {
      const answer = await upload('THESIS_PDF', 'a.pdf', pdfOf(bytes));
      expect(answer.errors).toEqual([]);
      expect(answer.data).toEqual({
        uploadRegistrationFile: {
          registration: null,
          userErrors: [
            { code: 'FILE_TOO_LARGE', message: `Размер файла превышает ${mostFileMegabytes} мб`, field: ['file'] },
          ],
        },
      });
      expect(provider.calls).toEqual([]);
    },
  );

  it('FIL-07 gives the reason of a 403 about the caller’s own registration', async () => {
    provider.on(addCall, { status: 403, body: { detail: 'Файлы принимают после 1 октября.' } });
    provider.on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    const userErrors = [{ code: 'REFUSED', message: 'Файлы принимают после 1 октября.', field: null }];
    expect((await upload('THESIS_PDF', 'a.pdf', pdf)).data).toEqual({
      uploadRegistrationFile: { registration: null, userErrors },
    });
  });

  it('accepts one file per request', async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: mutation, variables: { input: {} } }));
    form.append('map', JSON.stringify({ 0: ['variables.input.file'], 1: ['variables.input.more'] }));
    form.append('0', new File(['x'], 'a.pdf'));
    form.append('1', new File(['x'], 'b.pdf'));
    const headers = { 'apollo-require-preflight': 'true', authorization: 'Token t' };
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', body: form, headers });
    expect(response.status).toBe(413);
  });
});

describe('a file with an unusual link', () => {
  const listCall = `GET ${callPaths.listRegistrations}`;
  const query = '{ viewer { registrations { thesisPdf { key name url } } } }';
  const read = (link: string) => {
    provider.on(listCall, { body: { data: [registration({ file_pdf: link, file_pdf_id: 502 })] } });
    return gateway.graphql(query, {}, token);
  };
  const slot = (thesisPdf: object) => ({ viewer: { registrations: [{ thesisPdf }] } });

  it('FIL-06 opens a file with a long Russian name, which is several times longer when encoded', async () => {
    const name = `${'Образцовый тезис '.repeat(14)}.pdf`;
    const path = `/media/files/502/${encodeURIComponent(name)}`;
    const answer = await read(`http://inner.host${path}`);
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual(slot({ key: '502', name, url: `http://portal.example.org${path}` }));
    provider.on(`GET ${path}`, { body: '%PDF' });
    expect((await gateway.open(path, token)).status).toBe(200);
  });

  it.each([
    ['leads elsewhere', 'http://inner.host/elsewhere/a.pdf', 'a.pdf'],
    ['is without end', `http://inner.host/media/${'a'.repeat(1100)}.pdf`, `${'a'.repeat(1100)}.pdf`],
  ])('FIL-04 keeps a file whose link %s in its slot, and answers 404 at its address', async (_, link, name) => {
    const answer = await read(link);
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual(slot({ key: '502', name, url: 'http://portal.example.org/media/' }));
    const opened = await gateway.open('/media/');
    expect(opened.status).toBe(404);
    expect(await opened.text()).toContain('Такого файла нет');
    expect(gateway.log.join('')).toContain('Name its folder in PROVIDER_MEDIA_URL');
  });
});

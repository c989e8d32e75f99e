import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { startGateway, testClock } from '../../../testkit/gateway.ts';
import { type Answer, registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { pdfOf } from '../../../testkit/samples.ts';
import { thesisPdf } from '../../../testkit/theses.ts';

const listCall = `GET ${callPaths.listRegistrations}`;
const mediaCall = 'GET /media/files/7/old.pdf';
const uploadCall = `POST ${callPaths.uploadFile}`;
const deleteCall = `DELETE ${callPaths.deleteFile}`;
const addCall = `POST ${callPaths.addRegistrationFile}`;
const changeCall = `POST ${callPaths.changeRegistration}`;
const replaceCall = `POST ${callPaths.replaceRegistrationFile}`;

const clock = testClock();
const { provider, gateway } = await scriptedPortal({ clock, now: Date.now, providerExtensions: [] });
const newPdf = await thesisPdf('Новые тезисы');
const oldBytes = pdfOf(12_000);

/** The file in the slot and the uploaded ones, as a provider that keeps the specification has them. */
let slot: number | null;
let uploads: Map<number, string>;
const row = () => registration(slot === null ? {} : { file_pdf_id: slot, file_pdf: '/media/files/7/old.pdf' });
const failed: Answer = { status: 500, body: '<h1>Server Error (500)</h1>' };

const empty = (): Answer => {
  slot = null;
  return { body: { data: row() } };
};
const put = (body: string): Answer => {
  const { file_id } = JSON.parse(body) as { file_id: number };
  if (slot !== null) return { body: { error: 'Файл уже загружен: сначала удалите прежний' } };
  slot = file_id;
  return { body: { data: row() } };
};

beforeEach(() => {
  clock.set('2025-09-15T12:00:00+03:00');
  slot = 7;
  uploads = new Map();
  provider
    .on(listCall, () => ({ body: { data: [row()] } }))
    .on(mediaCall, { body: oldBytes, headers: { 'content-type': 'application/pdf' } })
    .on(uploadCall, ({ body }, count) => {
      uploads.set(500 + count, body);
      return { status: 201, body: { data: { id: 500 + count } } };
    })
    .on(deleteCall, ({ query }) => {
      uploads.delete(Number(query.id));
      return { status: 204 };
    })
    .on(changeCall, empty)
    .on(addCall, ({ body }) => put(body));
});

async function replace(replaces = '7', by = gateway) {
  const { data, codes } = await by.upload(
    `mutation ($input: UploadRegistrationFileInput!) {
      done: uploadRegistrationFile(input: $input) { registration { thesisPdf { key } } userErrors { message } }
    }`,
    { registrationId: 'Registration:12', kind: 'THESIS_PDF', replacesKey: replaces },
    { name: 'new.pdf', bytes: newPdf },
    { token: 't' },
  );
  type Done = { registration: { thesisPdf: { key: string } } | null; userErrors: { message: string }[] };
  const done = (data as { done: Done } | null)?.done;
  return { codes, id: done?.registration?.thesisPdf.key, messages: done?.userErrors.map(({ message }) => message) };
}

/** The changing calls, in their order. */
const writes = () =>
  provider.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

const kept = 'Новый файл не прикреплён, прежний остался в заявке';
const returned = 'Новый файл не прикреплён, прежний возвращён в заявку';
const lost = 'Новый файл не прикреплён, и прежний вернуть не удалось: загрузите файл ещё раз';
const refusal: Answer = { body: { error: 'Приём тезисов уже завершён' } };

describe('replacing a file at a provider that cannot swap', () => {
  it('FIL-02 FIL-04 uploads the new file before it deletes the old one', async () => {
    expect(await replace()).toEqual({ codes: [], id: '501', messages: [] });
    expect(writes()).toEqual([uploadCall, changeCall, addCall]);
    expect(provider.sent(changeCall)).toEqual({ id: 12, action: 'del_thesis_pdf' });
  });

  it.each([
    ['the service refuses the new file', uploadCall, { status: 400, body: { file: ['Файл повреждён'] } }, [uploadCall]],
    ['the old file cannot be read', mediaCall, failed, []],
    ['the service does not let the old file go', changeCall, refusal, [uploadCall, changeCall, deleteCall]],
    ['the service fails at the old file', changeCall, failed, [uploadCall, changeCall, deleteCall]],
  ])('FIL-02 FIL-05 the old file stays when %s', async (_, call, answer, made) => {
    provider.on(call, answer);
    const { codes, id, messages } = await replace();
    expect([id, slot, writes()]).toEqual([undefined, 7, made]);
    expect(codes.length + (messages?.length ?? 0)).toBe(1);
    expect(uploads.size).toBe(0);
  });

  it.each([
    ['refuses', refusal, ['Приём тезисов уже завершён', returned]],
    ['rejects', { status: 400, body: { detail: 'Нельзя' } }, ['Нельзя', returned]],
    ['fails', failed, [returned]],
    ['cuts the connection', { reset: 'before' } satisfies Answer, [returned]],
  ])('FIL-02 FIL-05 restores the old file when the service %s at the new one', async (_, answer, messages) => {
    provider.on(addCall, ({ body }, count) => (count === 1 ? answer : put(body)));
    expect(await replace()).toEqual({ codes: [], id: undefined, messages });
    expect(slot).toBe(502);
    expect(uploads.get(502)).toContain(oldBytes.toString('latin1'));
    expect(uploads.get(502)).toContain('filename="old.pdf"');
    expect([...uploads.keys()]).toEqual([502]);
  });

  it('FIL-02 reports that the old file could not be restored', async () => {
    provider.on(addCall, refusal);
    expect((await replace()).messages).toEqual(['Приём тезисов уже завершён', lost]);
    expect([slot, uploads.size]).toEqual([null, 0]);
  });

  it('FIL-05 continues if a failed call emptied the slot', async () => {
    provider.on(changeCall, () => {
      empty();
      return failed;
    });
    expect(await replace()).toEqual({ codes: [], id: '501', messages: [] });
  });

  it('FIL-05 finds the new file attached after a failed call', async () => {
    provider.on(addCall, ({ body }) => {
      put(body);
      return failed;
    });
    expect(await replace()).toEqual({ codes: [], id: '501', messages: [] });
    expect([...uploads.keys()]).toEqual([501]);
  });

  it('FIL-05 reports that the old file is still there when the list fails too', async () => {
    provider.on(changeCall, failed).on(listCall, (_, count) => (count === 2 ? failed : { body: { data: [row()] } }));
    expect((await replace()).messages).toEqual(['Файл уже загружен: сначала удалите прежний', kept]);
    expect([slot, uploads.size]).toEqual([7, 0]);
  });

  it('FIL-04 replaces only the file that the person saw, and fills a slot that was emptied', async () => {
    expect((await replace('6')).messages).toEqual(['В заявке уже другой файл: посмотрите на него и замените ещё раз']);
    expect(writes()).toEqual([]);
    slot = null;
    expect(await replace()).toEqual({ codes: [], id: '501', messages: [] });
    expect(writes()).toEqual([uploadCall, addCall]);
  });
});

it('FIL-02 a provider with fileReplacement swaps in one call', async () => {
  const able = await startGateway({
    clock,
    now: Date.now,
    providerUrl: provider.url,
    providerExtensions: ['fileReplacement'],
  });
  provider.on(replaceCall, ({ body }) => {
    slot = null;
    return put(body);
  });
  expect(await replace('7', able)).toEqual({ codes: [], id: '501', messages: [] });
  expect(writes()).toEqual([uploadCall, replaceCall]);
  expect(provider.sent(replaceCall)).toEqual({ id: 12, file_id: 501, file_type: 3, replaces: 7 });
  slot = 7;
  provider.on(replaceCall, refusal);
  expect((await replace('7', able)).messages).toEqual(['Приём тезисов уже завершён']);
  expect([slot, uploads.has(502)]).toEqual([7, false]);
  await able.close();
});

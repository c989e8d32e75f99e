import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../../gateway/context.ts';
import { openFile } from '../../../../gateway/domains/files/checkThesis.ts';
import { readThesis } from '../../../../gateway/domains/files/readThesis.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { compoundFile, sampleFiles } from '../../../testkit/samples.ts';
import {
  emptyStreamsPdf,
  hugePart,
  hugePdf,
  lockedDoc,
  lockedPdf,
  protectedPdf,
  thesisDocx,
  thesisPdf,
} from '../../../testkit/theses.ts';

const passworded = await lockedPdf();
/** The figures of a thesis, and the answer of its upload. */
const portal = await scriptedPortal();
const MB = 1024 * 1024;
const docx = (bytes: Buffer) => readThesis('docx', bytes);
const pdf = (bytes: Buffer) => readThesis('pdf', bytes);

describe('a .docx', () => {
  it('PUB-03 has its characters counted without the ends of paragraphs', async () => {
    const thesis = thesisDocx({ paragraphs: ['Образцовые тезисы', 'о примерах, с пробелами'], pages: 1 });
    expect(await docx(thesis)).toEqual({ pages: 1, characters: 17 + 23 });
  });

  it('PUB-03 has letters of two UTF-16 units counted once', async () => {
    expect(await docx(thesisDocx({ paragraphs: ['𝜃𝜃'], pages: 1 }))).toMatchObject({ characters: 2 });
  });

  it.each([
    ['LibreOffice/7.6', 3, 3],
    ['Образцовый редактор', 1, null],
  ])('PUB-03 of %s: counts pages only by programs that lay text out', async (application, pages, expected) => {
    const thesis = thesisDocx({ paragraphs: ['Тезисы'], pages, application });
    expect(await docx(thesis)).toEqual({ pages: expected, characters: 6 });
  });

  it('PUB-03 of a program that counts no pages has its characters counted', async () => {
    expect(await docx(thesisDocx({ paragraphs: ['Тезисы'] }))).toEqual({ pages: null, characters: 6 });
  });

  it('PUB-03 that unpacks to 40 MB is read', async () => {
    const thesis = thesisDocx({ paragraphs: ['Тезисы'], pages: 1, more: [hugePart(40 * MB)] });
    expect(await docx(thesis)).toEqual({ pages: 1, characters: 6 });
  });

  it.each([
    ['unpacks to 65 MB', hugePart(65 * MB), 'TooLarge'],
    ['unpacks to 65 MB and announces 1 KB', hugePart(65 * MB, 1000), 'Broken'],
  ])('FIL-02 that %s is not read', async (_, part, name) => {
    const thesis = thesisDocx({ paragraphs: ['Тезисы'], pages: 1, more: [part] });
    await expect(docx(thesis)).rejects.toMatchObject({ name });
  });
});

describe('a .pdf', () => {
  it('PUB-03 is read with its Russian text, a line end counted as a space', async () => {
    expect(await pdf(await thesisPdf('Образцовые тезисы о примерах'))).toEqual({ pages: 1, characters: 28 });
    const lines = `${'слово '.repeat(333)}яя`;
    expect(await pdf(await thesisPdf(lines))).toEqual({ pages: 1, characters: 2000 });
  });

  it('PUB-03 without text, as scanned, has only its pages counted', async () => {
    expect(await pdf(await thesisPdf('', ''))).toEqual({ pages: 2, characters: null });
  });

  it('PUB-03 of very many pages has its pages counted, but not its text', async () => {
    const many = await thesisPdf(...Array.from({ length: 30 }, () => 'я'));
    expect(await pdf(many)).toEqual({ pages: 30, characters: null });
  });

  it('PUB-03 that unpacks to 40 MB is read', async () => {
    expect(await pdf(await hugePdf(40 * MB))).toEqual({ pages: 1, characters: 6 });
  });

  it('FIL-02 that unpacks to 65 MB is not read', async () => {
    await expect(pdf(await hugePdf(65 * MB))).rejects.toMatchObject({ name: 'TooLarge' });
  });
});

describe('a .pdf of many streams', () => {
  it('FIL-02 is not read', async () => {
    await expect(pdf(emptyStreamsPdf(MB))).rejects.toMatchObject({ name: 'TooLarge' });
  });
});

it('FIL-02 properties of more than 64 KiB are not read', async () => {
  const properties = { name: 'docProps/app.xml', bytes: Buffer.alloc(65 * 1024, ' ') };
  await expect(docx(thesisDocx({ paragraphs: ['Тезисы'], more: [properties] }))).rejects.toMatchObject({
    name: 'TooLarge',
  });
});

describe('an upload', () => {
  const addCall = `POST ${callPaths.addRegistrationFile}`;
  const limits = { maxPages: 1, maxCharacters: 2000 };
  const within = thesisDocx({ paragraphs: ['Тезисы'], pages: 1 });
  const { provider, gateway } = portal;

  beforeEach(() => {
    provider.on(`POST ${callPaths.uploadFile}`, { status: 201, body: { data: { id: 501 } } });
    provider.on(addCall, { body: { data: registration() } });
  });

  const mutation = mutationOf(
    'uploadRegistrationFile',
    `registration { id } thesisCheck { pages characters maxPages maxCharacters isWithinLimits }
      userErrors { code message }`,
  );

  async function upload(kind: string, name: string, bytes: Buffer) {
    const input = { registrationId: 'Registration:12', kind };
    return (await gateway.upload(mutation, input, { name, bytes }, { token: 't' })).data?.uploadRegistrationFile;
  }

  it.each([
    ['2000 characters', 'я'.repeat(1998), 1, { pages: 1, characters: 2000, isWithinLimits: true }],
    ['2001 characters', 'я'.repeat(1999), 1, { pages: 1, characters: 2001, isWithinLimits: false }],
    ['2 pages', 'я'.repeat(100), 2, { pages: 2, characters: 102, isWithinLimits: false }],
  ])('PUB-03 of %s is compared with the limits', async (_, text, pages, found) => {
    const thesis = thesisDocx({ paragraphs: [`${text} я`], pages });
    expect(await upload('THESIS_DOCUMENT', 'тезисы.docx', thesis)).toEqual({
      registration: { id: 'Registration:12' },
      thesisCheck: { ...found, ...limits },
      userErrors: [],
    });
  });

  it('PUB-03 of a .pdf is compared with the limits', async () => {
    expect(await upload('THESIS_PDF', 'тезисы.pdf', await thesisPdf('', ''))).toMatchObject({
      thesisCheck: { pages: 2, characters: null, isWithinLimits: false },
    });
  });

  it.each([
    ['a .doc', 'THESIS_DOCUMENT', 'a.doc', sampleFiles.doc],
    ['an expert conclusion', 'EXPERT_CONCLUSION', 'a.docx', thesisDocx({ paragraphs: ['Заключение'], pages: 3 })],
    [
      'a file too large to open',
      'THESIS_DOCUMENT',
      'a.docx',
      thesisDocx({ paragraphs: [], more: [hugePart(65 * MB)] }),
    ],
  ])('FIL-02 of %s succeeds without figures', async (_, kind, name, bytes) => {
    const uploaded = await upload(kind, name, bytes);
    expect(uploaded).toEqual({ registration: { id: 'Registration:12' }, thesisCheck: null, userErrors: [] });
  });

  const broken = /^Недопустимый формат файла: он повреждён/;
  const locked = /^Недопустимый формат файла: он защищён паролем/;
  it('FIL-02 is accepted if it forbids printing and opens without a password', async () => {
    const bytes = await protectedPdf({ ownerPassword: 'secret' });
    expect(await upload('THESIS_PDF', 'a.pdf', bytes)).toMatchObject({
      thesisCheck: { pages: 1, characters: 6 },
      userErrors: [],
    });
  });

  it.each([
    ['junk behind the mark of a PDF', 'THESIS_PDF', 'a.pdf', Buffer.from('%PDF-1.4 junk'), broken],
    ['half a .docx', 'THESIS_DOCUMENT', 'a.docx', Buffer.concat([within.subarray(0, 700), Buffer.alloc(500)]), broken],
    ['a PDF with a password', 'THESIS_PDF', 'a.pdf', passworded, locked],
    ['a .docx with a password', 'EXPERT_CONCLUSION', 'a.docx', compoundFile('EncryptedPackage'), locked],
    ['a .doc with a password', 'THESIS_DOCUMENT', 'a.doc', lockedDoc(), locked],
    ['a .docx without content', 'THESIS_DOCUMENT', 'a.docx', thesisDocx({ paragraphs: [] }), /в нём нет ни текста/],
    ['a file of no bytes', 'THESIS_PDF', 'a.pdf', Buffer.alloc(0), /: он пуст$/],
  ])('FIL-02 of %s is rejected with its reason, and nothing is sent', async (_, kind, name, bytes, message) => {
    expect(await upload(kind, name, bytes)).toMatchObject({
      registration: null,
      userErrors: [{ code: 'FILE_FORMAT', message: expect.stringMatching(message) }],
    });
    expect(provider.callsTo(`POST ${callPaths.uploadFile}`)).toEqual([]);
  });

  it('FIL-05 that the provider rejects returns no check of the thesis', async () => {
    provider.on(addCall, { body: { error: 'Слот занят' } });
    provider.on(`DELETE ${callPaths.deleteFile}`, { status: 204 });
    const uploaded = await upload('THESIS_DOCUMENT', 'тезисы.docx', within);
    expect(uploaded).toEqual({
      registration: null,
      thesisCheck: null,
      userErrors: [{ code: 'REFUSED', message: 'Слот занят' }],
    });
  });

  it('does not delay other requests while a thread reads the thesis', async () => {
    const reading = upload('THESIS_PDF', 'тезисы.pdf', await hugePdf(40 * MB));
    let isRead = false;
    void reading.then(() => {
      isRead = true;
    });
    expect((await gateway.graphql('{ edition { year } }')).data).toEqual({ edition: { year: 2025 } });
    expect(isRead).toBe(false);
    expect(await reading).toMatchObject({ thesisCheck: { pages: 1 } });
  });
});

it('FIL-02 checks of one account run one after the other and do not delay those of others', async () => {
  const done: string[] = [];
  const check = async (id: number, name: string, bytes: Buffer) => {
    const context = { log: { info: () => undefined }, accountId: async () => id };
    await openFile({ name, bytes, mediaType: '' }, context as unknown as Context);
    done.push(name);
  };
  const huge = await hugePdf(40 * MB);
  const small = thesisDocx({ paragraphs: ['Тезисы'], pages: 1 });
  // Both processes have started.
  await Promise.all([check(1, 'first.docx', small), check(2, 'second.docx', small)]);
  done.length = 0;
  const own = [1, 2, 3, 4, 5, 6].map((at) => check(1, `${at}.pdf`, huge));
  await Promise.all([...own, check(2, 'other.docx', small)]);
  expect(done.indexOf('other.docx')).toBeLessThan(4);
});

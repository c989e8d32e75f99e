import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import {
  type MisbehavingProvider,
  registration,
  scriptAccount,
  startMisbehavingProvider,
} from '../testkit/misbehavingProvider.ts';
import { sampleFiles } from '../testkit/samples.ts';
import { hugePart, hugePdf, thesisDocx, thesisPdf } from '../testkit/theses.ts';

const uploadCall = 'POST /api/references/file/detail/';
const addCall = 'POST /api/users/registration/add_file/';
const MB = 1024 * 1024;

let provider: MisbehavingProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startMisbehavingProvider();
  gateway = await startGateway({ providerUrl: provider.url });
});
beforeEach(() => {
  provider.reset();
  scriptAccount(provider).on(uploadCall, { status: 201, body: { data: { id: 501 } } });
  provider.on(addCall, { body: { data: registration() } });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

const mutation = `mutation ($input: UploadRegistrationFileInput!) {
  uploaded: uploadRegistrationFile(input: $input) {
    registration { id }
    thesisCheck { pages characters maxPages maxCharacters isWithinLimits }
    userErrors { code }
  }
}`;

async function check(kind: string, name: string, bytes: Buffer) {
  const answer = await gateway.upload(mutation, { registrationId: '12', kind }, { name, bytes }, { token: 't' });
  return (answer.data as { uploaded: { registration: object | null; thesisCheck: object | null } }).uploaded;
}
const docx = (bytes: Buffer) => check('THESIS_DOCUMENT', 'тезисы.docx', bytes);
const pdf = (bytes: Buffer) => check('THESIS_PDF', 'тезисы.pdf', bytes);
const limits = { maxPages: 1, maxCharacters: 2000 };

describe('a .docx', () => {
  it('PUB-03 within the limits is told so, paragraphs not counted as characters', async () => {
    const { registration: kept, thesisCheck } = await docx(
      thesisDocx({ paragraphs: ['Образцовые тезисы', 'о примерах, с пробелами'], pages: 1 }),
    );
    expect(kept).toEqual({ id: '12' });
    expect(thesisCheck).toEqual({ pages: 1, characters: 17 + 23, ...limits, isWithinLimits: true });
  });

  it.each([
    ['2000 characters', 'я'.repeat(1998), 1, { characters: 2000, isWithinLimits: true }],
    ['2001 characters', 'я'.repeat(1999), 1, { characters: 2001, isWithinLimits: false }],
    ['2 pages', 'я'.repeat(100), 2, { characters: 102, pages: 2, isWithinLimits: false }],
  ])('PUB-03 with %s is held against the limits', async (_, text, pages, found) => {
    expect((await docx(thesisDocx({ paragraphs: [`${text} я`], pages }))).thesisCheck).toMatchObject(found);
  });

  it('PUB-03 counts letters that take two places in memory once', async () => {
    expect((await docx(thesisDocx({ paragraphs: ['𝜃𝜃'], pages: 1 }))).thesisCheck).toMatchObject({ characters: 2 });
  });

  it.each([
    ['LibreOffice/7.6', 3, 3],
    ['Образцовый редактор', 1, null],
  ])('PUB-03 of %s: pages are taken from programs that lay text out', async (application, pages, told) => {
    const { thesisCheck } = await docx(thesisDocx({ paragraphs: ['Тезисы'], pages, application }));
    expect(thesisCheck).toMatchObject({ pages: told, characters: 6, isWithinLimits: told === null });
  });

  it('PUB-03 of a program that counts nothing has its characters counted', async () => {
    expect((await docx(thesisDocx({ paragraphs: ['Тезисы'] }))).thesisCheck).toMatchObject({ pages: null });
  });
});

describe('a .pdf', () => {
  it('PUB-03 is read with its Russian text', async () => {
    const { thesisCheck } = await pdf(await thesisPdf('Образцовые тезисы о примерах'));
    expect(thesisCheck).toEqual({ pages: 1, characters: 28, ...limits, isWithinLimits: true });
  });

  it('PUB-03 with 2 pages is over the limit', async () => {
    const { thesisCheck } = await pdf(await thesisPdf('Первая', 'Вторая'));
    expect(thesisCheck).toMatchObject({ pages: 2, characters: 13, isWithinLimits: false });
  });

  it.each([
    [2000, true],
    [2001, false],
  ])('PUB-03 with %i characters on many lines is held against the limit', async (characters, isWithinLimits) => {
    const text = 'слово '
      .repeat(400)
      .slice(0, characters - 1)
      .trimEnd();
    const filled = text.padEnd(characters, 'я');
    expect((await pdf(await thesisPdf(filled))).thesisCheck).toMatchObject({ pages: 1, characters, isWithinLimits });
  });

  it('PUB-03 without text, as scanned, tells its pages alone', async () => {
    expect((await pdf(await thesisPdf('', ''))).thesisCheck).toMatchObject({
      pages: 2,
      characters: null,
      isWithinLimits: false,
    });
  });

  it('PUB-03 of very many pages tells how many, without its text', async () => {
    const { thesisCheck } = await pdf(await thesisPdf(...Array.from({ length: 30 }, () => 'я')));
    expect(thesisCheck).toMatchObject({ pages: 30, characters: null, isWithinLimits: false });
  });
});

it('PUB-03 a file that unpacks to much, but not too much, is read', async () => {
  const more = [hugePart(40 * MB)];
  expect((await docx(thesisDocx({ paragraphs: ['Тезисы'], pages: 1, more }))).thesisCheck).toMatchObject({ pages: 1 });
  expect((await pdf(await hugePdf(40 * MB))).thesisCheck).toMatchObject({ pages: 1, characters: 6 });
});

describe('what cannot be read is uploaded all the same', () => {
  const torn = thesisDocx({ paragraphs: ['Тезисы'], pages: 1 });
  it.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
    ['a broken .docx', 'THESIS_DOCUMENT', 'a.docx', () => Buffer.concat([torn.subarray(0, 700), Buffer.alloc(500)])],
    ['a broken .pdf', 'THESIS_PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
    ['a .doc', 'THESIS_DOCUMENT', 'a.doc', () => sampleFiles.doc],
    [
      'a .docx that unpacks to 65 MB',
      'THESIS_DOCUMENT',
      'a.docx',
      () => thesisDocx({ paragraphs: ['Тезисы'], pages: 1, more: [hugePart(65 * MB)] }),
    ],
    [
      'a .docx that lies about its size',
      'THESIS_DOCUMENT',
      'a.docx',
      () => thesisDocx({ paragraphs: ['Тезисы'], pages: 1, more: [hugePart(65 * MB, 1000)] }),
    ],
    ['a .pdf that unpacks to 65 MB', 'THESIS_PDF', 'a.pdf', () => hugePdf(65 * MB)],
    ['an expert conclusion', 'EXPERT_CONCLUSION', 'a.docx', () => thesisDocx({ paragraphs: ['Заключение'], pages: 3 })],
  ])('FIL-02 %s', async (_, kind, name, bytes) => {
    const uploaded = await check(kind, name, await bytes());
    expect(uploaded).toEqual({ registration: { id: '12' }, thesisCheck: null, userErrors: [] });
  });

  it('FIL-05 a refused upload tells nothing of the thesis', async () => {
    provider.on(addCall, { body: { error: 'Слот занят' } });
    provider.on('DELETE /api/references/file/detail/', { status: 204 });
    const uploaded = await docx(thesisDocx({ paragraphs: ['Тезисы'], pages: 1 }));
    expect(uploaded).toEqual({ registration: null, thesisCheck: null, userErrors: [{ code: 'REFUSED' }] });
  });

  it('others are answered while a thesis is read', async () => {
    const reading = pdf(await thesisPdf('Тезисы '.repeat(200)));
    let isRead = false;
    void reading.then(() => {
      isRead = true;
    });
    await expect.poll(() => provider.callsTo(addCall).length).toBe(1);
    expect((await gateway.graphql('{ currentEdition { year } }')).data).toEqual({ currentEdition: { year: 2025 } });
    expect(isRead).toBe(false);
    expect((await reading).thesisCheck).toMatchObject({ pages: 1 });
  });
});

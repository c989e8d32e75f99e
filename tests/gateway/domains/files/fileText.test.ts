import { beforeAll, describe, expect, it } from 'vitest';
import { readFileText } from '../../../../gateway/domains/files/readFileText.ts';
import { readThesisText } from '../../../../gateway/domains/files/readThesis.ts';
import { type Caller, mutationOf } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { sampleFiles, talk } from '../../../testkit/samples.ts';
import { hugePart, slowPdf, thesisDocx, thesisPdf } from '../../../testkit/theses.ts';

describe('the text of a thesis', () => {
  it('LST-03 is the paragraphs of a .docx, without empty ones and without markup', async () => {
    const thesis = thesisDocx({ paragraphs: ['Первый &lt;b&gt;абзац', ' ', 'Второй'] });
    expect(await readThesisText('docx', thesis)).toEqual(['Первый <b>абзац', 'Второй']);
  });

  it('LST-03 is the lines of a .pdf', async () => {
    const lines = await readThesisText('pdf', await thesisPdf('Образцовые тезисы о примерах'));
    expect(lines?.join(' ')).toContain('Образцовые тезисы о примерах');
  });

  it('FIL-02 is not read from a file that unpacks to far more, and not shown from a far too long one', async () => {
    const bomb = thesisDocx({ paragraphs: ['Тезисы'], more: [hugePart(65 * 1024 * 1024)] });
    await expect(readThesisText('docx', bomb)).rejects.toMatchObject({ name: 'TooLarge' });
    expect(await readThesisText('docx', thesisDocx({ paragraphs: ['слово '.repeat(20_000)] }))).toBeNull();
  });
});

describe('the text of a file of a registration', async () => {
  const { provider, gateway, moderator, person } = await samplePortal();
  let id = '';
  beforeAll(async () => {
    id = `Registration:${await provider.register(person.token, talk())}`;
  });
  const upload = mutationOf('uploadRegistrationFile', 'userErrors { message }');
  const put = (kind: string, name: string, bytes: Buffer) =>
    gateway.upload(upload, { registrationId: id, kind }, { name, bytes }, person);
  const read = (caller: Caller) =>
    gateway.graphql(
      'query ($id: ID!) { registration(id: $id) { thesisDocument { text } thesisPdf { text } expertConclusion { text } } }',
      { id },
      caller,
    );

  it('LST-03 is read by moderators and the owner; a file that cannot be read has none', async () => {
    await put('THESIS_DOCUMENT', 'тезисы.docx', thesisDocx({ paragraphs: ['Тезисы', 'о примерах'] }));
    await put('THESIS_PDF', 'тезисы.pdf', sampleFiles.pdf);
    const expected = {
      registration: {
        thesisDocument: { text: ['Тезисы', 'о примерах'] },
        thesisPdf: expect.anything(),
        expertConclusion: null,
      },
    };
    expect(await read(moderator)).toMatchObject({ data: expected, errors: [] });
    expect(await read(person)).toMatchObject({ data: expected, errors: [] });
    expect((await read({})).codes).toEqual(['UNAUTHENTICATED']);
  });
});

it('LST-03 slow files of one person do not block the texts of others', async () => {
  const log = { info: () => undefined } as never;
  const read = (owner: string, name: string, bytes: Buffer) =>
    readFileText({ owner, name }, async () => bytes, { log });
  const slow = slowPdf();
  expect(slow.length).toBeLessThan(100 * 1024);
  for (const name of ['a.pdf', 'b.pdf']) void read('slow@example.org', name, slow);
  const small = thesisDocx({ paragraphs: ['Тезисы'] });
  const others = [1, 2, 3].map((id) => read(`person-${id}@example.org`, 'a.docx', small));
  expect(await Promise.all(others)).toEqual([['Тезисы'], ['Тезисы'], ['Тезисы']]);
});

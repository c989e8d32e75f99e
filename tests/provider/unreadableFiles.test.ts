import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFault } from '../../provider/files/findFault.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { thesisDocx } from '../testkit/theses.ts';

/** Small files that are made to stop or to exhaust what reads them. */
const folder = await temporaryFolder();
const provider = await sampleProvider();
const token = await provider.login('participant@example.org');

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<< >>\nendobj\n${text}`);
const endless = thesisDocx({ paragraphs: [], markup: '<w:t '.repeat(400_000) });
const pictured = { name: 'word/media/image1.png', bytes: Buffer.from('x') };

it.each<[string, Buffer, string, number, number]>([
  ['a .docx of tags that do not end', endless, 'a.docx', 4, 400],
  [
    'a PDF of ids that do not end',
    pdf(`trailer\n<< /Root 1 0 R /Encrypt 1 0 R ${'/ID[('.repeat(200_000)}`),
    'a.pdf',
    3,
    400,
  ],
  ['a PDF whose root has 50,000 digits', pdf(`trailer\n<< /Root ${'1'.repeat(50_000)} 0 R >>`), 'a.pdf', 3, 400],
  [
    'a .docx of 60 MiB of markup',
    thesisDocx({ paragraphs: ['x'], markup: '<w:p/>'.repeat(10_000_000) }),
    'a.docx',
    4,
    201,
  ],
])('API-26 FIL-02 %s is answered, and takes no memory of the provider', async (_, bytes, name, type, status) => {
  const before = process.memoryUsage().rss;
  const answer = await provider.upload(token, type, { bytes, name });
  expect(answer.status).toBe(status);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
});

it.each([
  [
    'empty',
    thesisDocx({ paragraphs: [], markup: '<w:tbl>x</w:tbl><w:t xml:space="preserve"/>x<w:t> </w:t>' }),
    'в нём нет',
  ],
  ['no fault if it has a picture', thesisDocx({ paragraphs: [], more: [pictured] }), null],
  [
    'no fault if its only text follows 3 MB of markup',
    thesisDocx({ paragraphs: ['x'], markup: '<w:p/>'.repeat(500_000) }),
    null,
  ],
])('FIL-02 a .docx has %s', async (_, bytes, fault) => {
  const path = join(folder, 'a.docx');
  await writeFile(path, bytes);
  const found = await findFault({ path, extension: 'docx' }, 1, provider.app.log);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

it('FIL-02 an account has a few files opened one after the other, and is rejected beyond them; others are not', async () => {
  const path = join(folder, 'many.docx');
  await writeFile(path, thesisDocx({ paragraphs: [] }));
  const open = (account: number) => findFault({ path, extension: 'docx' }, account, provider.app.log);
  const own = await Promise.allSettled(Array.from({ length: 8 }, () => open(1)));
  expect(own.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 400 } },
    { reason: { status: 400 } },
  ]);
  expect(await open(2)).toContain('в нём нет');
});

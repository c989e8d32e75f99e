import { describe, expect, it } from 'vitest';
import { mutationOf } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { sampleFiles } from '../../../testkit/samples.ts';

/** Misleading files, through the gateway into the reference provider and back. */
const { pdf, docx } = sampleFiles;

const { gateway, person, provider } = await samplePortal();
// A slot that is not read: reading theses takes time.
const slot = { registrationId: `Registration:${await provider.register(person.token)}`, kind: 'EXPERT_CONCLUSION' };

/** Uploads into the slot and empties it again; returns the stored file and what opens at its address. */
async function put(name: string, bytes: Buffer) {
  const { data } = await gateway.upload(
    mutationOf('uploadRegistrationFile', 'registration { expertConclusion { name url } } userErrors { code }'),
    slot,
    { name, bytes },
    person,
  );
  type Uploaded = { registration: { expertConclusion: { name: string; url: string } }; userErrors: object[] };
  const { registration, userErrors } = (data as { uploadRegistrationFile: Uploaded }).uploadRegistrationFile;
  expect(userErrors).toEqual([]);
  const stored = registration.expertConclusion;
  const opened = await gateway.open(stored.url, person);
  await gateway.mutate('deleteRegistrationFile', slot, 'userErrors { code }', person);
  return { stored, opened };
}

describe('odd names', () => {
  it.each([
    ['with folders', '../../etc/образец.pdf', 'образец.pdf'],
    ['with folders of Windows', 'C:\\Users\\образец.pdf', 'образец.pdf'],
    ['that shows backwards', 'образец\u202Efdp.exe.pdf', 'образецfdp.exe.pdf'],
    ['with marks of direction', '\u2066\u200Fобразец\u2069.pdf', 'образец.pdf'],
    ['with quotes', 'об"ра\'зец".pdf', /^об.*ра'зец.*\.pdf$/],
    ['with ends of lines', 'образец\r\nx-evil: 1.pdf', /^образец(?:%0D%0A|_0D_0A)?x-evil: 1\.pdf$/],
    ['with markup', '<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['of 300 letters', `${'ж'.repeat(296)}.pdf`, `${'ж'.repeat(196)}.pdf`],
    ['of pictures', '📄👩‍🔬.pdf', '📄👩‍🔬.pdf'],
  ])('FIL-06 a file %s is stored, named and shown', async (_, name, shown) => {
    const { stored, opened } = await put(name, pdf);
    const readable = decodeURIComponent(new URL(stored.url).pathname.split('/').at(-1) ?? '');
    for (const seen of [stored.name, readable]) {
      if (typeof shown === 'string') expect(seen).toBe(shown);
      else expect(seen).toMatch(shown);
    }
    expect(opened.status).toBe(200);
    expect(opened.headers.get('x-evil')).toBeNull();
    expect(opened.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);
  });
});

it('FIL-02 a PDF with an appended archive counts as a PDF, and is shown as nothing else', async () => {
  const { headers } = (await put('a.pdf', Buffer.concat([pdf, docx]))).opened;
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
});

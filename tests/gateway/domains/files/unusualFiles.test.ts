import { describe, expect, it } from 'vitest';
import { mutationOf } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { sampleFiles } from '../../../testkit/samples.ts';

/** Misleading files, through the gateway into the reference provider and back. */
const { pdf, docx, gif, exe } = sampleFiles;

const { gateway, person } = await samplePortal();
const made = await gateway.graphql(
  `mutation ($input: RegisterForForumInput!) {
    made: registerForForum(input: $input) { registration { id } userErrors { message field } }
  }`,
  { input: { requestedFormat: 'POSTER', requestedSectionId: 'Section:26', title: 'Образцовый постер' } },
  person,
);
const { registration } = (made.data as { made: { registration: { id: string } } }).made;
const registrationId = registration.id;

type Kind = 'THESIS_PDF' | 'THESIS_DOCUMENT' | 'EXPERT_CONCLUSION';
interface StoredFile {
  name: string;
  url: string;
}

const slotOf = {
  THESIS_PDF: 'thesisPdf',
  THESIS_DOCUMENT: 'thesisDocument',
  EXPERT_CONCLUSION: 'expertConclusion',
} as const;

/** Uploads into a slot and empties it again; returns the stored file or the codes of the rejection. */
async function put(
  kind: Kind,
  name: string,
  bytes: Buffer,
): Promise<{ stored: StoredFile | null; codes: string[]; opened: Response | null }> {
  const slot = slotOf[kind];
  const answer = await gateway.upload(
    mutationOf('uploadRegistrationFile', `registration { ${slot} { name url } } userErrors { code }`),
    { registrationId, kind },
    { name, bytes },
    person,
  );
  expect(answer.errors).toEqual([]);
  const payload = answer.data?.uploadRegistrationFile as {
    registration: Record<string, StoredFile> | null;
    userErrors: { code: string }[];
  };
  const codes = payload.userErrors.map(({ code }) => code);
  const stored = payload.registration?.[slot] ?? null;
  if (stored === null) return { stored, codes, opened: null };
  const opened = await gateway.open(stored.url, person);
  await gateway.mutate('deleteRegistrationFile', { registrationId, kind }, 'userErrors { code }', person);
  return { stored, codes, opened };
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
  ])('FIL-06 a file %s is stored, named and offered for saving', async (_, name, shown) => {
    // Uses a slot that is not read: reading theses takes time.
    const { stored, codes, opened } = await put('EXPERT_CONCLUSION', name, pdf);
    expect(codes).toEqual([]);
    const readable = decodeURIComponent(new URL(stored?.url ?? '').pathname.split('/').at(-1) ?? '');
    for (const seen of [stored?.name, readable]) {
      if (typeof shown === 'string') expect(seen).toBe(shown);
      else expect(seen).toMatch(shown);
    }
    expect(opened?.status).toBe(200);
    expect(opened?.headers.get('x-evil')).toBeNull();
    const disposition = opened?.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
    expect(Buffer.from((await opened?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(pdf)).toBe(true);
  });

  it.each(['..', 'pdf', '.pdf', 'образец.pdf.', ' '])('FIL-02 rejects a file named %j', async (name) => {
    expect((await put('THESIS_PDF', name, pdf)).codes).toEqual(['FILE_FORMAT']);
  });
});

it('FIL-02 a file with a null byte in its name is a bad request', async () => {
  const answer = await gateway.upload(
    mutationOf('uploadRegistrationFile', 'registration { id } userErrors { code }'),
    { registrationId, kind: 'THESIS_PDF' },
    { name: 'образец.exe\u0000.pdf', bytes: pdf },
    person,
  );
  expect(answer.codes).toEqual(['BAD_USER_INPUT']);
});

describe('files of two formats in one', () => {
  it('FIL-02 a PDF with an appended archive counts as a PDF, and is saved, never shown', async () => {
    const { codes, opened } = await put('EXPERT_CONCLUSION', 'a.pdf', Buffer.concat([pdf, docx]));
    expect(codes).toEqual([]);
    expect(opened?.headers.get('content-type')).toBe('application/pdf');
    expect(opened?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(opened?.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each<[string, Kind, string, Buffer]>([
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
  ])('FIL-02 rejects %s', async (_, kind, name, bytes) => {
    expect((await put(kind, name, bytes)).codes).toEqual(['FILE_FORMAT']);
  });
});

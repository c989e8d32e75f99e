import { get } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { sampleFiles } from '../testkit/samples.ts';

type Slots = {
  file: string;
  file_id: number;
  file_pdf: string;
  file_pdf_id: number;
  exp_file: string;
  exp_file_id: number;
};

const provider = await sampleProvider();
let registration: number;
const token = await provider.login('participant@example.org');
const other = await provider.login('sister@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(async () => {
  await provider.clear();
  registration = await provider.register(token);
});

const upload = (bytes: Buffer, name: string, type: number | string, as = token) =>
  provider.upload(as, type, { bytes, name });
const uploaded = async (bytes: Buffer, name: string, type: number, as = token) =>
  (await upload(bytes, name, type, as)).body.data.id;
const attach = (file_id: number, file_type: number, id = registration, as = token) =>
  provider.call<{ data: Slots; error: string }>('POST', callPaths.addRegistrationFile, {
    token: as,
    body: { id, file_id, file_type },
  });

describe('media', () => {
  it('API-32 FIL-04 returns a complete file under its own name', async () => {
    const name = 'Тезисы «пример» (1).pdf';
    const answer = await attach(await uploaded(sampleFiles.pdf, name, 3), 3);
    const file = await provider.call('GET', answer.body.data.file_pdf, { token });
    expect(file.bytes.equals(sampleFiles.pdf)).toBe(true);
    expect(file.type).toBe('application/pdf');
    const disposition = file.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%~-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);
    expect(file.headers.get('content-length')).toBe(String(sampleFiles.pdf.length));
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('API-32 FIL-06 opens a file for its owner and moderators only', async () => {
    const { body } = await attach(await uploaded(sampleFiles.pdf, 'a.pdf', 3), 3);
    const open = (as?: string) => provider.call('GET', body.data.file_pdf, { token: as });
    expect((await open(moderator)).status).toBe(200);
    expect((await open(other)).status).toBe(403);
    expect((await open()).status).toBe(401);
    expect((await open('0'.repeat(40))).status).toBe(401);
  });

  /** Sends the path unchanged; `fetch` would remove the dots. */
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      get({ hostname, port, path: `/media/${path}`, headers: { authorization: `Token ${moderator}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });

  it('API-32 serves only files that a record names', async () => {
    const paths = ['files/none.pdf', '..%2fsigning-secret', '../signing-secret', '%00', '.incoming/x', 'files/'];
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404));
    expect(await statusOf('../media/files/../../signing-secret')).toBe(404);
  });

  it('API-32 opens the sample files of the seeded registrations', async () => {
    const { body } = await provider.call<{ data: Slots[] }>('POST', callPaths.listParticipations, {
      token: moderator,
      body: { meeting_id: 3, is_moderator: true },
    });
    const docs = body.data.filter(({ file }) => file);
    expect(docs.length).toBeGreaterThan(10);
    expect((await provider.call('GET', docs[0]?.file ?? '', { token: moderator })).bytes.equals(sampleFiles.docx)).toBe(
      true,
    );
  });
});

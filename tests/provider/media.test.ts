import { get } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { sampleFiles } from '../testkit/samples.ts';

const provider = await sampleProvider();
let registration: number;
const token = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
beforeEach(async () => {
  await provider.clear();
  registration = await provider.register(token);
});

/** Puts a PDF into its slot; returns its address. */
async function attach(name: string): Promise<string> {
  const { body } = await provider.upload(token, 3, { name });
  return String((await provider.attach(token, registration, 3, body.data.id)).body.data.file_pdf);
}

describe('media', () => {
  it('API-32 FIL-04 returns a complete file under its own name', async () => {
    const name = 'Тезисы «пример» (1).pdf';
    const file = await provider.call('GET', await attach(name), { token });
    expect(file.bytes.equals(sampleFiles.pdf)).toBe(true);
    expect(file.type).toBe('application/pdf');
    const disposition = file.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%~-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);
    expect(file.headers.get('content-length')).toBe(String(sampleFiles.pdf.length));
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
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
    const { body } = await provider.call<{ data: { file: string }[] }>('POST', callPaths.listParticipations, {
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

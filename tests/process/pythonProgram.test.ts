import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';
import { samplePortal } from '../testkit/portal.ts';
import { freePort } from '../testkit/ports.ts';
import { runPython } from '../testkit/python.ts';

const port = await freePort();
const { gateway, moderator, person } = await samplePortal({ port, publicUrl: `http://127.0.0.1:${port}` });
const folder = await temporaryFolder();

const runWith = (token: string) => {
  const env = { ...process.env, PORTAL_URL: gateway.url, PORTAL_TOKEN: token };
  return runPython(resolve('docs/client/participants.py'), { cwd: folder, env });
};

it('docs/client/participants.py reads all pages, counts them and saves the export', async () => {
  const lines = (await runWith(moderator.token)).trim().split('\n');
  const counts = lines.slice(0, -1).map((line) => Number(/^(\d+) \S/.exec(line)?.[1]));
  expect(counts).toHaveLength(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const saved = (await readFile(join(folder, 'participants.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.at(-1)).toBe(`${saved.length} participants saved`);
  expect(saved.length, 'more than one page').toBeGreaterThan(100);
  expect(saved.map((line) => JSON.parse(line) as object).every((row) => 'fullName' in row)).toBe(true);
});

it.each([
  ['of a participant', () => person.token, 'FORBIDDEN: '],
  ['that has ended', () => 'ended', 'UNAUTHENTICATED: '],
])('docs/client/participants.py ends with the code and the request id for a token %s', async (_, token, code) => {
  const failure = await runWith(token()).catch((error: { stderr: string; code: number }) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^${code}.+ \\([\\w.-]{8,64}\\)\\n$`)),
  });
});

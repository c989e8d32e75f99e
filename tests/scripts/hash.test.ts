import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfFiles } from '../../scripts/hash.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-hash-'));
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'a.ts'), 'one');
  await writeFile(join(folder, 'inner', 'b.ts'), 'two');
});
afterAll(() => rm(folder, { recursive: true }));

it('the hash of sources changes with a name or a content, and not with a modification time', async () => {
  const hash = () => hashOfFiles([folder]);
  const first = hash();
  await utimes(join(folder, 'a.ts'), new Date(), new Date(2035, 0));
  expect(hash()).toBe(first);
  await writeFile(join(folder, 'inner', 'b.ts'), 'Two');
  const changed = hash();
  await writeFile(join(folder, 'inner', 'b.ts'), 'two');
  expect(hash()).toBe(first);
  await rename(join(folder, 'inner', 'b.ts'), join(folder, 'inner', 'c.ts'));
  const renamed = hash();
  await rm(join(folder, 'inner', 'c.ts'));
  expect(new Set([first, changed, renamed, hash()]).size).toBe(4);
});

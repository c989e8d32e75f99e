import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOfFiles } from '../../scripts/hash.ts';
import { temporaryFolder } from '../testkit/folders.ts';

it('the hash of sources changes with a name or a content, and not with a modification time', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'a.ts'), 'one');
  await writeFile(join(folder, 'inner', 'b.ts'), 'two');
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

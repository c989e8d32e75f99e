import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';

it('npm ci finds every locked package fit for this version of Node', async () => {
  const folder = await temporaryFolder();
  for (const name of ['package.json', 'package-lock.json']) await copyFile(name, join(folder, name));
  // npm compares the engines of the lock file before it fetches anything.
  const { stdout, stderr } = await promisify(execFile)('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stdout).toContain('add fastify');
  expect(stderr).not.toContain('EBADENGINE');
});

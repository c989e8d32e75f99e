import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';

describe('the backup by cron in docs/operations.md', () => {
  let folder = '';

  /** Runs the line as cron does, with stubs for the backup and the journal, and with an archive of yesterday and an old one. */
  async function runLine(backup: string) {
    folder = await temporaryFolder();
    const archives = join(folder, 'archives');
    await mkdir(archives);
    for (const [name, days] of [
      ['portal-2026-01-01.tar.gz', 40],
      ['portal-2026-02-09.tar.gz', 1],
    ] as const) {
      await writeFile(join(archives, name), 'earlier');
      await utimes(join(archives, name), new Date(), Date.now() / 1000 - days * 86_400);
    }
    for (const [name, script] of [
      ['docker', backup],
      ['logger', `echo "$@" >> ${folder}/journal`],
    ] as const) {
      await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    const [, line = ''] = /^30 3 \* \* \* \w+ (.*)$/m.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
    // For cron an unescaped % ends the command.
    expect(line).not.toMatch(/(?<!\\)%/);
    const command = line.replaceAll('\\%', '%').replaceAll('/var/backups/portal', archives);
    await promisify(execFile)('/bin/sh', ['-c', command], { env: { PATH: `${folder}:/usr/bin:/bin` } });
    return (await readdir(archives)).sort();
  }

  it('adds the archive of today, and deletes those older than 30 days', async () => {
    const names = await runLine('echo archive');
    expect(names).toEqual(['portal-2026-02-09.tar.gz', expect.stringMatching(/^portal-\d{4}-\d\d-\d\d\.tar\.gz$/)]);
    expect(await readFile(join(folder, 'archives', names[1] ?? ''), 'utf8')).toBe('archive\n');
  });

  it('after a failure leaves the archives, and an error in the journal', async () => {
    const names = await runLine('echo half; exit 1');
    expect(names).toEqual(['part', 'portal-2026-01-01.tar.gz', 'portal-2026-02-09.tar.gz']);
    expect(await readFile(join(folder, 'journal'), 'utf8')).toBe('-t portal-backup -p user.err no backup today\n');
  });
});

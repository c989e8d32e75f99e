import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openServer } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { lockDataDir } from '../../provider/dataDirLock.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { type Server, startServer } from '../testkit/postgres.ts';

/** The scripts of the compose file's one-off services, over a PostgreSQL of the tests' own. */
const run = promisify(execFile);
const patience = 120_000;

let server: Server;
const home = await temporaryFolder();

beforeAll(async () => {
  server = await startServer();
}, patience);
afterAll(() => server.stop());

type Portal = { database: Database; dataDir: string; script(file: string): string };

/** The database of one portal and its files; the archive lies in a file between the two. */
async function startPortal(name: string): Promise<Portal> {
  const database = openServer(`${server.url}/${name}`);
  const dataDir = join(home, name);
  await mkdir(join(dataDir, 'media', '.incoming'), { recursive: true });
  // Programs that a test puts into its folder take precedence over PostgreSQL's own.
  const path = `PATH='${dataDir}/bin':'${server.bin}':"$PATH"`;
  const script = (file: string) =>
    `DATABASE_URL='${server.url}/${name}' DATA_DIR='${dataDir}' ${path} sh deploy/backup/${file}`;
  return { database, dataDir, script };
}

const sh = (command: string) => run('sh', ['-c', command]);
const createDatabase = (name: string) =>
  sh(`'${server.bin}/createdb' -h 127.0.0.1 -p ${new URL(server.url).port} -U forum ${name}`);

/** Wraps the dump of a portal in commands that run just before and just after it. */
async function aroundTheDump({ dataDir }: Portal, before: string, after: string): Promise<void> {
  await mkdir(join(dataDir, 'bin'), { recursive: true });
  const lines = ['#!/bin/sh', 'set -e', before, `'${server.bin}/pg_dump' "$@"`, after, ''];
  await writeFile(join(dataDir, 'bin', 'pg_dump'), lines.join('\n'), { mode: 0o755 });
}

/** Replaces a file as the provider does: the row first, then the file that no row names any more. */
const replaceFile = ({ dataDir }: Portal, databaseUrl: string, was: string, is: string) =>
  [
    `mkdir -p '${dataDir}/media/files'`,
    `echo new > '${dataDir}/media/${is}'`,
    `'${server.bin}/psql' -qc "update files set path = '${is}' where path = '${was}'" '${databaseUrl}'`,
    `rm '${dataDir}/media/${was}'`,
  ].join('\n');
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** How many rows each table has. */
async function countAll(database: Database): Promise<Record<string, number>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database);
    counts[name] = rows[0]?.count ?? -1;
  }
  return counts;
}

describe('backup and restore', () => {
  it('bring every row, every file and the key of mailed links to another machine, replacing its data', async () => {
    const archive = join(home, 'portal.tar.gz');
    await createDatabase('another');
    const [from, to] = [await startPortal('postgres'), await startPortal('another')];
    try {
      await prepareDatabase(from.database, { mediaDir: join(from.dataDir, 'media'), demoData: true });
      await writeFile(join(from.dataDir, 'signing-secret'), 'sample-secret', { mode: 0o600 });
      await writeFile(join(from.dataDir, 'media', '.incoming', 'half'), 'half');
      // A later release has been at work there: nothing of it stays.
      await sql`create table of_a_later_release (id integer)`.execute(to.database);

      await sh(`${from.script('backup.sh')} > '${archive}'`);
      await sh(`${to.script('restore.sh')} < '${archive}'`);

      const counts = await countAll(to.database);
      expect(counts).toEqual(await countAll(from.database));
      expect(counts.participations).toBeGreaterThan(100);
      const files = (dataDir: string) => readdir(join(dataDir, 'media'), { recursive: true });
      const expected = (await files(from.dataDir)).filter((path) => path !== '.incoming/half').sort();
      expect((await files(to.dataDir)).sort()).toEqual(expected);
      expect(expected.length).toBeGreaterThan(2);
      expect(await readFile(join(to.dataDir, 'signing-secret'), 'utf8')).toBe('sample-secret');
      // The restored database is one that the provider starts with, and whose ids go on.
      await prepareDatabase(to.database, { mediaDir: join(to.dataDir, 'media'), demoData: true });
      expect(await countAll(to.database)).toEqual(counts);
      const name = { username: 'later@example.org', site_type: 'forum', is_verified: true, created_at: new Date() };
      await to.database
        .insertInto('accounts')
        .values({ ...name, password_hash: null })
        .execute();
    } finally {
      await from.database.destroy();
      await to.database.destroy();
    }
  });

  it('have every file that a row of theirs names, though files come and are replaced meanwhile', async () => {
    const archive = join(home, 'busy.tar.gz');
    await Promise.all(['busy', 'quiet'].map(createDatabase));
    const [from, to] = [await startPortal('busy'), await startPortal('quiet')];
    const pathsOf = async ({ database }: Portal) =>
      (await database.selectFrom('files').select('path').execute()).map(({ path }) => path).sort();
    try {
      await prepareDatabase(from.database, { mediaDir: join(from.dataDir, 'media'), demoData: true });
      const before = await pathsOf(from);
      const [first = '', second = ''] = before;
      const content = await readFile(join(from.dataDir, 'media', second));
      const replace = (was: string, is: string) => replaceFile(from, `${server.url}/busy`, was, is);
      await aroundTheDump(from, replace(first, 'files/early.pdf'), replace(second, 'files/late.pdf'));

      await sh(`${from.script('backup.sh')} > '${archive}'`);
      expect(await pathsOf(from)).toEqual(expect.arrayContaining(['files/early.pdf', 'files/late.pdf']));
      expect(await exists(join(from.dataDir, 'media', second))).toBe(false);
      await sh(`${to.script('restore.sh')} < '${archive}'`);

      const paths = await pathsOf(to);
      expect(paths).toEqual([...before.filter((path) => path !== first), 'files/early.pdf'].sort());
      const isThere = await Promise.all(paths.map((path) => exists(join(to.dataDir, 'media', path))));
      expect(paths.filter((_, index) => !isThere[index])).toEqual([]);
      expect(await readFile(join(to.dataDir, 'media', second))).toEqual(content);
    } finally {
      await from.database.destroy();
      await to.database.destroy();
    }
  });

  it('a backup that is ended leaves nothing behind, and what a killed one left is in no archive', async () => {
    const portal = await startPortal('postgres');
    await portal.database.destroy();
    const links = join(portal.dataDir, '.backup');
    await mkdir(join(links, 'media'), { recursive: true });
    await writeFile(join(links, 'media', 'removed-since.pdf'), 'of somebody');
    const inside = `'${join(home, 'second')}'`;
    // A second one within the first, and none within the second.
    const second = `SECOND=1 ${portal.script('backup.sh')} > ${inside} 2> ${inside}.error`;
    await aroundTheDump(portal, `[ -n "\${SECOND:-}" ] || ! ${second}`, '');
    const { stdout } = await sh(`${portal.script('backup.sh')} | tar -tz`);
    expect(stdout).toContain('./database.sql');
    expect(stdout).not.toContain('removed-since');
    expect(await exists(links)).toBe(false);
    // The one that was started meanwhile took nothing from the one that ran.
    expect(await readFile(join(home, 'second'), 'utf8')).toBe('');
    expect(await readFile(join(home, 'second.error'), 'utf8')).toContain('another backup or restore is under way');

    await aroundTheDump(portal, 'kill -TERM $PPID', '');
    await expect(sh(`${portal.script('backup.sh')} > '${join(home, 'ended')}'`)).rejects.toThrow();
    expect(await readFile(join(home, 'ended'), 'utf8')).toBe('');
    expect(await exists(links)).toBe(false);
    await rm(join(portal.dataDir, 'bin'), { recursive: true });
  });

  it('a restore changes nothing while a provider runs', async () => {
    const { database, dataDir, script } = await startPortal('postgres');
    await database.destroy();
    const unlock = await lockDataDir(dataDir, () => undefined);
    try {
      await expect(sh(`${script('restore.sh')} < /dev/null`)).rejects.toMatchObject({
        stderr: expect.stringContaining('a provider runs: stop it first'),
      });
    } finally {
      await unlock();
    }
  });

  it('an archive that is broken changes nothing', async () => {
    const archive = join(home, 'broken.tar.gz');
    const { database, dataDir, script } = await startPortal('postgres');
    try {
      await prepareDatabase(database, { mediaDir: join(dataDir, 'media'), demoData: true });
      const counts = await countAll(database);
      await writeFile(join(home, 'database.sql'), 'create table half (id integer);\nselect nothing_of_the_kind;\n');
      await mkdir(join(home, 'media'), { recursive: true });
      await writeFile(join(home, 'signing-secret'), 'of another database');
      await writeFile(join(dataDir, 'signing-secret'), 'of this database');
      await sh(`tar -czf '${archive}' -C '${home}' database.sql media signing-secret`);
      await expect(sh(`${script('restore.sh')} < '${archive}'`)).rejects.toThrow();
      expect(await countAll(database)).toEqual(counts);
      expect(await readFile(join(dataDir, 'signing-secret'), 'utf8')).toBe('of this database');
    } finally {
      await database.destroy();
    }
  });

  it('a database that cannot be read makes no archive that looks like one', async () => {
    const { database, dataDir, script } = await startPortal('missing');
    await database.destroy();
    await expect(sh(`${script('backup.sh')} > '${join(home, 'none')}'`)).rejects.toThrow();
    expect(await readFile(join(home, 'none'), 'utf8')).toBe('');
    expect(await exists(join(dataDir, '.backup'))).toBe(false);
  });
});

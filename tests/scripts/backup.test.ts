import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openServer } from '../../provider/database/open.ts';
import { prepareDatabase } from '../../provider/database/prepare.ts';
import { type Server, startServer } from '../testkit/postgres.ts';

/** The scripts of the compose file's one-off services, over a PostgreSQL of the tests' own. */
const run = promisify(execFile);
const patience = 120_000;

let server: Server;
let home: string;

beforeAll(async () => {
  server = await startServer();
  home = await mkdtemp(join(tmpdir(), 'portal-backup-'));
}, patience);
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

/** The database of one portal and its files; the archive lies in a file between the two. */
async function startPortal(
  name: string,
): Promise<{ database: Database; dataDir: string; script(file: string): string }> {
  const database = openServer(`${server.url}/${name}`);
  const dataDir = join(home, name);
  await mkdir(join(dataDir, 'media', '.incoming'), { recursive: true });
  const script = (file: string) =>
    `DATABASE_URL='${server.url}/${name}' DATA_DIR='${dataDir}' PATH='${server.bin}':"$PATH" sh deploy/backup/${file}`;
  return { database, dataDir, script };
}

const sh = (command: string) => run('sh', ['-c', command]);

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
  it('bring every row, every file and the key of mailed links to another machine, in the place of what was there', {
    timeout: patience,
  }, async () => {
    const archive = join(home, 'portal.tar.gz');
    await sh(`'${server.bin}/createdb' -h 127.0.0.1 -p ${new URL(server.url).port} -U forum another`);
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
      const kept = (await files(from.dataDir)).filter((path) => path !== '.incoming/half').sort();
      expect((await files(to.dataDir)).sort()).toEqual(kept);
      expect(kept.length).toBeGreaterThan(2);
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

  it('an archive that is broken changes nothing', { timeout: patience }, async () => {
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
    const { database, script } = await startPortal('missing');
    await database.destroy();
    await expect(sh(`${script('backup.sh')} > '${join(home, 'none')}'`)).rejects.toThrow();
    expect(await readFile(join(home, 'none'), 'utf8')).toBe('');
  });
});

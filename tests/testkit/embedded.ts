import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type Database, overEmbedded, startEmbedded } from '../../provider/database/open.ts';
import { locateSnapshot } from './snapshot.ts';

/** An embedded database with the seeded content, and a script that restores it. */
type Seeded = { pglite: PGlite; restoreScript: string };

/** A copy of every table inside the database itself, so that restoring needs no second start. */
const COPY = 'seeded';
const idle: Seeded[] = [];

async function start(): Promise<Seeded> {
  const pglite = await startEmbedded(null, new Blob([await readFile(locateSnapshot().dump)]));
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name);
  await pglite.exec(
    `create schema ${COPY}; ${names.map((name) => `create table ${COPY}.${name} as table ${name};`).join('')}`,
  );
  const { rows: sequences } = await pglite.query<{ name: string; last: number | null }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences where schemaname = 'public'`,
  );
  const restoreScript = [
    // Without triggers and foreign keys, because the copy is consistent by itself.
    'begin; set local session_replication_role = replica;',
    ...names.map((name) => `delete from ${name};`),
    ...names.map((name) => `insert into ${name} overriding system value table ${COPY}.${name};`),
    ...sequences.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null});`),
    'commit;',
  ].join('');
  return { pglite, restoreScript };
}

/**
 * A seeded database of this worker. Starting one costs the processor about a second, restoring one a tenth of it, so
 * that a released database serves the next test file (the projects that do not isolate their files share this module).
 */
export async function takeEmbedded(): Promise<{ database: Database; release(): Promise<void> }> {
  const seeded = idle.pop() ?? (await start());
  const { pglite } = seeded;
  // The provider closes its database; this one stays open for the next file.
  const lent = { waitReady: pglite.waitReady, query: pglite.query.bind(pglite), close: async () => undefined };
  return {
    database: overEmbedded(lent),
    async release() {
      await pglite.exec(seeded.restoreScript);
      idle.push(seeded);
    },
  };
}

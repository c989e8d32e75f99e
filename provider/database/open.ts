import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Embedded, pgliteDialect } from './pgliteDialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const { builtins } = pg.types;

/** Makes both drivers parse alike: integers to numbers, instants to Date; days stay text. */
const parsers = {
  [builtins.INT8]: Number,
  [builtins.TIMESTAMPTZ]: (value: string) => new Date(value),
  [builtins.DATE]: (value: string) => value,
};

/** Starts the embedded database in a folder or in memory, from a dump if given. */
export async function startEmbedded(folder: string | null, dump?: Blob): Promise<PGlite> {
  if (folder) await mkdir(folder, { recursive: true });
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers,
  });
}

/** Destroying the database closes PGlite. */
export const overEmbedded = (pglite: Embedded): Database => new Kysely<Tables>({ dialect: pgliteDialect(pglite) });

/** Callers wait three seconds, so a slower connection is useless. Migrations are the longest statements. */
const timeouts = {
  connectionTimeoutMillis: 2_500,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 30_000,
};

const pools = new WeakMap<Database, pg.Pool>();

/** Connections of the server's pool, idle ones among them, and callers that wait for one; null for the embedded database. */
export function poolOf(db: Database): { total: number; idle: number; waiting: number } | null {
  const pool = pools.get(db);
  return pool ? { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
}

export function openServer(url: string, log?: Log): Database {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types, ...timeouts });
  // The pool replaces a closed connection at the next query; without a listener the error would end the process.
  const logError = (error: Error & { code?: string }) =>
    log?.warn({ code: error.code }, 'the database server closed a connection');
  pool.on('error', logError);
  // The pool listens to idle connections only; within a transaction the error comes from the client.
  pool.on('connect', (client) => void client.on('error', logError));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/** Opens the server's database if its address is set, else the embedded one in the data folder. */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, log);
  return overEmbedded(await startEmbedded(join(config.dataDir, 'database')));
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../services.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Tables } from './tables.ts';

/** The provider's database, embedded or on a server. */
export type Database = Kysely<Tables>;

const { builtins } = pg.types;

/** Both databases read alike: whole numbers are numbers, instants are Date, calendar days stay text. */
const parsers = {
  [builtins.INT8]: Number,
  [builtins.TIMESTAMPTZ]: (value: string) => new Date(value),
  [builtins.DATE]: (value: string) => value,
};

/** An embedded PostgreSQL in a folder, or in memory; begun from a dump where one is given. */
export async function startEmbedded(folder: string | null, dump?: Blob): Promise<PGlite> {
  if (folder) await mkdir(folder, { recursive: true });
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers,
  });
}

/** The database in an embedded PostgreSQL; destroying it closes that. */
export const overEmbedded = (pglite: PGlite): Database => new Kysely<Tables>({ dialect: pgliteDialect(pglite) });

/** A database on a server. */
export function openServer(url: string, log?: Log): Database {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 10_000 });
  // A connection that the server closed is replaced at the next query; without a listener it would end the process.
  const tell = (error: Error & { code?: string }) =>
    log?.warn({ code: error.code }, 'the database server closed a connection');
  pool.on('error', tell);
  // The pool listens to idle connections only; in the middle of a transaction the connection itself has to be heard.
  pool.on('connect', (client) => void client.on('error', tell));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The server where its address is set, else the embedded database in the data folder. */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, log);
  return overEmbedded(await startEmbedded(join(config.dataDir, 'database')));
}

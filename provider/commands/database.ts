import { join } from 'node:path';
import { CommandError } from '../commandError.ts';
import { ConfigError, type ProviderConfig, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { DataDirInUse, lockDataDir, makeFolder } from '../dataDirLock.ts';
import type { Log } from '../log.ts';
import { explainStart } from '../startFault.ts';

const log: Log = { warn: (facts, text) => console.warn(text, facts) };

/**
 * Opens the provider's database for a command and migrates it. On a PostgreSQL server the portal may run meanwhile; the
 * embedded database has one user at a time.
 * @throws CommandError while the portal runs on the embedded database
 */
export async function withDatabase<T>(
  config: ProviderConfig,
  action: (db: Database, mediaDir: string) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl, demoData } = config;
  const mediaDir = join(dataDir, 'media');
  await makeFolder(mediaDir);
  const unlock = databaseUrl ? null : await lockFolder(dataDir);
  const db = await openDatabase(config, log);
  try {
    await prepareDatabase(db, { mediaDir, demoData });
    return await action(db, mediaDir);
  } finally {
    await db.destroy();
    await unlock?.();
  }
}

/** The same for a command on the forum's own data: an empty database gets no sample accounts, whose password is published. */
export const withOwnData: typeof withDatabase = (config, action) =>
  withDatabase({ ...config, demoData: false }, action);

async function lockFolder(dataDir: string) {
  try {
    return await lockDataDir(dataDir, (code) => log.warn({ code }, 'cannot lock the data folder'));
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new CommandError(
      `The portal runs on the embedded database in ${dataDir}. Stop the portal first, or use a PostgreSQL server (DATABASE_URL).`,
    );
  }
}

/** Runs a command of the provider with its settings; a failure that the operator can correct prints only its message. */
export async function runCommand(main: (args: string[], config: ProviderConfig) => Promise<void>): Promise<void> {
  let config: ProviderConfig | undefined;
  try {
    config = readConfig();
    await main(process.argv.slice(2), config);
  } catch (error) {
    const isKnown = error instanceof CommandError || error instanceof ConfigError;
    console.error(isKnown ? error.message : ((config && explainStart(error, config)) ?? error));
    process.exitCode = 1;
  }
}

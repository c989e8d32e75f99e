import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, SHORTEST_SECRET } from './config.ts';

/**
 * The key of mailed links that the first start makes. The file gets its name once it is complete, so that a full disk leaves
 * no key that anybody can guess.
 * @throws ConfigError if the file is too short for a key
 */
export async function readSigningSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'signing-secret');
  const read = () => readFile(path, 'utf8');
  const stored = await read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await writeFile(`${path}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await rename(`${path}.new`, path);
    return read();
  });
  if (stored.length < SHORTEST_SECRET) {
    throw new ConfigError(
      `DATA_DIR: ${path} is empty or cut off: restore it from a backup, or delete it for a new key`,
    );
  }
  return stored;
}

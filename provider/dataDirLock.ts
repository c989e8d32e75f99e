import { rmSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';

export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** As `mkdir` with `recursive`, but returns on a file system that takes no folders, such as /proc, where that one hangs. */
export async function makeFolder(path: string): Promise<void> {
  const make = () =>
    mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  });
}

/**
 * Locks the data folder for this process: two embedded databases in one folder would destroy it. The lock is a socket, not a
 * file with a process id, because a socket closes with its process, however that ends, also in a container.
 * @param warn is called if the file system cannot hold the lock
 * @throws DataDirInUse
 */
export async function lockDataDir(
  dataDir: string,
  warn: (code: string | undefined) => void,
): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const held = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    // A file system without sockets allows no lock; the provider starts without it.
    if (error.code !== 'EADDRINUSE') {
      warn(error.code);
      return null;
    }
    if (await isAnswered(path))
      throw new DataDirInUse(`DATA_DIR: ${dataDir} is used by another provider that is already running`);
    await rm(path, { force: true });
    return listen(path);
  });
  if (held === null) return async () => undefined;
  held.unref();
  // A failed start ends by process.exit, and restore.sh takes a remaining socket as a sign of a running provider.
  const remove = () => rmSync(path, { force: true });
  process.once('exit', remove);
  return () =>
    new Promise((resolve) => {
      process.off('exit', remove);
      held.close(() => resolve());
    });
}

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log.ts';

/** Folder of arriving files below the media folder; no route serves it. */
export const TEMPORARY = '.incoming';

/** Writes a stream to a temporary file and deletes the file if the stream breaks. */
export async function receive(mediaDir: string, stream: Readable): Promise<string> {
  const path = join(mediaDir, TEMPORARY, randomBytes(16).toString('hex'));
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Moves a received file to its place under an unguessable name and returns its path below the media folder. */
export async function store(mediaDir: string, temporary: string, folder: string, extension: string): Promise<string> {
  const path = `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
  const target = join(mediaDir, path);
  await mkdir(dirname(target), { recursive: true });
  await rename(temporary, target);
  return path;
}

/** Ignores a missing file. */
export const removeFile = (mediaDir: string, path: string) => rm(join(mediaDir, path), { force: true });

/** Removes files of deleted rows. The change is already committed, so a failure is only logged and leaves the file. */
export async function removeFiles(mediaDir: string, files: { path: string }[], log: Log): Promise<void> {
  for (const { path } of files) {
    await removeFile(mediaDir, path).catch((error: NodeJS.ErrnoException) =>
      log.warn({ code: error.code, path }, 'a file could not be removed'),
    );
  }
}

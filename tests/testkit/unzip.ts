import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The files of an archive by their names, in its order. Rejects a broken archive. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}

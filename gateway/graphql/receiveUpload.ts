import { badArgument } from '../lib/errors.ts';
import type { IncomingUpload } from '../lib/scalars.ts';
import type { ReceivedFile } from '../shared/fileFormats.ts';
import { filesTexts } from '../texts/files.ts';
import { userError } from './validation.ts';

export const tooLargeError = userError('FILE_TOO_LARGE', filesTexts.tooLarge, 'file');

export const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : null);

/** The library sets a 4xx status for a malformed form, its parser sets none. A fault of the disk has a code, such as ENOSPC. */
export const isMalformed = (error: unknown) =>
  typeof statusOf(error) === 'number' || (error instanceof Error && !('code' in error));

const brokenUpload = (error: unknown): unknown =>
  isMalformed(error) ? badArgument('input.file', 'The upload is incomplete') : error;

/** Reads an upload and stops at the limit, so that memory never holds a larger file. */
export async function receiveUpload(upload: IncomingUpload): Promise<ReceivedFile | 'tooLarge'> {
  const { filename, createReadStream } = await upload.catch((error: unknown) => {
    throw brokenUpload(error);
  });
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    if (statusOf(error) === 413) return 'tooLarge';
    throw brokenUpload(error);
  }
  return { name: baseName(filename), bytes: Buffer.concat(chunks) };
}

/** Control characters, and direction marks that show a name backwards ('fdp.exe' for 'exe.pdf'). */
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The name without folders and invisible characters: the last 200 characters, which include the extension. */
function baseName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(invisible, '').trim();
  return clean.length <= 200 ? clean : clean.slice(-200);
}

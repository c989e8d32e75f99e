import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { needsPassword } from './pdfPassword.ts';

/** The text of a thesis; pictures are not unpacked. */
const LARGEST_DOCUMENT = 64 * 1024 * 1024;
const MOST_PARTS = 2_000;
/** Some programs number it. */
const TEXT_PART = /^word\/document\d*\.xml$/;

const WRONG = 'Недопустимый формат файла';
const BROKEN = `${WRONG}: он повреждён и не открывается. Сохраните его заново`;
const LOCKED = `${WRONG}: он защищён паролем. Снимите защиту и загрузите его снова`;
const EMPTY = `${WRONG}: в нём нет ни текста, ни рисунков`;

/**
 * Reads a PDF as far as any viewer must to open it: it needs objects and a trailer that names the root. Viewers mend
 * wrong offsets, so those are not held against it.
 */
async function pdfFault(bytes: Buffer): Promise<string | null> {
  const written = bytes.toString('latin1');
  const [, root] = /\/Root\s+(\d+)\s+\d+\s+R\b/.exec(written) ?? [];
  if (root === undefined || !/\b\d+\s+\d+\s+obj\b/.test(written)) return BROKEN;
  // The root stands in the open, or packed in a stream of objects.
  if (!new RegExp(`\\b${root}\\s+\\d+\\s+obj\\b`).test(written) && !/\/ObjStm\b/.test(written)) return BROKEN;
  return (await needsPassword(written)) ? LOCKED : null;
}

async function docxFault(bytes: Buffer): Promise<string | null> {
  let document: string | null = null;
  let hasPictures = false;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > MOST_PARTS) return BROKEN;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.startsWith('word/media/')) hasPictures = true;
      if (!TEXT_PART.test(entry.fileName)) continue;
      if (entry.uncompressedSize > LARGEST_DOCUMENT) return BROKEN;
      document = await text(await zip.openReadStreamPromise(entry));
    }
  } catch {
    return BROKEN;
  }
  if (document === null || !/<\w+:document\b/.test(document)) return BROKEN;
  return hasPictures || /<\w+:t(?: [^>]*)?>[^<]*\S/.test(document) ? null : EMPTY;
}

/** Whether a .doc has a password: the first bytes of its text's stream say so. Offsets as in [MS-CFB] and [MS-DOC]. */
function docFault(bytes: Buffer): string | null {
  const entry = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'));
  if (entry < 0 || bytes.length < entry + 120) return null;
  const at = (bytes.readUInt32LE(entry + 116) + 1) * 2 ** bytes.readUInt16LE(30);
  if (at + 12 > bytes.length || bytes.readUInt16LE(at) !== 0xa5ec) return null;
  return (bytes.readUInt8(at + 11) & 1) === 1 ? LOCKED : null;
}

/** Why a file of a recognised format cannot be opened, or null (FIL-02). */
export async function findFault(path: string, extension: string): Promise<string | null> {
  const bytes = await readFile(path);
  if (extension === 'pdf') return pdfFault(bytes);
  return extension === 'docx' ? docxFault(bytes) : docFault(bytes);
}

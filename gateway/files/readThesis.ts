import { buffer as collect } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import yauzl from 'yauzl';

/** What a thesis holds, as far as it can be told. */
export interface ThesisFacts {
  pages: number | null;
  characters: number | null;
}

/** A thesis has a page or two; what unpacks to more than this is not read. */
const most = { unpackedBytes: 64 * 1024 * 1024, entries: 2_000, pagesRead: 20 };

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Characters as people count them: a letter with its accent written apart is rare enough to count twice. */
const lengthOf = (text: string): number => [...text].length;

/** Unpacks every part of a .docx within bounds, and answers the part that tells of pages; empty where there is none. */
async function readParts(bytes: Buffer): Promise<string> {
  // The library ends a part that gives more than it announces, so the announced sizes can be trusted.
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > most.entries) throw new TooLarge();
  let left = most.unpackedBytes;
  let properties = '';
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLarge();
    const part = await collect(await zip.openReadStreamPromise(entry));
    if (entry.fileName === 'docProps/app.xml') properties = part.toString('utf8');
  }
  return properties;
}

/** Pages as the program that laid the text out counted them; others write none, or leave their template's. */
function pagesOf(properties: string): number | null {
  if (!/<Application>[^<]*(?:Word|LibreOffice)/.test(properties)) return null;
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(properties)?.[1] ?? 0);
  return pages > 0 ? pages : null;
}

async function readDocx(bytes: Buffer): Promise<ThesisFacts> {
  const pages = pagesOf(await readParts(bytes));
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  // Ends of paragraphs are no characters, as Word counts.
  return { pages, characters: lengthOf(value.replace(/\n+/g, '').trim()) };
}

/** Unpacks every packed stream of a PDF, one after the other, before anything is built of them. */
function boundStreams(bytes: Buffer): void {
  let left = most.unpackedBytes;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    try {
      left -= inflateSync(bytes.subarray(start), { maxOutputLength: left }).length;
    } catch (error) {
      // Anything else is packed in another way, or is no stream.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge();
    }
    if (left <= 0) throw new TooLarge();
  }
}

async function readPdf(bytes: Buffer): Promise<ThesisFacts> {
  boundStreams(bytes);
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = pdf.numPages;
  if (pages > most.pagesRead) return { pages, characters: null };
  // One text with single spaces: where a line ends there is a space between words.
  const { text } = await extractText(pdf, { mergePages: true });
  // A scanned page holds no text, which is not the same as an empty one.
  return { pages, characters: lengthOf(text.trim()) || null };
}

/** Reads a thesis with the library of its format; throws where the file is broken, locked, or unpacks to more than a thesis can. */
export const readThesis = (format: 'docx' | 'pdf', bytes: Buffer): Promise<ThesisFacts> =>
  format === 'docx' ? readDocx(bytes) : readPdf(bytes);

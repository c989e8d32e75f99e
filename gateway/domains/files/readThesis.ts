import { text as collect } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import yauzl from 'yauzl';

/** Null means an unknown number; one of them is always known. */
export interface ThesisFacts {
  pages: number | null;
  characters: number | null;
}

/** A thesis has a page or two and some dozen parts; these bounds stop files that unpack to far more. */
const bounds = {
  unpackedBytes: 64 * 1024 * 1024,
  entries: 2_000,
  streams: 2_000,
  propertiesBytes: 64 * 1024,
  pagesRead: 20,
  charactersShown: 100_000,
};

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Why no program opens the file; the worker passes this name to the gateway. */
export type FileFault = 'Broken' | 'Locked' | 'Empty';

class UnusableFile extends Error {
  override readonly name: FileFault;

  constructor(name: FileFault) {
    super(name);
    this.name = name;
  }
}

/** Counts code points. A letter with a separate accent counts as two, which is rare. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

interface Parts {
  /** The part with the page count; empty if the file has none. */
  properties: string;
  hasDocument: boolean;
  hasPictures: boolean;
}

/** Unpacks every part of a .docx within bounds; keeps only the properties. */
async function unpack(bytes: Buffer): Promise<Parts> {
  // The library stops at a part that exceeds its announced size, so the announced sizes can be trusted.
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > bounds.entries) throw new TooLarge();
  let left = bounds.unpackedBytes;
  const parts: Parts = { properties: '', hasDocument: false, hasPictures: false };
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLarge();
    const part = await zip.openReadStreamPromise(entry);
    if (entry.fileName !== 'docProps/app.xml') await finished(part.resume());
    else if (entry.uncompressedSize > bounds.propertiesBytes) throw new TooLarge();
    else parts.properties = await collect(part);
    // Some programs append a number to the name.
    if (/^word\/document\d*\.xml$/.test(entry.fileName)) parts.hasDocument = true;
    if (entry.fileName.startsWith('word/media/')) parts.hasPictures = true;
  }
  return parts;
}

async function readParts(bytes: Buffer): Promise<Parts> {
  const parts = await unpack(bytes).catch((error: unknown) => {
    throw error instanceof TooLarge ? error : new UnusableFile('Broken');
  });
  if (!parts.hasDocument) throw new UnusableFile('Broken');
  return parts;
}

/** Word and LibreOffice count pages; other programs write none, or those of their template. */
function pageCount(properties: string): number | null {
  if (!/<Application>[^<]*(?:Word|LibreOffice)/.test(properties)) return null;
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(properties)?.[1] ?? 0);
  return pages > 0 ? pages : null;
}

async function docxText(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: bytes })).value;
}

async function readDocx(bytes: Buffer): Promise<ThesisFacts> {
  const { properties, hasPictures } = await readParts(bytes);
  const value = await docxText(bytes);
  // Word does not count ends of paragraphs as characters.
  const characters = lengthOf(value.replace(/\n+/g, '').trim());
  if (characters === 0 && !hasPictures) throw new UnusableFile('Empty');
  return { pages: pageCount(properties), characters };
}

/** The first byte of a zlib stream: deflate, with a window of any size. */
const isPacked = (first: number | undefined) => first !== undefined && (first & 0x0f) === 8;

/** @returns the unpacked size; stops one chunk after `most` and keeps no content */
async function inflatedSize(packed: Buffer, most: number): Promise<number> {
  const inflate = createInflate({ chunkSize: 64 * 1024 });
  let size = 0;
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      size += (piece as Buffer).length;
      if (size > most) break;
    }
  } catch {
    // Another packing, or no stream.
  }
  return size;
}

/** Inflates every packed stream of a PDF first, to bound its size before the library builds objects from it. */
async function boundStreams(bytes: Buffer): Promise<void> {
  let left = bounds.unpackedBytes;
  let streams = 0;
  // The word also ends a stream, as in 'endstream'.
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    streams += 1;
    if (streams > 2 * bounds.streams) throw new TooLarge();
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    if (!isPacked(bytes[start])) continue;
    left -= await inflatedSize(bytes.subarray(start), left);
    if (left <= 0) throw new TooLarge();
  }
}

/** The library's error names; any other error may be a weakness of the library. */
const pdfFaults: Record<string, FileFault> = { InvalidPDFException: 'Broken', PasswordException: 'Locked' };

async function openPdf(bytes: Buffer) {
  await boundStreams(bytes);
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: Error) => {
    const fault = pdfFaults[error.name];
    throw fault === undefined ? error : new UnusableFile(fault);
  });
  return { extractText, pdf };
}

async function readPdf(bytes: Buffer): Promise<ThesisFacts> {
  const { extractText, pdf } = await openPdf(bytes);
  const pages = pdf.numPages;
  if (pages > bounds.pagesRead) return { pages, characters: null };
  // In the merged text each line end is a space between words.
  const { text } = await extractText(pdf, { mergePages: true });
  // A scanned page has no text: its number of characters is unknown, not zero.
  return { pages, characters: lengthOf(text.trim()) || null };
}

/** @throws UnusableFile, or another error for a file that is too large or that the libraries cannot read */
export const readThesis = (format: 'docx' | 'pdf', bytes: Buffer): Promise<ThesisFacts> =>
  format === 'docx' ? readDocx(bytes) : readPdf(bytes);

async function pdfPages(bytes: Buffer): Promise<string[] | null> {
  const { extractText, pdf } = await openPdf(bytes);
  if (pdf.numPages > bounds.pagesRead) return null;
  return (await extractText(pdf, { mergePages: false })).text;
}

/**
 * The paragraphs of a document, or the lines of a PDF; null if it is far too long.
 * @throws as `readThesis`
 */
export async function readThesisText(format: 'docx' | 'pdf', bytes: Buffer): Promise<string[] | null> {
  if (format === 'docx') await readParts(bytes);
  const texts = format === 'docx' ? [await docxText(bytes)] : await pdfPages(bytes);
  if (texts === null || texts.reduce((sum, { length }) => sum + length, 0) > bounds.charactersShown) return null;
  return texts
    .flatMap((text) => text.split(/\n+/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

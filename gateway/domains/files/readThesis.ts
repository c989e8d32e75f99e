import { text as collect } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import yauzl from 'yauzl';

/** Null stands for an unknown number. */
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

/** Counts code points: accents written apart are rare enough to count twice. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Unpacks every part of a .docx within bounds, and keeps none but the properties.
 * @returns the part with the page count; empty if the file has none
 */
async function readParts(bytes: Buffer): Promise<string> {
  // The library ends a part that exceeds its announced size, so announced sizes can be trusted.
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > bounds.entries) throw new TooLarge();
  let left = bounds.unpackedBytes;
  let properties = '';
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLarge();
    const part = await zip.openReadStreamPromise(entry);
    if (entry.fileName !== 'docProps/app.xml') await finished(part.resume());
    else if (entry.uncompressedSize > bounds.propertiesBytes) throw new TooLarge();
    else properties = await collect(part);
  }
  return properties;
}

/** Word and LibreOffice count pages; other programs write none, or those of their template. */
function pagesOf(properties: string): number | null {
  if (!/<Application>[^<]*(?:Word|LibreOffice)/.test(properties)) return null;
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(properties)?.[1] ?? 0);
  return pages > 0 ? pages : null;
}

async function docxText(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: bytes })).value;
}

async function readDocx(bytes: Buffer): Promise<ThesisFacts> {
  const pages = pagesOf(await readParts(bytes));
  const value = await docxText(bytes);
  // Word does not count ends of paragraphs as characters.
  return { pages, characters: lengthOf(value.replace(/\n+/g, '').trim()) };
}

/** The first byte of a zlib stream: deflate, with a window of any size. */
const isPacked = (first: number | undefined) => first !== undefined && (first & 0x0f) === 8;

/** @returns the unpacked size, which is not kept; at most `most` and a piece */
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

/** Inflates every packed stream of a PDF to bound its size before the library builds anything of it. */
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

async function openPdf(bytes: Buffer) {
  await boundStreams(bytes);
  const { extractText, getDocumentProxy } = await import('unpdf');
  return { extractText, pdf: await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }) };
}

async function readPdf(bytes: Buffer): Promise<ThesisFacts> {
  const { extractText, pdf } = await openPdf(bytes);
  const pages = pdf.numPages;
  if (pages > bounds.pagesRead) return { pages, characters: null };
  // In one text the end of a line is a space between words.
  const { text } = await extractText(pdf, { mergePages: true });
  // A scanned page has no text: its number of characters is unknown, not zero.
  return { pages, characters: lengthOf(text.trim()) || null };
}

/** @throws for a broken, locked or too large file */
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

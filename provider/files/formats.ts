import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { SlotKind } from '../database/tables.ts';

/** FIL-02: 6 MB, the same for every kind. */
export const LARGEST_FILE = 6_291_456;

type Format = {
  /** What the content is recognised as. */
  content: string;
  mediaType: string;
};

/** Formats of documents by the name's extension. */
const FORMATS: Record<string, Format> = {
  '.pdf': { content: 'pdf', mediaType: 'application/pdf' },
  '.doc': { content: 'cfb', mediaType: 'application/msword' },
  '.docx': { content: 'docx', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
};

/** The name of the stream that holds a document's text, as a compound file's directory writes it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

const ALLOWED: Record<SlotKind, string[]> = {
  thesis_doc: ['.doc', '.docx'],
  thesis_pdf: ['.pdf'],
  expert: ['.doc', '.docx', '.pdf'],
};

/** The media type of a file whose name and content both fit its kind, else null. */
export async function recognise(
  path: string,
  name: string,
  kind: SlotKind,
): Promise<{ mediaType: string; extension: string } | null> {
  const extension = extname(name).toLowerCase();
  const format = FORMATS[extension];
  if (!format || !ALLOWED[kind].includes(extension)) return null;
  const found = await fileTypeFromFile(path);
  if (found?.ext !== format.content) return null;
  // Old Excel files and installers are compound files too: only Word's own stream tells them apart.
  if (extension === '.doc' && !(await readFile(path)).includes(WORD_STREAM)) return null;
  return { mediaType: format.mediaType, extension: extension.slice(1) };
}

import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { SlotKind } from '../database/tables.ts';

type Format = {
  /** Extension of the detected content type. */
  content: string;
  mediaType: string;
};

/** By the name's extension. */
const FORMATS: Record<string, Format> = {
  '.pdf': { content: 'pdf', mediaType: 'application/pdf' },
  '.doc': { content: 'cfb', mediaType: 'application/msword' },
  '.docx': { content: 'docx', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
};

/** Name of the stream with a Word document's text, as a compound file's directory writes it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

const ALLOWED: Record<SlotKind, string[]> = {
  thesis_doc: ['.doc', '.docx'],
  thesis_pdf: ['.pdf'],
  expert: ['.doc', '.docx', '.pdf'],
};

/** Null unless both the name and the content fit the kind. */
export async function recogniseFormat(
  path: string,
  name: string,
  kind: SlotKind,
): Promise<{ mediaType: string; extension: string } | null> {
  const extension = extname(name).toLowerCase();
  const format = FORMATS[extension];
  if (!format || !ALLOWED[kind].includes(extension)) return null;
  const found = await fileTypeFromFile(path);
  if (found?.ext !== format.content) return null;
  // Old Excel files and installers are compound files too: only Word's own stream identifies a document.
  if (extension === '.doc' && !(await readFile(path)).includes(WORD_STREAM)) return null;
  return { mediaType: format.mediaType, extension: extension.slice(1) };
}

import { fileTypeFromBuffer } from 'file-type';
import type { CheckedFile } from '../provider/calls/files.ts';

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

export type DocumentFormat = 'doc' | 'docx' | 'pdf';

const mediaTypes: Record<DocumentFormat, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

export const extensionOf = (name: string): string => /.\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Word's old format shares its container with other formats; only Word's stream identifies it. */
async function contentIs(format: DocumentFormat, bytes: Buffer): Promise<boolean> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  if (format === 'pdf') return found === 'pdf';
  if (format === 'doc') return found === 'cfb' && bytes.includes(Buffer.from('WordDocument', 'utf16le'));
  return found === 'docx' || (found === 'zip' && bytes.includes('word/document.xml'));
}

/** Returns the file if both its name and its content are of an accepted format (FIL-02). */
export async function checkDocument(
  file: ReceivedFile,
  accepted: readonly DocumentFormat[],
): Promise<CheckedFile | null> {
  const extension = extensionOf(file.name);
  const format = accepted.find((one) => one === extension);
  if (format === undefined || !(await contentIs(format, file.bytes))) return null;
  return { ...file, mediaType: mediaTypes[format] };
}

const photoTypes = new Set(['image/gif', 'image/jpeg', 'image/png']);

export async function checkPhoto(file: ReceivedFile): Promise<CheckedFile | null> {
  const mediaType = (await fileTypeFromBuffer(file.bytes).catch(() => undefined))?.mime;
  return mediaType !== undefined && photoTypes.has(mediaType) ? { ...file, mediaType } : null;
}

import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { mostFileBytes } from '../../schema/limits.ts';
import { stripForbiddenCharacters } from '../characters.ts';
import { byField, withDetail } from '../http/rejections.ts';
import { filesTexts } from '../texts/files.ts';
import { frameworkTexts } from '../texts/framework.ts';
import { receive } from './storage.ts';

/** Largest size of the form without its file. */
const FORM_OVERHEAD = 64 * 1024;

/** A completely received file, and the form's other fields. */
export type Upload = { temporary: string; name: string; size: number; fields: Record<string, string> };

/** Removes folders, and characters that break lines or deceive readers. */
const cleanName = (name: string) =>
  stripForbiddenCharacters(basename(name.replaceAll('\\', '/')))
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .slice(-200);

/**
 * Reads a form with one file to disk, within bounds. Deletes the temporary file after `use` in any case, so `use` must move a
 * file that is to stay.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  mediaDir: string,
  fileField: string,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw withDetail(415, frameworkTexts.wrongMediaType(request.headers['content-type'] ?? ''));
  if (Number(request.headers['content-length'] ?? 0) > mostFileBytes + FORM_OVERHEAD) {
    throw withDetail(413, filesTexts.tooLarge);
  }
  const fields: Record<string, string> = {};
  let file: Pick<Upload, 'temporary' | 'name'> | null = null;
  let tooLarge = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname === fileField) {
        file = { temporary: await receive(mediaDir, part.file), name: cleanName(part.filename ?? '') };
        tooLarge = part.file.truncated;
      } else {
        part.file.resume();
      }
    }
    if (!file) throw byField({ [fileField]: [filesTexts.noFile] });
    if (tooLarge) throw byField({ [fileField]: [filesTexts.tooLarge] });
    const { size } = await stat(file.temporary);
    return await use({ ...file, size, fields });
  } finally {
    if (file) await rm(file.temporary, { force: true });
  }
}

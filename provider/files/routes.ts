import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mostFileBytes } from '../../schema/limits.ts';
import { callerOf } from '../http/access.ts';
import { byField, forbidden, notFound, withDetail } from '../http/rejections.ts';
import { read, recordQuery } from '../http/validation.ts';
import { lockAccountRow } from '../registrations/queries.ts';
import type { Services } from '../services.ts';
import { filesTexts } from '../texts/files.ts';
import { sendMedia } from './answer.ts';
import { findFault } from './findFault.ts';
import { recogniseFormat } from './formats.ts';
import { countLooseFiles, deleteFile, findFileByPath, insertFile, KIND_OF_TYPE, lockOwnFile } from './queries.ts';
import { removeFile, removeFiles, store } from './storage.ts';
import { withUpload } from './upload.ts';

/** Paths of stored files, with or without the readable name; other paths need no query. */
const STORED_PATH = /^([\w-]{1,50}\/[\w.-]{1,100})(?:\/[^/]{1,300})?$/;
const TOO_MANY = filesTexts.tooManyLoose;
const uploadFields = z.object({
  type: z
    .string()
    .regex(/^[345]$/, filesTexts.wrongKind)
    .transform((type) => KIND_OF_TYPE[type as '3' | '4' | '5']),
});

export async function fileRoutes(app: FastifyInstance, { db, clock, mediaDir, limits }: Services): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: mostFileBytes, files: 1, fields: 10, fieldSize: 1000 },
  });

  app.post(callPaths.uploadFile, { config: { access: 'user' } }, async (request, reply) => {
    const caller = callerOf(request);
    const created = await withUpload(request, mediaDir, 'file', async ({ temporary, name, size, fields }) => {
      const { type: kind } = read(uploadFields, fields);
      const format = await recogniseFormat(temporary, name, kind);
      if (!format) throw byField({ file: [filesTexts.wrongFormat] });
      const fault = await findFault({ path: temporary, extension: format.extension }, caller.id, request.log);
      if (fault) throw byField({ file: [fault] });
      const path = await store(mediaDir, temporary, 'files', format.extension);
      try {
        return await db.transaction().execute(async (trx) => {
          // Simultaneous uploads are counted one after another.
          await lockAccountRow(trx, caller.id);
          if ((await countLooseFiles(trx, caller.id)) >= limits.looseFiles) throw byField({ file: [TOO_MANY] });
          return insertFile(trx, {
            account_id: caller.id,
            participation_id: null,
            individual_id: null,
            kind,
            path,
            name,
            media_type: format.mediaType,
            size,
            created_at: clock.now(),
          });
        });
      } catch (error) {
        await removeFile(mediaDir, path);
        throw error;
      }
    });
    return reply.code(201).send({ data: { id: created.id } });
  });

  app.delete(callPaths.deleteFile, { config: { access: 'user' } }, async (request, reply) => {
    const caller = callerOf(request);
    const { id } = read(recordQuery, request.query);
    const path = await db.transaction().execute(async (trx) => {
      const file = await lockOwnFile(trx, id, caller.id);
      if (!file) throw notFound();
      if (file.participation_id !== null) throw withDetail(400, filesTexts.attached);
      await deleteFile(trx, id);
      return file.path;
    });
    await removeFiles(mediaDir, [{ path }], request.log);
    return reply.code(204).send();
  });

  // FIL-06: a file opens for its owner and for moderators. A row must contain the path, so no path leads elsewhere.
  app.get('/media/*', { config: { access: 'user' } }, async (request, reply) => {
    const caller = callerOf(request);
    const requested = (request.params as { '*': string })['*'];
    const [, stored] = STORED_PATH.exec(requested) ?? [];
    const file = stored === undefined ? undefined : await findFileByPath(db, stored);
    if (!file) throw notFound();
    if (file.account_id !== caller.id && !caller.isModerator) throw forbidden();
    const path = join(mediaDir, file.path);
    const onDisk = await stat(path).catch(() => null);
    if (!onDisk) throw notFound();
    const disposition = file.kind === 'photo' ? 'inline' : 'attachment';
    return sendMedia(
      reply,
      { disposition, name: file.name, mediaType: file.media_type, size: onDisk.size },
      createReadStream(path),
    );
  });
}

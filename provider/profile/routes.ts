import { readFile, writeFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { toPublicationColumns } from '../extensions/consent/inBase.ts';
import { originOf } from '../files/mediaUrl.ts';
import { readPhoto } from '../files/photo.ts';
import { insertFile } from '../files/queries.ts';
import { removeFile, removeFiles, store } from '../files/storage.ts';
import { withUpload } from '../files/upload.ts';
import { callerOf } from '../http/access.ts';
import { byField, forbidden } from '../http/rejections.ts';
import { filledText, idText, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { filesTexts } from '../texts/files.ts';
import { change, checkReferences, findIndividual, toColumns, toIndividual } from './individual.ts';

const photoFields = z.object({ id: idText, name: filledText(255) });

export function profileRoutes(app: FastifyInstance, { db, clock, mediaDir }: Services): void {
  async function save(request: FastifyRequest) {
    const caller = callerOf(request);
    const body = read(change, request.body);
    const existing = await findIndividual(db, caller.id);
    if (body.id !== undefined && body.id !== existing?.id) throw forbidden();
    await checkReferences(db, body);
    const consented = toPublicationColumns(body.publication_consent_version, clock.now());
    const row = { ...toColumns(body, existing), ...consented };
    // Two simultaneous first saves create one person.
    await db
      .insertInto('individuals')
      .values({ ...row, account_id: caller.id })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    const saved = await findIndividual(db, caller.id);
    return { data: saved && toIndividual(saved, originOf(request)) };
  }

  app.patch(callPaths.changeIndividual, { config: { access: 'user' } }, save);
  app.post(callPaths.createIndividual, { config: { access: 'user' } }, save);

  app.post(callPaths.uploadPhoto, { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    return withUpload(request, mediaDir, 'img', async ({ temporary, fields }) => {
      const form = read(photoFields, fields);
      const individual = await findIndividual(db, caller.id);
      if (individual?.id !== form.id) throw forbidden();
      const made = await readPhoto(await readFile(temporary));
      if (!made) throw byField({ img: [filesTexts.wrongFormat] });
      await writeFile(temporary, made.bytes);
      const path = await store(mediaDir, temporary, 'photos', made.extension);
      let replaced: { path: string }[];
      try {
        replaced = await db.transaction().execute(async (trx) => {
          await trx.selectFrom('individuals').select('id').where('id', '=', form.id).forUpdate().execute();
          const old = await trx.deleteFrom('files').where('individual_id', '=', form.id).returning('path').execute();
          await insertFile(trx, {
            account_id: caller.id,
            participation_id: null,
            individual_id: form.id,
            kind: 'photo',
            path,
            name: form.name,
            media_type: made.mediaType,
            size: made.bytes.length,
            created_at: clock.now(),
          });
          return old;
        });
      } catch (error) {
        await removeFile(mediaDir, path);
        throw error;
      }
      await removeFiles(mediaDir, replaced, request.log);
      const saved = await findIndividual(db, caller.id);
      return { data: saved && toIndividual(saved, originOf(request)) };
    });
  });
}

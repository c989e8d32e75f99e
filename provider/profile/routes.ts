import { readFile, writeFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toMoscowDay } from '../dates.ts';
import { originOf } from '../files/mediaUrl.ts';
import { readPhoto } from '../files/photo.ts';
import { insertFile } from '../files/queries.ts';
import { discard, discardAll, keep } from '../files/storage.ts';
import { withUpload } from '../files/upload.ts';
import { callerOf } from '../http/access.ts';
import { byField, forbidden } from '../http/refusals.ts';
import { filledText, id, idText, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { checkReferences, findIndividual, middleName, name, personFields, toIndividual } from './individual.ts';

const change = z.object({
  id: id.optional(),
  first_name: name,
  last_name: name,
  // An empty name clears it (R4: people without a middle name).
  middle_name: z.union([z.literal(''), middleName]).optional(),
  ...z.object(personFields).partial().shape,
  school_status: id.optional(),
});
const photoFields = z.object({ id: idText, name: filledText(255) });

/** Absent fields stay unchanged. */
function given<T extends object>(row: T) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function toRow(body: z.output<typeof change>) {
  const cleared = (value: string | undefined) => (value === undefined ? undefined : value || null);
  return {
    first_name: body.first_name,
    last_name: body.last_name,
    ...given({
      middle_name: cleared(body.middle_name),
      birth_date: body.birth_date && toMoscowDay(body.birth_date),
      phone_number: body.phone_number,
      academic_degree_id: body.academic_degree,
      organization_id: body.organization,
      other_org_descr: cleared(body.other_org_descr),
      org_position_id: body.org_position,
      other_position_descr: cleared(body.other_position_descr),
      school_status_id: body.school_status,
      is_female: body.is_female,
      nationality: body.nationality,
    }),
  };
}

export function profileRoutes(app: FastifyInstance, { db, clock, mediaDir }: Services): void {
  async function save(request: FastifyRequest) {
    const caller = callerOf(request);
    const body = read(change, request.body);
    const existing = await findIndividual(db, caller.id);
    if (body.id !== undefined && body.id !== existing?.id) throw forbidden();
    await checkReferences(db, body);
    const row = toRow(body);
    // Two simultaneous first saves create one person.
    await db
      .insertInto('individuals')
      .values({ ...row, account_id: caller.id })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    const saved = await findIndividual(db, caller.id);
    return { data: saved && toIndividual(saved, originOf(request)) };
  }

  app.patch('/api/users/individual/detail/', { config: { access: 'user' } }, save);
  app.post('/api/users/individual/detail/', { config: { access: 'user' } }, save);

  app.post('/api/users/individual/photo/', { config: { access: 'user' } }, async (request) => {
    const caller = callerOf(request);
    return withUpload(request, mediaDir, 'img', async ({ temporary, fields }) => {
      const form = read(photoFields, fields);
      const individual = await findIndividual(db, caller.id);
      if (individual?.id !== form.id) throw forbidden();
      const made = await readPhoto(await readFile(temporary));
      if (!made) throw byField({ img: ['Недопустимый формат файла'] });
      await writeFile(temporary, made.bytes);
      const path = await keep(mediaDir, temporary, 'photos', made.extension);
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
        await discard(mediaDir, path);
        throw error;
      }
      await discardAll(mediaDir, replaced, request.log);
      const saved = await findIndividual(db, caller.id);
      return { data: saved && toIndividual(saved, originOf(request)) };
    });
  });
}

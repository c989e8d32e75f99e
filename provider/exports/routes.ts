import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findPlace } from '../attendance/place.ts';
import { sendMedia } from '../files/answer.ts';
import { namedMediaUrl, originOf } from '../files/mediaUrl.ts';
import { writeNote } from '../history/queries.ts';
import { callerOf } from '../http/access.ts';
import { byField, notFound } from '../http/rejections.ts';
import { idText, meetingQuery, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { createLink, findLink } from './links.ts';
import { countSheet, type ExportKind, openSheet, TITLES } from './sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KEY = /^[\da-f]{32}$/;
const attendanceQuery = z.object({ type: z.enum(['attendance', 'audience']), section_id: idText.optional() });

type ExportRequest = { kind: ExportKind; meeting_id: number; section_id: number | null; view: string };

/**
 * Exports to Excel. Nothing is stored: the address stands for a source, and opening it writes the file from the present
 * data. Moderators share the address; the rights of the person who opens it decide. The request for the address is noted, so that no list leaves without a note.
 */
export function exportRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const moderator = { config: { access: 'moderator' as const } };

  async function answerLink(request: FastifyRequest, { view, ...source }: ExportRequest) {
    const account_id = callerOf(request).id;
    const created_at = clock.now();
    const row_count = await countSheet(db, source);
    const key = await db.transaction().execute(async (trx) => {
      const { meeting_id } = source;
      await writeNote(trx, { created_at, action: 'exported', author_id: account_id, meeting_id, view, row_count });
      return createLink(trx, { ...source, account_id, created_at });
    });
    return { url: namedMediaUrl(originOf(request), { path: `exports/${key}`, name: `${TITLES[source.kind]}.xlsx` }) };
  }

  app.get('/api/users/export/excel/', moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const meeting = await db.selectFrom('meetings').select('year').where('id', '=', meeting_id).executeTakeFirst();
    if (!meeting) throw byField({ meeting_id: ['Такой встречи нет.'] });
    const view = `${TITLES.participations} ${meeting.year} (xlsx)`;
    return answerLink(request, { kind: 'participations', meeting_id, section_id: null, view });
  });

  app.get('/api/users/attendance/list/', moderator, async (request) => {
    const { type, section_id } = read(attendanceQuery, request.query);
    const { section, ...place } = await findPlace(db, section_id);
    return answerLink(request, { kind: type, ...place, view: `${TITLES[type]}: ${section ?? 'все секции'} (xlsx)` });
  });

  app.get('/media/exports/:key/:name', moderator, async (request, reply) => {
    const { key } = request.params as { key: string };
    const link = KEY.test(key) ? await findLink(db, key, clock.now()) : undefined;
    if (!link) throw notFound();
    const media = { disposition: 'attachment' as const, name: `${TITLES[link.kind]}.xlsx`, mediaType: XLSX };
    return sendMedia(reply, media, await openSheet(db, link));
  });
}

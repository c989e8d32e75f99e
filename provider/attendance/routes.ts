import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { toMoscowIso } from '../dates.ts';
import { notFound } from '../http/rejections.ts';
import { id, read } from '../http/validation.ts';
import { fullName } from '../people.ts';
import type { Services } from '../services.ts';
import { attendanceTexts } from '../texts/attendance.ts';
import { findPlace } from './place.ts';
import { type Attendee, listAttendance, listAudience, listPersonAttendance } from './queries.ts';

const request = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('person'), um_id: id }),
    z.object({ type: z.enum(['attendance', 'audience']), section_id: id.optional() }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? attendanceTexts.unknownList : undefined) },
);

const toRecord = (row: Attendee) => ({
  id: row.id,
  section_id: row.section_id,
  section_descr: row.section,
  created_at: row.created_at && toMoscowIso(row.created_at),
  user_descr: fullName(row),
  organisation: row.organization,
  organization_id: row.organization_id,
  other_org_descr: row.other_org_descr,
});

/** API-30: who attended which section, and who planned to. */
export function attendanceRoutes(app: FastifyInstance, { db }: Services): void {
  app.post(callPaths.listAttendance, { config: { access: 'moderator' } }, async ({ body }) => {
    const input = read(request, body);
    if (input.type !== 'person') {
      const list = input.type === 'audience' ? listAudience : listAttendance;
      return { data: (await list(db, await findPlace(db, input.section_id))).map(toRecord) };
    }
    const participation = await db
      .selectFrom('participations')
      .select(['account_id', 'meeting_id'])
      .where('id', '=', input.um_id)
      .executeTakeFirst();
    if (!participation) throw notFound();
    return { data: (await listPersonAttendance(db, participation)).map(toRecord) };
  });
}

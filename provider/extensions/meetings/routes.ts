import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { toMoscowIso } from '../../dates.ts';
import type { Services } from '../../services.ts';

/** Windows and sections, for a gateway that compares them with its editions. */
export function meetingRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(callPaths.listMeetings, { config: { access: 'open' } }, async () => {
    const meetings = await db.selectFrom('meetings').selectAll().orderBy('year', 'desc').execute();
    const sections = await db
      .selectFrom('sections')
      .select(['id', 'name', 'is_active', 'is_public', 'is_speaker', 'meeting_id'])
      .orderBy('id')
      .execute();
    return {
      data: meetings.map((meeting) => ({
        id: meeting.id,
        year: meeting.year,
        is_current: meeting.is_current,
        starts_on: meeting.starts_on,
        ends_on: meeting.ends_on,
        registration_opens: toMoscowIso(meeting.registration_opens),
        registration_closes: toMoscowIso(meeting.registration_closes),
        thesis_closes: toMoscowIso(meeting.thesis_closes),
        school_opens: toMoscowIso(meeting.school_opens),
        school_closes: toMoscowIso(meeting.school_closes),
        certificates_from: toMoscowIso(meeting.certificates_from),
        sections: sections
          .filter(({ meeting_id: id }) => id === meeting.id)
          .map(({ meeting_id: _, ...section }) => section),
      })),
    };
  });
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { findPlace } from '../attendance/place.ts';
import { exportedMeeting } from '../extensions/meetingAttendance/inBase.ts';
import { sendMedia } from '../files/answer.ts';
import { notFound } from '../http/rejections.ts';
import { idText, meetingQuery, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { exportsTexts } from '../texts/exports.ts';
import { answerLink, yearOf } from './answerLink.ts';
import { findLink } from './links.ts';
import { attendanceSheet, audienceSheet, participationsSheet, TITLES } from './sheets.ts';

const KEY = /^[\da-f]{32}$/;
const attendanceQuery = z.object({
  type: z.enum(['attendance', 'audience']),
  section_id: idText.optional(),
  meeting_id: exportedMeeting,
});

/**
 * Exports. No file is stored: the address names a source, and opening it writes the workbook from the present data.
 * Moderators may share the address; the rights of the person who opens it decide.
 */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const moderator = { config: { access: 'moderator' as const } };
  const kinds = new Map([participationsSheet, attendanceSheet, audienceSheet].map((kind) => [kind.kind, kind]));

  app.get(callPaths.exportParticipations, moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const view = `${TITLES.participations} ${await yearOf(db, meeting_id)} (xlsx)`;
    return answerLink(services, request, participationsSheet, { meeting_id, view });
  });

  app.get(callPaths.exportAttendance, moderator, async (request) => {
    const { type, section_id, meeting_id } = read(attendanceQuery, request.query);
    const year = meeting_id === undefined ? '' : ` ${await yearOf(db, meeting_id)}`;
    const { section, ...place } = await findPlace(db, section_id, meeting_id);
    return answerLink(services, request, type === 'attendance' ? attendanceSheet : audienceSheet, {
      ...place,
      view: `${TITLES[type]}${year}: ${section ?? exportsTexts.allSections} (xlsx)`,
    });
  });

  app.get('/media/exports/:key/:name', moderator, async (request, reply) => {
    const { key } = request.params as { key: string };
    const link = KEY.test(key) ? await findLink(db, key, clock.now()) : undefined;
    const kind = link && kinds.get(link.kind);
    if (!kind) throw notFound();
    return sendMedia(reply, kind, await kind.open({ ...services, log: request.log }, link));
  });
}

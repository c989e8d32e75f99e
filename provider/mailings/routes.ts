import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { writeNote } from '../exports/note.ts';
import { callerOf } from '../http/access.ts';
import { rejected } from '../http/rejections.ts';
import { filledText, read } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { mailingsTexts } from '../texts/mailings.ts';
import { findMeetingOfYear, listAddresses } from './queries.ts';

const emailsRequest = z.object({ type: filledText(100) });
/** A kind ends with the last two digits of a meeting's year. */
const ACTIVE_USERS = /^forum_active_users_(\d\d)$/;
const CENTURY = 2000;

/** API-21: addresses for mailings. A note with the caller is written before the answer is sent. */
export function mailingRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.post(callPaths.listEmails, { config: { access: 'moderator' } }, async (request) => {
    const { id } = callerOf(request);
    const { type } = read(emailsRequest, request.body);
    const year = ACTIVE_USERS.exec(type)?.[1];
    const meeting = year && (await findMeetingOfYear(db, CENTURY + Number(year)));
    if (!meeting) throw rejected(mailingsTexts.unknownList);
    const addresses = (await listAddresses(db, meeting.id)).map(({ username }) => username);
    await writeNote(db, {
      created_at: clock.now(),
      action: 'mailing',
      author_id: id,
      meeting_id: meeting.id,
      view: type,
      row_count: addresses.length,
    });
    return { emails: addresses.join(', ') };
  });
}

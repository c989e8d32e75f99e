import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { mostCharacters } from '../../schema/limits.ts';
import { withCancelled } from '../extensions/cancelled/inBase.ts';
import { originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { forbidden, notFound } from '../http/rejections.ts';
import { id, meetingQuery, read, recordQuery, text } from '../http/validation.ts';
import { fullName } from '../people.ts';
import type { Services } from '../services.ts';
import { changeParticipation } from './change.ts';
import { type List, listFull, listPublic } from './lists.ts';
import { answerChange, toParticipant, toParticipations } from './participation.ts';
import { listIndividuals, listPosters, selectRecords } from './queries.ts';

const listRequest = z.object({ meeting_id: id, is_moderator: z.boolean(), neutron_only: z.boolean().optional() });
const oneQuery = recordQuery.extend({ with_cancelled: withCancelled });
const POSTER_SESSIONS = { poster_1: 1, poster_2: 2 };
const posterQuery = meetingQuery.extend({ type: z.enum(['poster_1', 'poster_2']) });
const individualsQuery = z.object({
  last_name: text(mostCharacters.name).optional(),
  role: z.enum(['user']).optional(),
});

export function participantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const open = { config: { access: 'open' as const } };
  const user = { config: { access: 'user' as const } };
  const moderator = { config: { access: 'moderator' as const } };

  app.get(callPaths.getParticipation, user, async (request) => {
    const caller = callerOf(request);
    const query = read(oneQuery, request.query);
    const row = await selectRecords(db).where('participations.id', '=', query.id).executeTakeFirst();
    // Its owner gets no cancelled registration; another person's registration gets the same answer as an unknown one.
    const shows = ({ is_active, account_id }: typeof row & object) =>
      caller.isModerator ? is_active || query.with_cancelled === 'true' : is_active && account_id === caller.id;
    if (!row || !shows(row)) throw notFound();
    const [data] = await toParticipations(db, [row], originOf(request));
    if (caller.isModerator) return { data };
    // Only moderators send a version, so only they get it: its number counts the changes of all records.
    const { version: _, ...own } = data ?? {};
    return { data: own };
  });

  app.post(callPaths.changeParticipation, moderator, async (request) => {
    const changed = await changeParticipation(services, callerOf(request).id, request.body);
    return answerChange(db, changed, originOf(request));
  });

  const answerPublic = async (list: List) => ({
    data: (await listPublic(db, list, services.publicList)).map(toParticipant),
  });
  app.get(callPaths.listParticipants, open, async (request) => answerPublic(read(meetingQuery, request.query)));

  app.post(callPaths.listParticipations, open, async (request) => {
    const { is_moderator, ...list } = read(listRequest, request.body);
    if (!is_moderator) return answerPublic(list);
    // The token decides who is a moderator, not the request.
    if (!callerOf(request).isModerator) throw forbidden();
    return { data: await toParticipations(db, await listFull(db, list), originOf(request)) };
  });

  app.get(callPaths.listPosters, open, async (request) => {
    const { meeting_id, type } = read(posterQuery, request.query);
    const rows = await listPosters(db, meeting_id, POSTER_SESSIONS[type]);
    return {
      data: rows.map((row) => ({
        section_confirm_id: row.section_confirm_id,
        speak_slot: row.speak_slot,
        user_descr: fullName(row),
        comments: row.comments,
      })),
    };
  });

  app.get(callPaths.listIndividuals, moderator, async (request) => ({
    data: await listIndividuals(db, read(individualsQuery, request.query)),
  }));
}

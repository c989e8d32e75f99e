import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { forbidden, notFound } from '../http/refusals.ts';
import { id, meetingQuery, read, recordQuery, text } from '../http/validation.ts';
import { fullName } from '../people.ts';
import type { Services } from '../services.ts';
import { changeParticipation } from './change.ts';
import { toParticipant, toParticipations } from './participation.ts';
import { listIndividuals, listPosters, selectParticipations, sortByName } from './queries.ts';

const listRequest = z.object({ meeting_id: id, is_moderator: z.boolean(), neutron_only: z.boolean().optional() });
const POSTER_SESSIONS = { poster_1: 1, poster_2: 2 };
const posterQuery = meetingQuery.extend({ type: z.enum(['poster_1', 'poster_2']) });
const individualsQuery = z.object({ last_name: text(150).optional(), role: z.enum(['user']).optional() });

/** Participation records as moderators and public lists see them. */
export function participantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const open = { config: { access: 'open' as const } };
  const user = { config: { access: 'user' as const } };
  const moderator = { config: { access: 'moderator' as const } };

  app.get('/api/users/user_meeting/get/', user, async (request) => {
    const caller = callerOf(request);
    const query = read(recordQuery, request.query);
    const row = await selectParticipations(db).where('participations.id', '=', query.id).executeTakeFirst();
    if (!row) throw notFound();
    if (row.account_id !== caller.id && !caller.isModerator) throw forbidden();
    const [data] = await toParticipations(db, [row], originOf(request));
    return { data };
  });

  app.post('/api/users/user_meeting/change/', moderator, async (request) => {
    const changed = await changeParticipation(services, callerOf(request).id, request.body);
    const [data] = await toParticipations(db, [changed], originOf(request));
    return { data };
  });

  app.get('/api/users/user_meeting/list/', open, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const rows = await selectParticipations(db)
      .where('meeting_id', '=', meeting_id)
      // A person stands in the public list once, whatever talks were added.
      .where('position', '=', 0)
      .where('is_school', '=', false)
      .execute();
    return { data: sortByName(rows).map(toParticipant) };
  });

  app.post('/api/users/user_meeting/list/', moderator, async (request) => {
    const body = read(listRequest, request.body);
    let rows = selectParticipations(db).where('meeting_id', '=', body.meeting_id);
    if (body.neutron_only) rows = rows.where('is_neutron', '=', true);
    return { data: await toParticipations(db, sortByName(await rows.execute()), originOf(request)) };
  });

  app.get('/api/users/user_meeting/poster_list/', open, async (request) => {
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

  app.get('/api/users/individual/list/', moderator, async (request) => ({
    data: await listIndividuals(db, read(individualsQuery, request.query)),
  }));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { meetingQuery, read, recordQuery } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { addFile } from './addFile.ts';
import { changeRegistration } from './change.ts';
import { createRegistration } from './create.ts';
import { idempotencyKeyOf, KEY_HEADER } from './idempotencyKeys.ts';
import { listActive, listSections } from './queries.ts';
import { type Participation, toRegistrations } from './registration.ts';

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const user = { config: { access: 'user' as const } };

  app.get(callPaths.listSections, user, async (request) => {
    const { id } = read(recordQuery, request.query);
    const sections = await listSections(db, id);
    return {
      data: sections.map(({ id, name, is_active, is_public, is_speaker }) => ({
        id,
        name,
        is_active,
        is_public,
        is_speaker,
      })),
    };
  });

  app.get(callPaths.listRegistrations, user, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const rows = await listActive(db, callerOf(request).id, meeting_id);
    return { data: await toRegistrations(db, rows, originOf(request)) };
  });

  async function answer(request: FastifyRequest, row: Participation) {
    const [data] = await toRegistrations(db, [row], originOf(request));
    return { data };
  }
  const acting =
    (act: (services: Services, accountId: number, input: unknown) => Promise<Participation>) =>
    async (request: FastifyRequest) =>
      answer(request, await act(services, callerOf(request).id, request.body));
  app.post(callPaths.makeRegistration, user, async (request, reply) => {
    const key = idempotencyKeyOf(request);
    // Shows the client, with a rejection too, that the provider stores keys.
    if (key !== null) reply.header(KEY_HEADER, key);
    return answer(request, await createRegistration(services, callerOf(request).id, request.body, key));
  });
  app.post(callPaths.changeRegistration, user, acting(changeRegistration));
  app.post(callPaths.addRegistrationFile, user, acting(addFile));
}

import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { flagText, meetingQuery, read, text } from '../../http/validation.ts';
import { toParticipations } from '../../participants/participation.ts';
import type { Services } from '../../services.ts';
import { listChanges } from './compare.ts';
import { createRevisionTexts, findRevision } from './inBase.ts';

const changesQuery = meetingQuery.extend({ since: text(100), neutron_only: flagText });

/** The revision of a meeting's lists, and the changes since a revision. */
export function changesRoutes(app: FastifyInstance, { db, secrets }: Services): void {
  const texts = createRevisionTexts(secrets[0]);

  app.get(callPaths.getListRevision, { config: { access: 'open' } }, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    return { data: { revision: await findRevision(db, texts, meeting_id) } };
  });

  app.get(callPaths.listParticipationChanges, { config: { access: 'moderator' } }, async (request) => {
    const { since, neutron_only, meeting_id } = read(changesQuery, request.query);
    const changes = await listChanges(db, texts, { meeting_id, neutron_only: neutron_only === 'true' }, since);
    return { data: { ...changes, changed: await toParticipations(db, changes.changed, originOf(request)) } };
  });
}

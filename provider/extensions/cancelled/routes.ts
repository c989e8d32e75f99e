import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Database } from '../../database/open.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { flagText, meetingQuery, read } from '../../http/validation.ts';
import type { List } from '../../participants/lists.ts';
import { toParticipations } from '../../participants/participation.ts';
import { selectRecords } from '../../participants/queries.ts';
import { sortByName } from '../../participants/sorting.ts';
import type { Services } from '../../services.ts';

const cancelledQuery = meetingQuery.extend({ neutron_only: flagText });

/** The cancelled registrations, for moderators; no other list contains them. */
const listCancelled = async (db: Database, { meeting_id, neutron_only }: List) =>
  sortByName(
    await selectRecords(db)
      .where('participations.is_active', '=', false)
      .where('meeting_id', '=', meeting_id)
      .$if(neutron_only === true, (query) => query.where('is_neutron', '=', true))
      .execute(),
  );

/** Cancelled registrations. */
export function cancelledRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(callPaths.listCancelled, { config: { access: 'moderator' } }, async (request) => {
    const { neutron_only, meeting_id } = read(cancelledQuery, request.query);
    const rows = await listCancelled(db, { meeting_id, neutron_only: neutron_only === 'true' });
    return { data: await toParticipations(db, rows, originOf(request)) };
  });
}

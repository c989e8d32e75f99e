import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import type { Database } from '../../database/open.ts';
import { toMoscowIso } from '../../dates.ts';
import { callerOf } from '../../http/access.ts';
import { byField, notFound } from '../../http/rejections.ts';
import { filledText, id, meetingQuery, read, recordQuery } from '../../http/validation.ts';
import { fullName } from '../../people.ts';
import type { Services } from '../../services.ts';
import { referencesTexts } from '../../texts/references.ts';

const viewRequest = z.object({
  meeting_id: id,
  name: filledText(mostCharacters.viewName),
  query: filledText(mostCharacters.viewQuery),
});

const selectViews = (db: Database) =>
  db
    .selectFrom('list_views')
    .leftJoin('individuals', 'individuals.account_id', 'list_views.author_id')
    .select(['list_views.id', 'list_views.name', 'list_views.query', 'list_views.updated_at', 'individuals.first_name'])
    .select(['individuals.last_name', 'individuals.middle_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number];

const toView = (row: Row) => ({
  id: row.id,
  name: row.name,
  query: row.query,
  author_descr: row.last_name === null ? null : fullName(row),
  updated_at: toMoscowIso(row.updated_at),
});

/** Named views of a meeting's lists, which moderators share. */
export function viewRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const moderator = { config: { access: 'moderator' as const } };

  app.get(callPaths.listViews, moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const rows = await selectViews(db).where('meeting_id', '=', meeting_id).execute();
    return { data: rows.map(toView).sort((a, b) => a.name.localeCompare(b.name, 'ru')) };
  });

  app.post(callPaths.saveView, moderator, async (request) => {
    const { meeting_id, name, query } = read(viewRequest, request.body);
    const meeting = await db.selectFrom('meetings').select('id').where('id', '=', meeting_id).executeTakeFirst();
    if (!meeting) throw byField({ meeting_id: [referencesTexts.unknownMeeting] });
    const values = { query, author_id: callerOf(request).id, updated_at: clock.now() };
    const saved = await db
      .insertInto('list_views')
      .values({ meeting_id, name, ...values })
      .onConflict((conflict) => conflict.columns(['meeting_id', 'name']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { data: toView(await selectViews(db).where('list_views.id', '=', saved.id).executeTakeFirstOrThrow()) };
  });

  app.delete(callPaths.deleteView, moderator, async (request, reply) => {
    const query = read(recordQuery, request.query);
    const deleted = await db.deleteFrom('list_views').where('id', '=', query.id).returning('id').executeTakeFirst();
    if (!deleted) throw notFound();
    return reply.code(204).send();
  });
}

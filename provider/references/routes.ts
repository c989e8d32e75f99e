import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Reference lists for everybody; hidden rows are not offered. */
export function referenceRoutes(app: FastifyInstance, { db }: Services): void {
  const open = { config: { access: 'open' as const } };
  const titled = (path: string, table: 'academic_degrees' | 'org_positions' | 'school_statuses') =>
    app.get(`/api/references/${path}/list/`, open, async () => ({
      data: await db.selectFrom(table).select(['id', 'title']).where('is_hidden', '=', false).orderBy('id').execute(),
    }));
  titled('academic-degree', 'academic_degrees');
  titled('org-position', 'org_positions');
  titled('school-status', 'school_statuses');
  app.get('/api/references/organization/list/', open, async () => ({
    data: await db
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('is_hidden', '=', false)
      .orderBy('id')
      .execute(),
  }));
}

import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { Services } from '../services.ts';

/** Reference lists for everybody; hidden rows are not offered. */
export function referenceRoutes(app: FastifyInstance, { db }: Services): void {
  const open = { config: { access: 'open' as const } };
  const titled = (path: string, table: 'academic_degrees' | 'org_positions' | 'school_statuses') =>
    app.get(path, open, async () => ({
      data: await db.selectFrom(table).select(['id', 'title']).where('is_hidden', '=', false).orderBy('id').execute(),
    }));
  titled(callPaths.listAcademicDegrees, 'academic_degrees');
  titled(callPaths.listPositions, 'org_positions');
  titled(callPaths.listSchoolStatuses, 'school_statuses');
  app.get(callPaths.listOrganizations, open, async () => ({
    data: await db
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('is_hidden', '=', false)
      .orderBy('id')
      .execute(),
  }));
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Context, createContext } from '../context.ts';
import { type ExportRequest, exportPath, readAddress } from '../domains/exports/address.ts';
import { type Form, forms, type Table } from '../domains/exports/write.ts';
import { allowedView } from '../domains/participants/list/callerList.ts';
import { type Column, columnsOf } from '../domains/participants/list/exportColumns.ts';
import { GatewayError, type GatewayErrorCode } from '../errors.ts';
import { noteExport } from '../provider/exports.ts';
import type { Services } from '../services.ts';
import { errorBody } from './errorBody.ts';

const statuses: Partial<Record<GatewayErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  PROVIDER_TIMEOUT: 504,
};

const reject = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(reply.request, { message, extensions: { code } }));

const longestNote = 1_000;

function noteOf(form: Form, { list, rows }: ExportRequest, columns: readonly Column[]): string {
  const parts = [
    `${form}: участники ${list.year}`,
    list.project ? `проект ${list.project}` : null,
    rows.filter ? `отбор ${JSON.stringify(rows.filter)}` : null,
    rows.orderBy.length > 0
      ? `порядок ${rows.orderBy.map(({ by, direction }) => `${by} ${direction}`).join(', ')}`
      : null,
    `столбцы ${columns.map(({ heading }) => heading).join(', ')}`,
  ];
  return parts
    .filter((part) => part !== null)
    .join('; ')
    .slice(0, longestNote);
}

/** Reads with the caller's rights; an export of the moderators' list is recorded before it starts. */
async function prepareTable(requested: ExportRequest, columns: Column[], form: Form, context: Context): Promise<Table> {
  const { list, edition, query } = await allowedView(context, requested.list, requested.rows, columns);
  const sections = list.isModeratorList ? await context.loaders.sections(edition.meetingId) : [];
  const names = columns.map(({ name }) => name);
  const rows = await context.lists.rowsFor(list, 'export', { query, columns: names, sections });
  if (!list.isModeratorList) return { rows, columns };
  const view = noteOf(form, requested, columns);
  const note = { meeting_id: edition.meetingId, action: 'exported', view, rows: rows.totalCount } as const;
  try {
    await noteExport(context.provider, note);
    return { rows, columns };
  } catch (error) {
    rows.close();
    throw error;
  }
}

/** GET /export/participants.{xlsx,csv,json}: streams the rows and columns of a view. */
export function serveExports(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  for (const form of Object.keys(forms) as Form[]) {
    app.get(`${exportPath}.${form}`, { compress: false }, async (request, reply) => {
      const requested = readAddress(schema, request.query);
      const columns = requested === null ? null : columnsOf(requested.columns);
      if (requested === null || columns === null) return reject(reply, 400, 'BAD_REQUEST', 'Invalid export address');
      try {
        const table = await prepareTable(requested, columns, form, createContext(services, request, reply));
        // A disconnect stops the reading; one before this line causes no more event.
        if (reply.raw.destroyed) table.rows.close();
        reply.raw.once('close', table.rows.close);
        return reply
          .type(forms[form].type)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="participants-${requested.list.year}.${form}"`)
          .header('x-content-type-options', 'nosniff')
          .header('x-total-rows', String(table.rows.totalCount))
          .send(forms[form].write(table));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        return reject(reply, statuses[error.code] ?? 502, error.code, error.message);
      }
    });
  }
}

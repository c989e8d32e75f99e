import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Context, createContext, type Services } from '../context.ts';
import { type ExportRequest, exportPath, readAddress } from '../domains/exports/address.ts';
import { type Form, forms, type Table } from '../domains/exports/write.ts';
import { allowedQuery, callersList } from '../domains/participants/list/callerList.ts';
import { arePublic, type Column, columnsOf } from '../domains/participants/list/exportColumns.ts';
import { GatewayError, type GatewayErrorCode } from '../errors.ts';
import { noteExport } from '../provider/exports.ts';
import { errorBody } from './errorBody.ts';

const statuses: Partial<Record<GatewayErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  PROVIDER_TIMEOUT: 504,
};

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(reply.request, { message, extensions: { code } }));

/** What is kept of an export: words for people who read the history. */
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

/** The rows and columns of an address, with the caller's rights; what leaves the moderators' list is noted first. */
async function prepareTable(asked: ExportRequest, columns: Column[], form: Form, context: Context): Promise<Table> {
  const found = await callersList(context, asked.list);
  const { list, edition } = found;
  const query = await allowedQuery(context, found, asked.rows);
  if (!list.isModeratorList && !arePublic(columns)) throw new GatewayError('FORBIDDEN');
  const sections = list.isModeratorList ? await context.memo.sections(edition.meetingId) : [];
  const names = columns.map(({ name }) => name);
  const rows = await context.lists.rowsFor(list, 'export', { query, columns: names, sections });
  if (!list.isModeratorList) return { rows, columns };
  const view = noteOf(form, asked, columns);
  const note = { meeting_id: edition.meetingId, action: 'exported', view, rows: rows.totalCount } as const;
  try {
    await noteExport(context.provider, note);
    return { rows, columns };
  } catch (error) {
    rows.close();
    throw error;
  }
}

/** GET /export/participants.{xlsx,csv,json}: exactly the rows and columns of a view, streamed, with the caller's rights. */
export function serveExports(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  for (const form of Object.keys(forms) as Form[]) {
    app.get(`${exportPath}.${form}`, { compress: false }, async (request, reply) => {
      const asked = readAddress(schema, request.query);
      const columns = asked === null ? null : columnsOf(asked.columns);
      if (asked === null || columns === null) return refuse(reply, 400, 'BAD_REQUEST', 'Invalid export address');
      try {
        const table = await prepareTable(asked, columns, form, createContext(services, request, reply));
        // A client that leaves stops the reading; of one that left before no event tells.
        if (reply.raw.destroyed) table.rows.close();
        reply.raw.once('close', table.rows.close);
        return reply
          .type(forms[form].type)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="participants-${asked.list.year}.${form}"`)
          .header('x-content-type-options', 'nosniff')
          .header('x-total-rows', String(table.rows.totalCount))
          .send(forms[form].write(table));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        return refuse(reply, statuses[error.code] ?? 502, error.code, error.message);
      }
    });
  }
}

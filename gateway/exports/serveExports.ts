import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Context, createContext, type Services } from '../context.ts';
import { errorBody } from '../errorBody.ts';
import { Fault, type FaultCode } from '../errors.ts';
import { allowWish, callersList } from '../participantList/callerList.ts';
import { viewOf } from '../participantList/view.ts';
import { noteExport } from '../provider/exports.ts';
import { type ExportWish, exportPath, readAddress } from './address.ts';
import { arePublic, type Column, columnsOf } from './columns.ts';
import { type Form, forms, type Table } from './write.ts';

const statuses: Partial<Record<FaultCode, number>> = {
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

function noteOf(form: Form, { list, wish }: ExportWish, columns: readonly Column[]): string {
  const parts = [
    `${form}: участники ${list.year}`,
    list.project ? `проект ${list.project}` : null,
    wish.filter ? `отбор ${JSON.stringify(wish.filter)}` : null,
    wish.orderBy.length > 0
      ? `порядок ${wish.orderBy.map(({ by, direction }) => `${by} ${direction}`).join(', ')}`
      : null,
    `столбцы ${columns.map(({ heading }) => heading).join(', ')}`,
  ];
  return parts
    .filter((part) => part !== null)
    .join('; ')
    .slice(0, longestNote);
}

/** The rows and columns of an address, with the caller's rights; what leaves the moderators' list is noted first. */
async function prepareTable(asked: ExportWish, columns: Column[], form: Form, context: Context): Promise<Table> {
  const { list, edition } = await callersList(context, asked.list);
  allowWish(list, asked.wish);
  if (!list.isModeratorList && !arePublic(columns)) throw new Fault('FORBIDDEN');
  const rows = Array.from(viewOf(list, asked.wish).positions, (position) => list.rows[position]).filter(
    (row) => row !== undefined,
  );
  if (!list.isModeratorList) return { rows, columns, sections: [] };
  const sections = await context.memo.sections(edition.meetingId);
  const view = noteOf(form, asked, columns);
  await noteExport(context.provider, { meeting_id: edition.meetingId, action: 'exported', view, rows: rows.length });
  return { rows, columns, sections };
}

/** GET /export/participants.{xlsx,csv,json}: exactly the rows and columns of a view, streamed, with the caller's rights. */
export function serveExports(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  for (const form of Object.keys(forms) as Form[]) {
    app.get(`${exportPath}.${form}`, { compress: false }, async (request, reply) => {
      const asked = readAddress(schema, request.query);
      const columns = asked === null ? null : columnsOf(asked.columns);
      if (asked === null || columns === null) return refuse(reply, 400, 'BAD_REQUEST', 'Адрес выгрузки неверен');
      try {
        const table = await prepareTable(asked, columns, form, createContext(services, request, reply));
        return reply
          .type(forms[form].type)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="participants-${asked.list.year}.${form}"`)
          .header('x-content-type-options', 'nosniff')
          .header('x-total-rows', String(table.rows.length))
          .send(forms[form].write(table));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return refuse(reply, statuses[error.code] ?? 502, error.code, error.message);
      }
    });
  }
}

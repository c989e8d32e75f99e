import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type Context, createContext } from '../context.ts';
import { type ExportRequest, exportPath, fileNameOf, readAddress } from '../domains/exports/address.ts';
import { describeExport, readNames } from '../domains/exports/describe.ts';
import { type Form, forms, type Table } from '../domains/exports/write.ts';
import { moderatorsView } from '../domains/shared/callerList.ts';
import { moderatorsOnly } from '../graphql/permissions.ts';
import { ConcurrencyLimiter } from '../lib/concurrencyLimiter.ts';
import { GatewayError, ProviderRejection, rejectedRead, retryAfterOf } from '../lib/errors.ts';
import { type Column, columnsOf } from '../lists/exportColumns.ts';
import { noteExport } from '../provider/extensions/exportLog.ts';
import type { MediaAddresses } from '../provider/media/mediaLinks.ts';
import { hasExpired, markParameter } from '../provider/media/mediaMark.ts';
import type { Services } from '../services.ts';
import { type CallerBudget, createCallerBudget } from './callerBudget.ts';
import { errorBody, statusOf } from './errorBody.ts';
import { rejectDownload } from './media.ts';
import { requireKnownTokens } from './tokenHeader.ts';

/** A program gets a code, a person with a browser a page. */
function reject(reply: FastifyReply, status: number, code: string, message: string) {
  if (reply.request.headers.accept?.includes('text/html')) return rejectDownload(reply, status);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(reply.request, { message, extensions: { code } }));
}

interface Export {
  requested: ExportRequest;
  columns: Column[];
  form: Form;
  context: Context;
  addresses: MediaAddresses;
  /** @throws GatewayError RATE_LIMITED if the caller's budget does not suffice */
  pay(cost: number): Promise<void>;
}

/** Reads with the caller's rights. Charges the caller for the cells and writes the export into the history before the first row. */
async function prepareTable({ requested, columns, form, context, addresses, pay }: Export): Promise<Table> {
  const { list, edition, query } = await moderatorsView(context, requested.list, requested.rows);
  const names = await readNames(context, edition, requested.rows.filter);
  const { otherOrganizationId } = edition;
  const rows = await context.lists.rowsFor(list, 'export', {
    query,
    columns: columns.map(({ name }) => name),
    facts: { sections: names.sections, otherOrganizationId, addresses },
    isMachineReadable: forms[form].isMachineReadable,
  });
  try {
    await pay(rows.totalCount * columns.length);
    const view = describeExport(form, requested, columns, names);
    if (await context.extensions.has('exportLog')) {
      const { meetingId } = edition;
      await noteExport(context.provider, { meetingId, action: 'exported', view, rows: rows.totalCount });
    }
    return { rows, columns };
  } catch (error) {
    rows.close();
    throw error;
  }
}

/** An export takes about a second; a moderator may need two formats at the same time. */
export const exportsAtOnce = { mostPerKey: 2, most: 6 };

/** The cost of every export before its cells are counted; a workbook of the provider costs the same. */
const exportCost = 100;

/** Takes a place for an account's export; the result frees it. @throws GatewayError RATE_LIMITED if there is none */
type Enter = (account: string) => () => void;

async function sendExport(enter: Enter, reply: FastifyReply, one: Export) {
  await one.pay(exportCost);
  await moderatorsOnly(one.context);
  const leave = enter(String(await one.context.accountId()));
  try {
    const table = await prepareTable(one);
    const finish = () => {
      table.rows.close();
      leave();
    };
    // A disconnect stops the reading; a client that left before this line causes no further event.
    if (reply.raw.destroyed) finish();
    reply.raw.once('close', finish);
    const { requested, form } = one;
    return reply
      .type(forms[form].type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileNameOf(requested.list.year, form)}"`)
      .header('x-total-rows', String(table.rows.totalCount))
      .send(forms[form].write(table));
  } catch (error) {
    leave();
    throw error;
  }
}

const payFrom =
  ({ charge }: CallerBudget, request: FastifyRequest) =>
  async (cost: number) => {
    const { error } = await charge(request, cost);
    if (error !== null) throw error;
  };

/** GET /export/participants.{xlsx,csv,json,jsonl}: streams the rows and columns of a view to moderators (ruling R19). */
export function serveExports(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  const running = new ConcurrencyLimiter(exportsAtOnce);
  const enter: Enter = (account) => {
    if (!running.tryTake(account)) {
      services.limitExceeded('exportsAtOnce');
      throw new GatewayError('RATE_LIMITED');
    }
    let hasLeft = false;
    return () => {
      if (!hasLeft) running.free(account);
      hasLeft = true;
    };
  };
  const budget = createCallerBudget(services);

  async function answer(form: Form, request: FastifyRequest, reply: FastifyReply) {
    const { [markParameter]: mark = null, ...query } = request.query as Record<string, string>;
    if (hasExpired(mark)) return reject(reply, 410, 'EXPIRED', 'The address has expired');
    const requested = readAddress(schema, query);
    const columns = requested === null ? null : columnsOf(requested.columns);
    if (requested === null || columns === null) return reject(reply, 400, 'BAD_REQUEST', 'Invalid export address');
    try {
      const context = createContext(services, request, reply);
      const { publicUrl, providerUrl, mediaUrls } = services;
      const addresses = { publicUrl, providerUrl, mediaUrls };
      const pay = payFrom(budget, request);
      return await sendExport(enter, reply, { requested, columns, form, context, addresses, pay });
    } catch (thrown) {
      const error = thrown instanceof ProviderRejection ? rejectedRead(thrown) : thrown;
      if (!(error instanceof GraphQLError)) throw error;
      if (!(error instanceof GatewayError)) return reply.code(400).send(errorBody(request, error));
      if (error.code === 'RATE_LIMITED' || error.code === 'GATEWAY_BUSY')
        reply.header('retry-after', retryAfterOf(error));
      return reject(reply, statusOf(error), error.code, error.message);
    }
  }

  void app.register(async (scope) => {
    requireKnownTokens(scope, budget.verify);
    for (const form of Object.keys(forms) as Form[]) {
      scope.get(`${exportPath}.${form}`, { compress: false }, (request, reply) => answer(form, request, reply));
    }
  });
}

import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createApollo } from '../apollo/apollo.ts';
import { countOperations, labelOf } from '../apollo/operations.ts';
import { answerSameForAll, type PublicAnswers } from '../apollo/sharedAnswers.ts';
import { type Context, createContext } from '../context.ts';
import { sendCompressed } from '../lib/precompressed.ts';
import { isMultipart, requireTokenForLargeBodies, strangersBodyBytes } from '../limits/bodyLimits.ts';
import { shedLoad } from '../limits/loadShedding.ts';
import {
  createOperationGuard,
  type DocumentRejection,
  type GraphqlRequest,
  rejectionOf,
} from '../limits/operationGuard.ts';
import type { CostReport } from '../limits/operations.ts';
import { parseGraphqlRequest } from '../limits/parseGraphqlRequest.ts';
import { hasTokenHeader } from '../limits/session.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { countFieldUsage } from '../metrics/fieldUsage.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { createCallerBudget } from './callerBudget.ts';
import { errorBody } from './errorBody.ts';
import { rejectCaller, requireKnownTokens } from './tokenHeader.ts';
import { acceptUploads } from './uploads.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  services: Services;
  documents: TrustedDocuments;
  answers(): PublicAnswers;
  isProduction: boolean;
  metrics: Metrics;
}

/** The headers that Apollo reads; the third one proves that the request does not come from another site's form. */
const apolloHeaders = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'];

function headersFor({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    if (value !== undefined) map.set(name, String(value));
  }
  return map;
}

/** Adds the request id: Apollo rejects some requests before it has a context, so its answer has no id. */
function withRequestId(text: string, { id }: FastifyRequest): string {
  const { errors, ...answer } = JSON.parse(text) as { errors: { extensions?: object }[] };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: id } }));
  return JSON.stringify({ ...answer, errors: named });
}

async function runOperation(
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<string> {
  const { headers, body, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: headersFor(request),
      search: /\?.*$/s.exec(request.url)?.[0] ?? '',
      body: request.body,
    },
    context: async () => context,
  });
  reply.code(status ?? 200);
  for (const [name, value] of headers) reply.header(name, value);
  // The schema has neither subscriptions nor deferred parts.
  if (body.kind !== 'complete') throw new Error('Apollo answers in parts');
  const isRejected = (status ?? 200) >= 400;
  return isRejected && !body.string.includes('"requestId"') ? withRequestId(body.string, request) : body.string;
}

/** Cost of a body by its size: parsing the largest body takes as long as the page's most expensive operation. */
const bytesOfUnit = 32;

const rejectionCost = ({ headers }: FastifyRequest) =>
  Math.ceil(Number(headers['content-length'] ?? strangersBodyBytes) / bytesOfUnit);

/** Reports the cost to tools: callers with an Authorization header, and callers who send a text. The page sends hashes. */
const costFor = (request: FastifyRequest, parsed: GraphqlRequest | null, cost: CostReport) =>
  hasTokenHeader(request) || (parsed !== null && parsed.text !== null) ? { cost } : undefined;

/** Rejects other methods before it reads the body. */
function rejectOtherMethods(app: FastifyInstance): void {
  const reject = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = { message: 'GraphQL takes GET and POST', extensions: { code: 'BAD_REQUEST' } };
    return reply.code(405).header('allow', 'GET, POST').send(errorBody(request, body));
  };
  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/graphql', onRequest: reject, handler: reject });
}

const unreadable: DocumentRejection = { code: 'BAD_REQUEST', message: 'The request cannot be read' };
/** The gateway reads no form without the header. */
const unreadForm: DocumentRejection = {
  code: 'BAD_REQUEST',
  message: 'The request cannot be read: a form needs the header apollo-require-preflight',
};

/** Serves /graphql: by hash the answers that are the same for all, everything else by Apollo behind the guard. */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, services, documents, answers, isProduction, metrics } = options;
  const usage = countFieldUsage(schema, metrics, app.log);
  const plugins = [countOperations(documents, metrics, usage)];
  const apollo = createApollo(schema, { documents, isProduction, plugins, log: app.log });
  await apollo.start();
  const guard = createOperationGuard({ schema, documents, trustedOnly: isProduction });

  const { verify, charge } = createCallerBudget(services);

  function countSameForAll(request: FastifyRequest, { hash }: GraphqlRequest, cache: string, started: number): void {
    const trusted = documents.byHash(hash ?? '');
    if (trusted === null) return;
    const operation = labelOf(trusted);
    const ms = performance.now() - started;
    usage.count(trusted.document, 'trusted');
    metrics.cacheRead(cache, 'hit');
    metrics.operationFinished({ operation, outcome: 'ok', ms });
    request.log.debug({ component: 'graphql', operationName: operation, kind: 'query', ms, codes: [] }, 'operation');
  }

  /** Rejects a request whose document always fails. The rejection is charged too, because reading the request took time. */
  async function reject(
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: GraphqlRequest | null,
    { message, ...figures }: DocumentRejection,
  ) {
    const { error, report } = await charge(request, rejectionCost(request));
    const extensions = costFor(request, parsed, report);
    if (error !== null) return rejectCaller(request, reply, error, extensions);
    metrics.documentRejected(figures.code);
    request.log.info({ component: 'graphql', ...figures }, 'document rejected');
    const body = errorBody(request, { message, extensions: figures });
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({ ...body, ...(extensions && { extensions }) });
  }

  rejectOtherMethods(app);
  await app.register(async (scope) => {
    requireKnownTokens(scope, verify);
    requireTokenForLargeBodies(scope, verify);
    acceptUploads(scope, verify);
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/graphql',
      async handler(request, reply) {
        const started = performance.now();
        if (Array.isArray(request.body)) return reject(request, reply, null, rejectionOf('BATCHING_DISABLED'));
        const parsed = parseGraphqlRequest(request);
        // Apollo's answer to an empty request would lack the request's id.
        if (parsed === null || (!parsed.text && !parsed.hash)) {
          const isUnread = isMultipart(request) && !request.body;
          return reject(request, reply, parsed, isUnread ? unreadForm : unreadable);
        }
        const cache = await answerSameForAll(answers(), parsed, request, reply);
        if (cache !== null) {
          countSameForAll(request, parsed, cache, started);
          return reply;
        }
        const decision = await guard(parsed, () => verify(request));
        if (decision.action === 'reject') return reject(request, reply, parsed, decision.rejection);
        if (decision.action === 'retryLater') return rejectCaller(request, reply, decision.error);
        const busy = shedLoad(decision.kind, services.lateness());
        if (busy !== null) {
          services.limitExceeded('eventLoop');
          return rejectCaller(request, reply, busy);
        }
        const { error, report } = await charge(request, decision.cost ?? 0);
        const extensions = costFor(request, parsed, report);
        if (error !== null) return rejectCaller(request, reply, error, extensions);
        reply.header('cache-control', 'no-store');
        const context = createContext(services, request, reply, extensions?.cost);
        return sendCompressed(request, reply, await runOperation(apollo, request, reply, context));
      },
    });
  });
}

import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Context, createContext } from '../context.ts';
import { type GatewayError, retryAfterOf } from '../errors.ts';
import { createApollo } from '../graphql/apollo.ts';
import type { StaticAnswers } from '../graphql/staticAnswers.ts';
import { answerStatic } from '../graphql/staticRequests.ts';
import type { TrustedDocuments } from '../graphql/trustedDocuments.ts';
import { createOperationGuard, type DocumentRejection, rejectionOf } from '../limits/operationGuard.ts';
import { parseGraphqlRequest } from '../limits/parseGraphqlRequest.ts';
import type { Services } from '../services.ts';
import { countFieldUsage } from '../telemetry/metrics/fieldUsage.ts';
import type { Metrics } from '../telemetry/metrics/metrics.ts';
import { countOperations, labelOf } from '../telemetry/metrics/operations.ts';
import { limitStrangers, strangersBodyBytes } from './bodyLimits.ts';
import { createCallerBudget } from './callerBudget.ts';
import { errorBody } from './errorBody.ts';
import { acceptUploads } from './uploads.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  services: Services;
  documents: TrustedDocuments;
  staticAnswers: StaticAnswers;
  isProduction: boolean;
  metrics: Metrics;
}

/** For a used-up budget, or a token that the provider cannot verify at present. */
function retryLater(request: FastifyRequest, reply: FastifyReply, error: GatewayError) {
  request.log.info({ component: 'graphql', ...error.extensions }, 'operation rejected for now');
  const answer = reply.code(error.code === 'RATE_LIMITED' ? 429 : 503).header('cache-control', 'no-store');
  return answer.header('retry-after', retryAfterOf(error)).send(errorBody(request, error));
}

/** The headers that Apollo reads; the third proves that the request is not another site's form. */
const apolloHeaders = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'];

function headersFor({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    if (value !== undefined) map.set(name, String(value));
  }
  return map;
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
  return body.string;
}

/** Parsing a body of 1 MiB takes as long as the page's most expensive operation. */
const bytesOfUnit = 32;

const rejectionCost = ({ headers }: FastifyRequest) =>
  Math.ceil(Number(headers['content-length'] ?? strangersBodyBytes) / bytesOfUnit);

const unreadable: DocumentRejection = { code: 'BAD_REQUEST', message: 'The request cannot be read' };

/** Serves /graphql: static answers by hash, everything else by Apollo behind the guard. Returns how to stop it. */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, services, documents, staticAnswers, isProduction, metrics } = options;
  const usage = countFieldUsage(schema, metrics, app.log);
  const plugins = [countOperations(documents, metrics, usage)];
  const apollo = createApollo(app, schema, { documents, isProduction, plugins });
  await apollo.start();
  const guard = createOperationGuard({ schema, documents, trustedOnly: isProduction });

  const { verify, charge } = createCallerBudget(services);

  function countStatic(hash: string, started: number): void {
    const trusted = documents.byHash(hash);
    if (trusted === null) return;
    usage.count(trusted.document, 'trusted');
    metrics.cacheRead('staticAnswers', 'hit');
    metrics.operationFinished({ operation: labelOf(trusted), outcome: 'ok', ms: performance.now() - started });
  }

  /** For documents that fail each time. A rejection is charged too, because reading the request took time. */
  async function reject(request: FastifyRequest, reply: FastifyReply, { message, ...figures }: DocumentRejection) {
    const overBudget = await charge(request, rejectionCost(request));
    if (overBudget !== null) return retryLater(request, reply, overBudget);
    metrics.documentRejected(figures.code);
    request.log.info({ component: 'graphql', ...figures }, 'document rejected');
    const body = errorBody(request, { message, extensions: figures });
    return reply.code(400).header('cache-control', 'no-store').send(body);
  }

  await app.register(async (scope) => {
    limitStrangers(scope, verify);
    acceptUploads(scope, verify);
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/graphql',
      async handler(request, reply) {
        const started = performance.now();
        const answered = await answerStatic(staticAnswers, request, reply);
        if (answered !== null) {
          countStatic(answered, started);
          return reply;
        }
        if (Array.isArray(request.body)) return reject(request, reply, rejectionOf('BATCHING_DISABLED'));
        const parsed = parseGraphqlRequest(request);
        // Apollo's answer to an empty request would lack the request's id.
        if (parsed === null || (!parsed.text && !parsed.hash)) return reject(request, reply, unreadable);
        const decision = await guard(parsed, () => verify(request));
        if (decision.action === 'reject') return reject(request, reply, decision.rejection);
        if (decision.action === 'retryLater') return retryLater(request, reply, decision.error);
        if (decision.cost !== null) {
          const overBudget = await charge(request, decision.cost);
          if (overBudget !== null) return retryLater(request, reply, overBudget);
        }
        reply.header('cache-control', 'no-store');
        return runOperation(apollo, request, reply, createContext(services, request, reply, decision.cost));
      },
    });
  });
  return () => apollo.stop();
}

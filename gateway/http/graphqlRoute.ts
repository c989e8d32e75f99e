import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Context, createContext, type Services } from '../context.ts';
import { GatewayError, retryAfterOf } from '../errors.ts';
import { createApollo } from '../graphql/apollo.ts';
import type { StaticAnswers } from '../graphql/staticAnswers.ts';
import { answerStatic } from '../graphql/staticRequests.ts';
import type { TrustedDocuments } from '../graphql/trustedDocuments.ts';
import { countAttempts } from '../limits/attempts.ts';
import { createOperationGuard, type DocumentRefusal, refusalOf } from '../limits/operationGuard.ts';
import { parseGraphqlRequest } from '../limits/parseGraphqlRequest.ts';
import type { Verification } from '../limits/tokenVerifier.ts';
import { countFieldUsage } from '../telemetry/metrics/fieldUsage.ts';
import type { Metrics } from '../telemetry/metrics/metrics.ts';
import { countOperations, labelOf } from '../telemetry/metrics/operations.ts';
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

/** Refuses a document: the same request fails each time. */
function refuse(request: FastifyRequest, reply: FastifyReply, { message, ...figures }: DocumentRefusal) {
  request.log.info({ area: 'graphql', ...figures }, 'document refused');
  const body = errorBody(request, { message, extensions: figures });
  return reply.code(400).header('cache-control', 'no-store').send(body);
}

/** Refuses an operation for now: its budget is used up, or the provider cannot say whether the token is valid. */
function refuseForNow(request: FastifyRequest, reply: FastifyReply, fault: GatewayError) {
  request.log.info({ area: 'graphql', ...fault.extensions }, 'operation refused');
  const answer = reply.code(fault.code === 'RATE_LIMITED' ? 429 : 503).header('cache-control', 'no-store');
  return answer.header('retry-after', retryAfterOf(fault)).send(errorBody(request, fault));
}

/** The headers that Apollo reads: what the body is, what the client takes, and what tells it from another site's form. */
const apolloHeaders = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'];

function headersFor({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name of apolloHeaders) {
    const value = headers[name];
    if (value !== undefined) map.set(name, String(value));
  }
  return map;
}

/** Lets Apollo run the operation of a request. */
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

const unreadable: DocumentRefusal = { code: 'BAD_REQUEST', message: 'The request cannot be read' };

/** Serves /graphql: static answers by hash, everything else by Apollo behind the guard. Returns how to stop it. */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, services, documents, staticAnswers, isProduction, metrics } = options;
  const usage = countFieldUsage(schema, metrics, app.log);
  const plugins = [countOperations(documents, metrics, usage)];
  const apollo = createApollo(app, schema, { documents, isProduction, plugins });
  await apollo.start();
  const guard = createOperationGuard({ schema, documents, trustedOnly: isProduction });

  /** Verifies the request's token; questions about tokens that the provider does not know are counted by address. */
  function verify(request: FastifyRequest): Promise<Verification> {
    const attempts = countAttempts(services.attemptLimiters, request.ip);
    return services.sessionOf(request).verify(attempts.verifyToken);
  }

  /** Charges the caller; the fault where there is not enough left. */
  async function charge(request: FastifyRequest, cost: number): Promise<GatewayError | null> {
    const session = services.sessionOf(request);
    const validToken = async () => ((await verify(request)).state === 'valid' ? session.token() : null);
    const knownToken = session.isKnown() ? session.token() : null;
    try {
      await services.budget.charge({ address: request.ip, knownToken, validToken }, cost);
      return null;
    } catch (error) {
      if (error instanceof GatewayError) return error;
      throw error;
    }
  }

  /** Counts a static answer. */
  function countStatic(hash: string, started: number): void {
    const trusted = documents.byHash(hash);
    if (trusted === null) return;
    usage.count(trusted.document, 'trusted');
    metrics.cacheRead('staticAnswers', 'hit');
    metrics.operationFinished({ operation: labelOf(trusted), outcome: 'ok', ms: performance.now() - started });
  }

  function refuseDocument(request: FastifyRequest, reply: FastifyReply, refusal: DocumentRefusal) {
    metrics.documentRefused(refusal.code);
    return refuse(request, reply, refusal);
  }

  await app.register(async (scope) => {
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
        if (Array.isArray(request.body)) return refuseDocument(request, reply, refusalOf('BATCHING_DISABLED'));
        const parsed = parseGraphqlRequest(request);
        // Apollo's answer to an empty request would lack the request's id.
        if (parsed === null || (!parsed.text && !parsed.hash)) return refuseDocument(request, reply, unreadable);
        const decision = await guard(parsed, () => verify(request));
        if (decision.action === 'refuse') return refuseDocument(request, reply, decision.refusal);
        if (decision.action === 'wait') return refuseForNow(request, reply, decision.fault);
        if (decision.cost !== null) {
          const refused = await charge(request, decision.cost);
          if (refused !== null) return refuseForNow(request, reply, refused);
        }
        reply.header('cache-control', 'no-store');
        return runOperation(apollo, request, reply, createContext(services, request, reply, decision.cost));
      },
    });
  });
  return () => apollo.stop();
}

import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createApollo } from './apollo.ts';
import { createContext, type Services } from './context.ts';
import { setDeadline } from './deadline.ts';
import { errorBody } from './errorBody.ts';
import { Fault, saysNoSession } from './errors.ts';
import { createAdmission, type DocumentRefusal, refusalOf } from './limits/admission.ts';
import { countAttempts } from './limits/attempts.ts';
import type { Doubt } from './limits/liveTokens.ts';
import { readAsked } from './limits/readAsked.ts';
import { countFieldUsage } from './metrics/fieldUsage.ts';
import type { Metrics } from './metrics/metrics.ts';
import { countOperations, labelOf } from './metrics/operations.ts';
import { getAccountId } from './provider/accounts.ts';
import { operationToken } from './session.ts';
import type { StaticAnswers } from './staticAnswers.ts';
import { answerStatic } from './staticRequests.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';
import { acceptUploads } from './uploads.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  services: Services;
  documents: TrustedDocuments;
  staticAnswers: StaticAnswers;
  isProduction: boolean;
  metrics: Metrics;
}

/** The answer to a document that is not run. */
function refuse(request: FastifyRequest, reply: FastifyReply, { message, ...figures }: DocumentRefusal) {
  request.log.info({ area: 'graphql', ...figures }, 'document refused');
  const body = errorBody(request, { message, extensions: figures });
  return reply.code(400).header('cache-control', 'no-store').send(body);
}

/** The answer to whoever must wait: what operations may cost is used up, or nobody can be asked whose the token is. */
function refuseForNow(request: FastifyRequest, reply: FastifyReply, fault: Fault) {
  request.log.info({ area: 'graphql', ...fault.extensions }, 'operation refused');
  const { retryAfter = 1 } = fault.extensions;
  const answer = reply.code(429).header('cache-control', 'no-store').header('retry-after', String(retryAfter));
  return answer.send(errorBody(request, fault));
}

/** How long the provider may take to say whether it knows a token. */
const tokenCheckMs = 3_000;

const unreadable: DocumentRefusal = { code: 'BAD_REQUEST', message: 'Запрос не\u00a0удалось прочитать' };

/**
 * Serves /graphql: static answers by hash, everything else by Apollo after it was judged. Answers how to stop it.
 */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<() => Promise<void>> {
  const { schema, services, documents, staticAnswers, isProduction, metrics } = options;
  const usage = countFieldUsage(schema, metrics, app.log);
  const plugins = [countOperations(documents, metrics, usage)];
  const apollo = createApollo(app, schema, { documents, isProduction, plugins });
  await apollo.start();
  const admit = createAdmission({ schema, documents, trustedOnly: isProduction });
  const costs = new WeakMap<FastifyRequest, number>();
  const tokenOf = (request: FastifyRequest) => operationToken(request, services.cookie);

  /** Why the provider is not known to know the caller's token; null where it does. */
  async function doubt(request: FastifyRequest): Promise<Doubt | null> {
    const token = tokenOf(request);
    if (token === null) return { fault: new Fault('UNAUTHENTICATED'), isStranger: true };
    const { id: requestId, ip: address, log } = request;
    const attempts = countAttempts(services.attemptLimiters, address);
    return services.liveTokens.doubt(token, () => {
      const { signal, end } = setDeadline(tokenCheckMs);
      const client = services.provider.bind({ requestId, address, log, token: () => token, signal });
      return attempts.askToken(() => getAccountId(client)).finally(end);
    });
  }

  /** Charges the caller; the fault where there is not enough left. */
  async function charge(request: FastifyRequest, cost: number): Promise<Fault | null> {
    try {
      const token = tokenOf(request);
      const isBelieved = token !== null && services.liveTokens.isBelieved(token);
      const prove = async () => ((await doubt(request)) === null ? token : null);
      await services.budget.chargeOperation({ token: isBelieved ? token : null, address: request.ip, prove }, cost);
      return null;
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  /** Counts what was answered from what is kept. */
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
    acceptUploads(scope, async (request) => (await doubt(request))?.fault ?? null);
    const operations = fastifyApolloHandler(apollo, {
      context: async (request, reply) => createContext(services, request, reply, costs.get(request)),
    });
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
        const asked = readAsked(request);
        // Apollo would answer without the request's id where nothing is asked for.
        const isEmpty = !asked?.text && !asked?.hash;
        if (asked === null || isEmpty) return refuseDocument(request, reply, unreadable);
        const found: { doubt: Doubt | null } = { doubt: null };
        const { refusal, ...admitted } = await admit(asked, async () => {
          found.doubt = await doubt(request);
          return found.doubt?.isStranger ?? false;
        });
        // That there is no session is told to whom the provider said so: others may ask again.
        if (refusal?.code === 'DOCUMENT_NOT_TRUSTED' && found.doubt !== null && !saysNoSession(found.doubt.fault)) {
          return refuseForNow(request, reply, found.doubt.fault);
        }
        if (refusal !== null) return refuseDocument(request, reply, refusal);
        if ('cost' in admitted && admitted.cost !== null) {
          costs.set(request, admitted.cost);
          const refused = await charge(request, admitted.cost);
          if (refused !== null) return refuseForNow(request, reply, refused);
        }
        reply.header('cache-control', 'no-store');
        return operations.call(this, request, reply);
      },
    });
  });
  return () => apollo.stop();
}

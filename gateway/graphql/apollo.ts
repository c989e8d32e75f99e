import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { faultCodes, GatewayError, ProviderRejection, rejectedRead, requestCodes } from '../errors.ts';
import { documentLimits } from '../limits/documentLimits.ts';
import { framesOf } from '../telemetry/logging.ts';
import { singleMutationRule } from './singleMutationRule.ts';
import { markStaleFields } from './staleFields.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

const knownCodes = new Set<unknown>([...faultCodes, ...requestCodes]);

const isKnown = (code: unknown) => knownCodes.has(code);

/** What a resolver meant: the one place where a refusal that no action turned into a value becomes a fault. */
function meaning(error: unknown): unknown {
  const thrown = unwrapResolverError(error);
  return thrown instanceof ProviderRejection ? rejectedRead(thrown) : thrown;
}

/** The formatted error with the fault a refusal became. */
function withMeaning(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const meant = meaning(error);
  if (!(meant instanceof GatewayError)) return formatted;
  return { ...formatted, message: meant.message, extensions: { ...formatted.extensions, code: meant.code } };
}

/** Lets through what is meant for the caller; all else is masked, so that no inside leaves the gateway. */
export function maskError(given: GraphQLFormattedError, error?: unknown): GraphQLFormattedError {
  const formatted = withMeaning(given, error);
  const { code, requestId, retryAfter } = formatted.extensions ?? {};
  const extensions = {
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (isKnown(code)) return { ...formatted, extensions: { code, ...extensions } };
  return {
    message: 'Внутренняя ошибка, попробуйте позже',
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...extensions },
  };
}

/** Gives each error the request's id, and writes one line for each operation: name, duration, codes; no variables. */
const operationLog: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    const started = performance.now();
    const codes: unknown[] = [];
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) {
          const meant = meaning(error);
          // A copy: requests that waited for the same call share the fault below.
          const extensions = { ...error.extensions, requestId: contextValue.requestId };
          Object.assign(error, { extensions });
          codes.push((meant instanceof GraphQLError && meant.extensions.code) || 'INTERNAL_SERVER_ERROR');
          if (meant instanceof GraphQLError) continue;
          const { name = 'unknown', frames } =
            meant instanceof Error ? { name: meant.name, frames: framesOf(meant) } : {};
          contextValue.log.error({ area: 'graphql', path: error.path, name, frames }, 'unexpected error');
        }
      },
      async willSendResponse({ operation, operationName }) {
        const ms = Math.round(performance.now() - started);
        const kind = operation?.operation ?? null;
        contextValue.log.info({ area: 'graphql', operationName, kind, ms, codes }, 'operation');
      },
    };
  },
};

/** Connections that are still open after so long are cut. */
const drainMs = 10_000;

/** Apollo stops when the app has answered what it took. */
const closeFirst = (app: FastifyInstance): ApolloServerPlugin<Context> => ({
  async serverWillStart() {
    return {
      async drainServer() {
        const timer = setTimeout(() => app.server.closeAllConnections(), drainMs);
        await app.close();
        clearTimeout(timer);
      },
    };
  },
});

/** Strangers are not told by what words the schema might know what they ask for. */
const keepWordsFromStrangers: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async didEncounterErrors({ errors }) {
        if (contextValue.isKnown()) return;
        for (const error of errors) error.message = error.message.replace(/ ?Did you mean .+\?$/s, '');
      },
    };
  },
};

/** Tells tools what their operation cost and what it may cost at most (`extensions.cost`). */
const tellCost: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { cost } }) {
    return {
      async willSendResponse({ response: { body } }) {
        if (cost === null || body.kind !== 'single') return;
        const told = { measured: cost, limit: documentLimits.cost.limit };
        body.singleResult.extensions = { ...body.singleResult.extensions, cost: told };
      },
    };
  },
};

interface ApolloOptions {
  documents: TrustedDocuments;
  isProduction: boolean;
  /** What watches operations from outside. */
  plugins: ApolloServerPlugin<Context>[];
}

/** The GraphQL server of this app; started, drained and stopped with it. */
export function createApollo(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { documents, isProduction, plugins }: ApolloOptions,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // No trusted document asks for it: where those alone are run, strangers cannot.
    introspection: true,
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: documentLimits.tokens.limit },
    // Documents by hash are those of the build; nothing that callers send is kept.
    persistedQueries: {
      cache: {
        get: async (key) => documents.byHash(key.slice(key.indexOf(':') + 1))?.text,
        set: async () => {},
        delete: async () => false,
      },
    },
    validationRules: [singleMutationRule],
    stopOnTerminationSignals: false,
    formatError: maskError,
    logger: app.log,
    plugins: [
      closeFirst(app),
      ApolloServerPluginLandingPageDisabled(),
      // It watches every field to work out one header, which is the same for all that Apollo answers (graphqlRoute.ts).
      ApolloServerPluginCacheControlDisabled(),
      operationLog,
      markStaleFields,
      tellCost,
      ...(isProduction ? [keepWordsFromStrangers] : []),
      ...plugins,
    ],
  });
}

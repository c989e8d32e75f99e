import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { faultCodes, GatewayError, ProviderRejection, rejectedRead, requestCodes } from '../lib/errors.ts';
import { documentLimits } from '../limits/documentLimits.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { framesOf } from '../telemetry/logging.ts';
import { errorsTexts } from '../texts/errors.ts';
import { nameArguments } from './argumentErrors.ts';
import { noSubscriptionRule, singleMutationRule } from './operationRules.ts';

const knownCodes = new Set<unknown>([...faultCodes, ...requestCodes]);

/** The only place where a rejection that no mutation turned into a value becomes an error. */
function meaning(error: unknown): unknown {
  const thrown = unwrapResolverError(error);
  return thrown instanceof ProviderRejection ? rejectedRead(thrown) : thrown;
}

function withMeaning(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const meant = meaning(error);
  if (!(meant instanceof GatewayError)) return formatted;
  return { ...formatted, message: meant.message, extensions: { ...formatted.extensions, code: meant.code } };
}

/** Masks every error without a known code, so that no internal text leaves the gateway. */
export function maskError(given: GraphQLFormattedError, error?: unknown): GraphQLFormattedError {
  const formatted = withMeaning(given, error);
  const { code, argument, requestId, retryAfter } = formatted.extensions ?? {};
  const extensions = {
    ...(argument === undefined ? {} : { argument }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (knownCodes.has(code)) return { ...formatted, extensions: { code, ...extensions } };
  return {
    message: errorsTexts.internal,
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...extensions },
  };
}

/** Adds the request id to errors, and logs a line for each operation with name, duration and codes, without variables. */
const operationLog: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    const started = performance.now();
    const codes: unknown[] = [];
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) {
          const meant = meaning(error);
          // A copy: requests that waited for the same call share the original error.
          const extensions = { ...error.extensions, requestId: contextValue.requestId };
          Object.assign(error, { extensions });
          codes.push((meant instanceof GraphQLError && meant.extensions.code) || 'INTERNAL_SERVER_ERROR');
          if (meant instanceof GraphQLError) continue;
          const { name = 'unknown', frames } =
            meant instanceof Error ? { name: meant.name, frames: framesOf(meant) } : {};
          contextValue.log.error({ component: 'graphql', path: error.path, name, frames }, 'unexpected error');
        }
      },
      async willSendResponse({ operation, operationName }) {
        const ms = Math.round(performance.now() - started);
        const kind = operation?.operation ?? null;
        contextValue.log.info({ component: 'graphql', operationName, kind, ms, codes }, 'operation');
      },
    };
  },
};

/** Removes the suggestion that ends a message of graphql-js ("Did you mean …"). */
export function withoutSuggestions(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf('Did you mean ') : -1;
  return at < 0 ? message : message.slice(0, at).trimEnd();
}

/** Callers without a valid token learn no names of the schema from error messages. */
const hideSuggestions: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async didEncounterErrors({ errors }) {
        if (contextValue.isKnown()) return;
        for (const error of errors) error.message = withoutSuggestions(error.message);
      },
    };
  },
};

/** Adds `extensions.cost`, the operation's cost and the remaining budget, and `extensions.stale`, stale fields and their ages. */
const addExtensions: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { cost, stale } }) {
    return {
      async willSendResponse({ response: { body } }) {
        if (body.kind !== 'single') return;
        const fields = stale.all();
        const added = { ...(cost !== null && { cost }), ...(fields.length > 0 && { stale: fields }) };
        if (Object.keys(added).length > 0) body.singleResult.extensions = { ...body.singleResult.extensions, ...added };
      },
    };
  },
};

interface ApolloOptions {
  documents: TrustedDocuments;
  isProduction: boolean;
  plugins: ApolloServerPlugin<Context>[];
  log: FastifyBaseLogger;
}

export function createApollo(
  schema: GraphQLSchema,
  { documents, isProduction, plugins, log }: ApolloOptions,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // In production callers without a token run trusted documents only, and none of these introspects.
    introspection: true,
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: documentLimits.tokens.limit },
    // Only documents of the build have hashes; Apollo stores nothing that callers send.
    persistedQueries: {
      cache: {
        get: async (key) => documents.byHash(key.slice(key.indexOf(':') + 1))?.text,
        set: async () => {},
        delete: async () => false,
      },
    },
    validationRules: [singleMutationRule, noSubscriptionRule],
    stopOnTerminationSignals: false,
    formatError: maskError,
    logger: log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would inspect every field to compute a header that graphqlRoute.ts sets to a constant.
      ApolloServerPluginCacheControlDisabled(),
      nameArguments,
      operationLog,
      addExtensions,
      ...(isProduction ? [hideSuggestions] : []),
      ...plugins,
    ],
  });
}

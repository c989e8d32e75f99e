import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST } from 'graphql';
import type { Context } from '../context.ts';
import type { TrustedDocument, TrustedDocuments } from '../limits/trustedDocuments.ts';
import type { FieldUsage } from '../metrics/fieldUsage.ts';
import type { Metrics } from '../metrics/metrics.ts';

const other = 'other';

export const labelOf = (trusted: TrustedDocument | null): string =>
  (trusted && getOperationAST(trusted.document)?.name?.value) ?? other;

export function countOperations(
  documents: TrustedDocuments,
  metrics: Metrics,
  usage: FieldUsage,
): ApolloServerPlugin<Context> {
  for (const operation of [...documents.all.map(labelOf), other]) metrics.expectFailures(operation);
  return {
    async requestDidStart({ contextValue: { trace } }) {
      const started = performance.now();
      return {
        async didResolveOperation({ document, queryHash }) {
          usage.count(document, documents.byHash(queryHash) === null ? 'tool' : 'trusted');
        },
        async willSendResponse({ queryHash, operation: parsed, response: { body } }) {
          const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
          const operation = labelOf(documents.byHash(queryHash ?? ''));
          // Errors are masked by now, so the codes are the gateway's own.
          const outcome = error === undefined ? 'ok' : String(error.extensions?.code);
          metrics.operationFinished({ operation, outcome, ms: performance.now() - started });
          trace?.describe(operation, parsed?.operation, outcome);
        },
      };
    },
  };
}

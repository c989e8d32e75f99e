import type { FastifyInstance } from 'fastify';
import type { OperationResult } from './renderer.ts';

/** Runs a trusted operation as an HTTP request of a visitor from this network address, with the same rules, limits and log. */
export const requestAsVisitor =
  (app: FastifyInstance) =>
  async (hash: string, variables: Record<string, unknown>, visitor: string): Promise<OperationResult> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: visitor,
      payload: { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    });
    return answer.json<OperationResult>();
  };

import type { FastifyInstance } from 'fastify';
import type { OperationResult } from './renderer.ts';

/** Runs trusted operations as requests of a network address, with a visitor's rules, limits and log lines. */
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

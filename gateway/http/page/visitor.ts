import type { FastifyInstance } from 'fastify';
import type { OperationResult } from './renderer.ts';

/** Runs trusted operations through the gateway's own port, with a visitor's rules, limits and log lines. */
export const requestAsVisitor =
  (app: FastifyInstance) =>
  async (hash: string, variables: Record<string, unknown>): Promise<OperationResult> => {
    const bound = app.server.address();
    if (bound === null || typeof bound === 'string') throw new Error('the gateway does not listen yet');
    const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
    const answer = await fetch(`http://${host}:${bound.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
    });
    return (await answer.json()) as OperationResult;
  };

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { schemaFile } from '../apollo/schema.ts';
import { precompress, sendPrecompressed } from '../lib/precompressed.ts';
import { admissionError } from '../limits/tokenVerifier.ts';
import type { Services } from '../services.ts';
import { createCallerBudget } from './callerBudget.ts';
import { rejectCaller } from './tokenHeader.ts';

/**
 * GET /schema.graphql: the schema with its directives (`@access`, `@idempotent`, `@cost` …), which introspection leaves
 * out. In production it needs a token, as introspection does.
 */
export function serveSchemaText(app: FastifyInstance, services: Services, isProduction: boolean): void {
  const text = precompress('text/plain; charset=utf-8', readFileSync(schemaFile, 'utf8'));
  const { verify } = createCallerBudget(services);
  app.get('/schema.graphql', async (request, reply) => {
    const error = isProduction ? admissionError(await verify(request)) : null;
    if (error !== null) return rejectCaller(request, reply, error);
    return sendPrecompressed(request, reply, text, isProduction ? 'private, no-cache' : 'no-cache');
  });
}

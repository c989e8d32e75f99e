import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { jsonText } from '../lib/jsonText.ts';
import type { GraphqlRequest } from './operationGuard.ts';

const variables = z.record(z.string(), z.unknown());
const extensions = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() });
const words = { query: z.string().nullish(), operationName: z.string().nullish() };

const inBody = z.object({ ...words, variables: variables.nullish(), extensions: extensions.nullish() });
const inAddress = z.object({
  ...words,
  variables: jsonText.pipe(variables.nullable()).optional(),
  extensions: jsonText.pipe(extensions.nullable()).optional(),
});

/** Decodes the address exactly as Apollo does: the guard must see the document that Apollo runs. */
const parameters = (url: string) => Object.fromEntries(new URL(url, 'http://gateway').searchParams);

/** Reads a GraphQL request; null where it is malformed, which must not reach Apollo. */
export function parseGraphqlRequest({ method, body, url }: FastifyRequest): GraphqlRequest | null {
  const read = method === 'GET' ? inAddress.safeParse(parameters(url)) : inBody.safeParse(body);
  if (!read.success) return null;
  const { data } = read;
  return {
    text: data.query ?? null,
    hash: data.extensions?.persistedQuery?.sha256Hash ?? null,
    variables: data.variables ?? {},
    operationName: data.operationName ?? null,
  };
}

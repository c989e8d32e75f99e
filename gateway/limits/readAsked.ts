import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { jsonText } from '../jsonText.ts';
import type { Asked } from './admission.ts';

const variables = z.record(z.string(), z.unknown());
const extensions = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() });
const words = { query: z.string().nullish(), operationName: z.string().nullish() };

const inBody = z.object({ ...words, variables: variables.nullish(), extensions: extensions.nullish() });
const inAddress = z.object({
  ...words,
  variables: jsonText.pipe(variables.nullable()).optional(),
  extensions: jsonText.pipe(extensions.nullable()).optional(),
});

/** The address' parameters, decoded exactly as Apollo decodes them: what is judged must be what is run. */
const parameters = (url: string) => Object.fromEntries(new URL(url, 'http://gateway').searchParams);

/** What a GraphQL request asks to be run; null where it cannot be read, which must not reach Apollo. */
export function readAsked({ method, body, url }: FastifyRequest): Asked | null {
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

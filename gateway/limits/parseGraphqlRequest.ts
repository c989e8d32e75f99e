import type { FastifyRequest } from 'fastify';
import type { GraphqlRequest } from './operationGuard.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Plain checks: a validator would copy the variables of a large request key by key. */
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNothing = (value: unknown) => value == null || typeof value === 'string';
const isObjectOrNothing = (value: unknown) => value == null || isObject(value);

/** Decodes the address exactly as Apollo does: the guard must see the document that Apollo runs. */
function fieldsOfAddress(url: string): Fields {
  const given: Fields = Object.fromEntries(new URL(url, 'http://gateway').searchParams);
  const json = (name: string) => (given[name] === undefined ? undefined : (JSON.parse(String(given[name])) as unknown));
  return { ...given, variables: json('variables'), extensions: json('extensions') };
}

function readFields({ method, body, url }: FastifyRequest): Fields | null {
  if (method !== 'GET') return isObject(body) ? body : null;
  try {
    return fieldsOfAddress(url);
  } catch {
    return null;
  }
}

/** Reads a GraphQL request; null for a malformed one, which must not reach Apollo. */
export function parseGraphqlRequest(request: FastifyRequest): GraphqlRequest | null {
  const fields = readFields(request);
  if (fields === null) return null;
  const { query, operationName, variables, extensions } = fields;
  if (!isTextOrNothing(query) || !isTextOrNothing(operationName)) return null;
  if (!isObjectOrNothing(variables) || !isObjectOrNothing(extensions)) return null;
  const persisted = extensions?.persistedQuery ?? null;
  if (persisted !== null && (!isObject(persisted) || typeof persisted.sha256Hash !== 'string')) return null;
  return {
    text: query ?? null,
    hash: persisted === null ? null : (persisted.sha256Hash as string),
    persistedVersion: persisted === null ? null : persisted.version,
    variables: variables ?? {},
    operationName: operationName ?? null,
  };
}

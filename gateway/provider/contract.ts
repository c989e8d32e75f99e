import { readFileSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';
import type { components, operations } from '../generated/provider.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** Where a call goes. Paths stand in the contract only: a deployment corrects them there. */
export interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Calls that need no token get none: a stale one would be refused even there. */
  needsToken: boolean;
  /** The call's tag: calls of one area are bounded, repeated and refused together. */
  area: string;
  /** An optional call: a provider without it answers a 404 that is not JSON. */
  isExtension: boolean;
}

/** A call in the document. */
interface Call {
  operationId?: string;
  security?: unknown[];
  tags?: string[];
  responses?: Record<string, unknown>;
  'x-portal-extension'?: boolean;
}

interface Document {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, unknown> };
}

const threadsKey = 'provider contract';

function readContract(): Document {
  return parse(readFileSync(new URL('../../schema/provider.openapi.yaml', import.meta.url), 'utf8')) as Document;
}

const document = (getEnvironmentData(threadsKey) as unknown as Document | undefined) ?? readContract();

/** Hands the contract to the threads that start from now on: they neither find nor parse the file. */
export const shareContract = (): void => setEnvironmentData(threadsKey, document as never);

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

function readOperations(): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const [key, method] of Object.entries(methods)) {
      const call = calls[key];
      if (call?.operationId === undefined) continue;
      const needsToken = !(Array.isArray(call.security) && call.security.length === 0);
      const isExtension = call['x-portal-extension'] === true;
      found.set(call.operationId, { method, path, needsToken, area: call.tags?.[0] ?? 'other', isExtension });
    }
  }
  return found;
}

const known = readOperations();

/** Every area that the contract's calls are of. */
export const operationAreas: ReadonlySet<string> = new Set([...known.values()].map(({ area }) => area));

/** The call of the contract that has this name. */
export function operation(id: OperationId): Operation {
  const found = known.get(id);
  if (found === undefined) throw new Error(`The provider contract has no operation ${id}`);
  return found;
}

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

function compileSchemas(allErrors: boolean): Ajv2020 {
  const compiled = new Ajv2020({ strict: false, allErrors });
  addFormats(compiled);
  return compiled.addSchema({ $id: 'provider', components: document.components });
}

const ajv = compileSchemas(false);
const validatorOf = (compiled: Ajv2020, name: SchemaName) => {
  const validate = compiled.getSchema(`provider#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`The provider contract has no schema ${name}`);
  return validate;
};

/** Where an answer leaves the contract: schema path and keyword, no value. */
export interface Mismatch {
  schemaPath: string;
  keyword: string;
}

/** Checks an answer against its schema; null where it keeps the contract. Compiled once, at first use. */
export function mismatch(name: SchemaName, value: unknown): Mismatch | null {
  const validate = validatorOf(ajv, name);
  if (validate(value) === true) return null;
  const first = validate.errors?.[0];
  return { schemaPath: first?.schemaPath ?? '', keyword: first?.keyword ?? '' };
}

/** Every place where an answer leaves the contract, in words without values; slow. */
export function explainMismatches(name: SchemaName, value: unknown): string[] {
  const validate = validatorOf(compileSchemas(true), name);
  if (validate(value) === true) return [];
  const places = (validate.errors ?? []).map(
    ({ instancePath, message }) =>
      `${instancePath.replace(/\/\d+/g, '[]').slice(1).replaceAll('/', '.') || 'the answer'} ${message}`,
  );
  return [...new Set(places)];
}

/** Statuses that the contract names for a call, for example `200` or `5XX`. */
export const statusesOf = (id: OperationId): string[] => {
  const { method, path } = operation(id);
  return Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
};

/** A schema of the contract as the document has it. */
export const schemaOf = (name: string): unknown => document.components.schemas[name];

/** The provider's path before a file's own path, for example `/media/`. */
export const mediaPrefix = operation('getMedia').path.replace(/\{path\}.*$/, '');

import { readFileSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';
import type { components, operations } from '../generated/provider.ts';
import { readInstant } from '../lib/instants.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** A call of the contract, the only place with paths: a deployment corrects them there. */
export interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Calls that need no token get none: the provider would reject an outdated one even there. */
  needsToken: boolean;
  /** The call's tag: calls of one area share a breaker, a queue and a retry budget. */
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

/** Hands the contract to threads that start later, so that they need not find and parse the file. */
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

export const operationAreas: ReadonlySet<string> = new Set([...known.values()].map(({ area }) => area));

/** @throws for a name that the contract lacks */
export function operation(id: OperationId): Operation {
  const found = known.get(id);
  if (found === undefined) throw new Error(`The provider contract has no operation ${id}`);
  return found;
}

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

let hasSeenZoneless = false;

/** The format `date-time` accepts every instant that the gateway can read. */
function isInstant(text: string): boolean {
  const instant = readInstant(text);
  if (instant?.isZoneless) hasSeenZoneless = true;
  return instant !== null;
}

function compileSchemas(allErrors: boolean): Ajv2020 {
  const compiled = new Ajv2020({ strict: false, allErrors });
  addFormats(compiled);
  // A check for an operator names an unreadable date; in an answer it leaves its own field empty (LST-11).
  compiled.addFormat('date-time', (text) => isInstant(text) || !allErrors);
  return compiled.addSchema({ $id: 'provider', components: document.components });
}

const ajv = compileSchemas(false);
const validatorOf = (compiled: Ajv2020, name: SchemaName) => {
  const validate = compiled.getSchema(`provider#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`The provider contract has no schema ${name}`);
  return validate;
};

/** Whether a checked answer since the last call of this function had a date-time without a zone. */
export function tookZoneless(): boolean {
  const seen = hasSeenZoneless;
  hasSeenZoneless = false;
  return seen;
}

/** The place where an answer leaves the contract; it has no value of the answer, so that it may be logged. */
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

/** A schema of the contract as it stands in the document. */
export const schemaOf = (name: string): unknown => document.components.schemas[name];

interface Node {
  $ref?: string;
  allOf?: Node[];
  properties?: Record<string, Node & { 'x-portal-extension'?: boolean }>;
}

/** Fields of a schema that every provider knows, those of its parts included. */
function fieldsOf(node: Node): string[] {
  const name = node.$ref?.split('/').at(-1);
  const referred = name === undefined ? undefined : (document.components.schemas[name] as Node);
  const parts = [...(referred === undefined ? [] : [referred]), ...(node.allOf ?? [])];
  const own = Object.entries(node.properties ?? {}).filter(([, field]) => field['x-portal-extension'] !== true);
  return [...own.map(([key]) => key), ...parts.flatMap(fieldsOf)];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fieldsOfSchema = (name: SchemaName) => fieldsOf(document.components.schemas[name] as Node);

/** Whether a value has every field of a schema, optional ones included. */
export const hasAllFieldsOf = (name: SchemaName, value: unknown): boolean =>
  isObject(value) && fieldsOfSchema(name).every((field) => field in value);

/** Whether a value has one of a schema's fields. */
export const hasFieldOf = (name: SchemaName, value: unknown): boolean =>
  isObject(value) && fieldsOfSchema(name).some((field) => field in value);

/** The provider's path before a file's own path, for example `/media/`. */
export const mediaPrefix = operation('getMedia').path.replace(/\{path\}.*$/, '');

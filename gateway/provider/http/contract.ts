import { readProviderContract } from '../../../schema/providerContract.ts';
import type { components, operations, WireName } from '../../generated/provider.ts';
import { isObject } from './problems.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;
export type { WireName };

/** A call of the contract, the only place with paths: a deployment corrects them there. */
export interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Calls that need no token are sent without one: the provider would reject an outdated token even there. */
  needsToken: boolean;
  /** The call's tag: calls of one area share a breaker, a queue and a retry budget. */
  area: string;
}

/** A call in the document. */
interface Call {
  operationId?: string;
  security?: unknown[];
  tags?: string[];
}

interface Document {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, unknown> };
  /** The extensions that an extension needs. */
}

const document = readProviderContract() as unknown as Document;

/** JSON.parse rounds larger numbers, so that two records could get the same id. */
function boundIntegers(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { type?: unknown; maximum?: number };
  if ([schema.type].flat().includes('integer')) schema.maximum ??= Number.MAX_SAFE_INTEGER;
  for (const inner of Object.values(node)) boundIntegers(inner);
}

boundIntegers(document.components.schemas);

/** The schemas of the contract by name. */
export const { components: contractComponents } = document;

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

function readOperations(): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const [key, method] of Object.entries(methods)) {
      const call = calls[key];
      if (call?.operationId === undefined) continue;
      const needsToken = !(Array.isArray(call.security) && call.security.length === 0);
      found.set(call.operationId, { method, path, needsToken, area: call.tags?.[0] ?? 'other' });
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

/** A schema of the contract, as the parts of it that the gateway reads. */
export interface ContractSchema {
  $ref?: string;
  type?: unknown;
  allOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  required?: string[];
  items?: ContractSchema;
  /** The fields without which a row is unusable; by default all required ones. */
  'x-row-needs'?: string[];
  /** Fields that at least one row of a longer list must have. */
  'x-list-needs'?: string[];
  /** The extension that adds the field. */
  'x-portal-extension'?: string;
}

/** A schema of the contract, unchanged. */
export const schemaOf = (name: string) => document.components.schemas[name] as ContractSchema;

/** A schema and those it consists of. */
export function partsOf(schema: ContractSchema): ContractSchema[] {
  const { $ref, allOf = [], anyOf = [] } = schema;
  const referred = $ref === undefined ? [] : [schemaOf($ref.split('/').at(-1) ?? '')];
  return [schema, ...[...referred, ...allOf, ...anyOf].flatMap(partsOf)];
}

/** Fields of a schema that every provider knows. */
const fieldsOfSchema = (name: SchemaName): string[] =>
  partsOf(schemaOf(name)).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((field) => properties[field]?.['x-portal-extension'] === undefined),
  );

/** Whether a value has every field of a schema, optional ones included. */
export const hasAllFieldsOf = (name: SchemaName, value: unknown): boolean =>
  isObject(value) && fieldsOfSchema(name).every((field) => field in value);

/** Whether a value has one of a schema's fields. */
export const hasFieldOf = (name: SchemaName, value: unknown): boolean =>
  isObject(value) && fieldsOfSchema(name).some((field) => field in value);

/** The provider's path before a file's own path, for example `/media/`. */
export const mediaPrefix = operation('getMedia').path.replace(/\{path\}.*$/, '');

import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { readProviderContract } from '../../../schema/providerContract.ts';
import type { components, operations, WireName } from '../../generated/provider.ts';
import { readInstant } from '../../lib/instants.ts';

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
  responses?: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, unknown> };
  /** The extensions that an extension needs. */
  'x-requires': Record<string, string[]>;
}

const threadsKey = 'provider contract';

const document = (getEnvironmentData(threadsKey) ?? readProviderContract()) as unknown as Document;

/** JSON.parse rounds larger numbers, so that two records could get the same id. */
function boundIntegers(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { type?: unknown; maximum?: number };
  if ([schema.type].flat().includes('integer')) schema.maximum ??= Number.MAX_SAFE_INTEGER;
  for (const inner of Object.values(node)) boundIntegers(inner);
}

boundIntegers(document.components.schemas);

const roundedCheck =
  'The provider sends whole numbers above 2^53, which programs in JavaScript round. Give its records smaller ids.';

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

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

let hasSeenZoneless = false;

/** The format `date-time` accepts every instant that the gateway can read. */
function isInstant(text: string): boolean {
  const instant = readInstant(text);
  if (instant?.isZoneless) hasSeenZoneless = true;
  return instant !== null;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const schemas = (allErrors: boolean, takesAnyDate: boolean) =>
  once(() => {
    const compiled = new Ajv2020({ strict: false, allErrors });
    addFormats(compiled);
    // An unreadable date of one record empties that field only (LST-11).
    compiled.addFormat('date-time', (text) => isInstant(text) || takesAnyDate);
    return compiled.addSchema({ $id: 'provider', components: document.components });
  });

const ofAnswers = schemas(false, true);
const ofLists = schemas(false, false);
const ofRows = schemas(true, false);

const validatorOf = (compiled: () => Ajv2020, name: SchemaName) => {
  const validate = compiled().getSchema(`provider#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`The provider contract has no schema ${name}`);
  return validate;
};

/** Whether a checked answer since the last call of this function had a date-time without a zone. */
export function takeZonelessMark(): boolean {
  const seen = hasSeenZoneless;
  hasSeenZoneless = false;
  return seen;
}

/** The place where an answer leaves the contract; it contains no value of the answer, so it can be logged. */
export interface Mismatch {
  schemaPath: string;
  keyword: string;
  /** The contract's names on the way to the place; empty for the answer itself. */
  field: string;
  /** The cause, where the place does not show it. */
  check?: string;
}

/** The names of all fields in the contract; every other name in a path comes from the answer. */
const fieldNames = once(() => {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const name of Object.keys((node as { properties?: object }).properties ?? {})) names.add(name);
    for (const inner of Object.values(node)) collect(inner);
  };
  collect(document.components.schemas);
  return names;
});

function toMismatch(error: ErrorObject | undefined): Mismatch {
  const { schemaPath = '', keyword = '', instancePath = '', params = {} } = error ?? {};
  const names = [...instancePath.split('/'), String(params.missingProperty ?? '')];
  const isRounded = keyword === 'maximum' && params.limit === Number.MAX_SAFE_INTEGER;
  return {
    schemaPath,
    keyword,
    field: names.filter((name) => fieldNames().has(name)).join('.'),
    ...(isRounded && { check: roundedCheck }),
  };
}

function firstMismatch(validate: ValidateFunction, value: unknown): Mismatch | null {
  return validate(value) === true ? null : toMismatch(validate.errors?.[0]);
}

/** Checks an answer against its schema; null where it keeps the contract. Compiled once, at first use. */
export const mismatch = (name: SchemaName, value: unknown): Mismatch | null =>
  firstMismatch(validatorOf(ofAnswers, name), value);

/** As `mismatch`, for a list: an unreadable date is a mismatch too, which only empties that date in its row. */
export const listMismatch = (name: SchemaName, value: unknown): Mismatch | null =>
  firstMismatch(validatorOf(ofLists, name), value);

/** Every error of a value, an unreadable date included; slow. */
function errorsIn(name: SchemaName, value: unknown): ErrorObject[] {
  const validate = validatorOf(ofRows, name);
  return validate(value) === true ? [] : (validate.errors ?? []);
}

/** Every place where a row of a list leaves the contract, the row's own fields first in each `field`. */
export const rowMismatches = (item: SchemaName, row: unknown): Mismatch[] =>
  validatorOf(ofLists, item)(row) === true ? [] : errorsIn(item, row).map(toMismatch);

/** A place where an answer leaves the contract, and the way to it; a missing field is the last step. */
export interface BrokenPlace {
  mismatch: Mismatch;
  way: string[];
}

/** Every place where an answer leaves the contract, an unreadable date included; slow. */
export const brokenPlaces = (name: SchemaName, value: unknown): BrokenPlace[] =>
  errorsIn(name, value).map((error) => {
    const { missingProperty: missing } = error.params;
    const way = error.instancePath.split('/').slice(1);
    return { mismatch: toMismatch(error), way: typeof missing === 'string' ? [...way, missing] : way };
  });

/** One place where an answer leaves the contract. */
export interface Deviation {
  /** The path in the answer, with the indexes of lists: `/data/3`. */
  path: string;
  /** In words, without values. */
  message: string;
  /** The required field that is not there; null for any other fault. */
  missing: string | null;
}

/** Every place where an answer leaves the contract; slow. */
export const findDeviations = (name: SchemaName, value: unknown): Deviation[] =>
  errorsIn(name, value).map(({ instancePath, message = '', keyword, params }) => ({
    path: instancePath,
    message: params.limit === Number.MAX_SAFE_INTEGER ? 'must not be above 2^53' : message,
    missing: keyword === 'required' ? String(params.missingProperty) : null,
  }));

/** Statuses that the contract names for a call, for example `200` or `5XX`. */
export const statusesOf = (id: OperationId): string[] => {
  const { method, path } = operation(id);
  return Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
};

export const requirementsOf = (extension: string): readonly string[] => document['x-requires'][extension] ?? [];

/** A schema of the contract, as the parts of it that the gateway reads. */
export interface ContractSchema {
  $ref?: string;
  type?: unknown;
  allOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  required?: string[];
  items?: ContractSchema;
  additionalProperties?: unknown;
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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

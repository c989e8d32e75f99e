/** Where answers leave the contract. */

import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { readInstant } from '../../lib/instants.ts';
import { contractComponents, type SchemaName } from './contract.ts';

const roundedCheck =
  'The provider sends whole numbers above 2^53, which programs in JavaScript round. Give its records smaller ids.';

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
    return compiled.addSchema({ $id: 'provider', components: contractComponents });
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
  collect(contractComponents.schemas);
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

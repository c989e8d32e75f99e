import type { File } from 'node:buffer';
import type { operations } from '../../generated/provider.ts';
import type { OperationId } from './contract.ts';

type ContentOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content
  : Record<never, never>;

/** The parameters of a call, by the contract's names. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The JSON body of a call. */
export type JsonOf<Id extends OperationId> =
  ContentOf<Id> extends { 'application/json': infer Json } ? Json : undefined;

/** The form of a call: names of the contract with the texts and files to send. */
export type FormOf<Id extends OperationId> =
  ContentOf<Id> extends { 'multipart/form-data': infer Form } ? Record<keyof Form, string | File> : undefined;

/** What goes into a call, and how it is treated. */
export interface CallOptions<Id extends OperationId> {
  query?: QueryOf<Id>;
  json?: JsonOf<Id>;
  form?: FormOf<Id>;
  /** A list with all rows: it may take longer and be larger than other answers. */
  isList?: boolean;
  /** Identifies a write that may be sent again; a provider that keeps such keys repeats it in its answer. */
  requestKey?: string | null;
}

/** The header with the request key of a write. */
export const keyHeader: Lowercase<keyof NonNullable<operations['makeRegistration']['parameters']['header']>> =
  'idempotency-key';

/** Every field of a body with its nested ones, dotted. */
type PathOf<Body> = Body extends readonly unknown[]
  ? never
  : Body extends object
    ? { [Key in keyof Body & string]: Key | `${Key}.${PathOf<NonNullable<Body[Key]>>}` }[keyof Body & string]
    : never;

/** The input field that each field of a body came from: a rejection names the body's field. */
export type FieldsOf<Body> = Body extends unknown ? { readonly [Path in PathOf<Body>]?: string[] } : never;

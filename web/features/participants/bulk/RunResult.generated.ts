/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
/** Outcomes of a bulk change for a record. */
export type BulkOutcome =
  /** The record changes, or was changed. */
  | 'CHANGED'
  /** Another person changed the record after the plan; it stays unchanged. */
  | 'CONFLICT'
  /** The provider did not answer: the record may have changed or not. Sending it again is safe. */
  | 'FAILED'
  /** The provider rejected the change; `message` gives the reason. */
  | 'REFUSED'
  /** The record is skipped; `reason` gives the reason. */
  | 'SKIPPED'
  /** The record has all values already: no change and no mail. */
  | 'UNCHANGED';

/** Reasons why a bulk change skips a record. */
export type BulkSkipReason =
  /** Somebody changed the record after the bulk run that would be undone. */
  | 'CHANGED_SINCE'
  /** A listener has no section, talk date and slot. */
  | 'LISTENER'
  /** No confirmed poster. */
  | 'NOT_A_POSTER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** A registration for the school, which has listeners only. */
  | 'SCHOOL'
  /** The section is no longer offered. */
  | 'SECTION_INACTIVE'
  /** The section is in no poster list. */
  | 'SECTION_WITHOUT_POSTERS'
  /** The section takes no talks and posters. */
  | 'SECTION_WITHOUT_TALKS';

export type RunResult_BulkResultFragment = { id: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, message: string | null, registration: { id: string, fullName: string | null } | null };

export const RunResult_BulkResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunResult_BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode;
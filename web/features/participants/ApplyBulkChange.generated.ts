/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Which records of a plan, and what to set in them. */
export type ApplyBulkChangeInput = {
  /** What to set; the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Whether the records are of a project's list, which knows no day, slot and track: they are not sent (LST-07). */
  withoutPlace?: boolean;
};

/** What to set in many records. What is left out stays as it is in each. */
export type BulkChange = {
  /** The confirmed format. */
  format?: ParticipationFormat | null | undefined;
  /**
   * The confirmed section. Where it is left out and a talk has no confirmed section yet, the requested one is confirmed with
   * the format.
   */
  sectionId?: string | null | undefined;
  /** Date of the talk in words; an empty text empties it. */
  talkSchedule?: string | null | undefined;
  /** Slot. */
  talkSlot?: number | null | undefined;
};

/** A record and the state in which it was planned. */
export type BulkItemInput = {
  /** The record. */
  id: string;
  /** Its version at planning. Without it the newest change wins. */
  version?: string | null | undefined;
};

/** What becomes of a record in a change of many. */
export type BulkOutcome =
  /** It changes, or was changed. */
  | 'CHANGED'
  /** Somebody else changed it since the plan; it was left as it is. */
  | 'CONFLICT'
  /** The provider did not answer: it may have been changed or not. Sending it again is safe. */
  | 'FAILED'
  /** The provider refused; `message` tells why. */
  | 'REFUSED'
  /** It is left out; `reason` tells why. */
  | 'SKIPPED'
  /** All is so already: nothing is sent and nobody gets mail. */
  | 'UNCHANGED';

/** Why a record is left out of a change of many. */
export type BulkSkipReason =
  /** A listener has no section, talk date and slot (LST-04). */
  | 'LISTENER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** The section is not offered any more. */
  | 'SECTION_INACTIVE';

/** How a person takes part. */
export type ParticipationFormat =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** Kinds of refusals that a person can mend. */
export type UserErrorCode =
  /** A file's name or content is not of an accepted format (FIL-02). */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes (FIL-02). */
  | 'FILE_TOO_LARGE'
  /** A value is not of its form. */
  | 'INVALID'
  /** A mailed link is wrong, used or too old. */
  | 'LINK_EXPIRED'
  /** Two values that should be the same differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider refused for a reason of its own, told in the message. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open (rulings R5, R7). */
  | 'WINDOW_CLOSED'
  /** E-mail and password do not belong together, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

export type ApplyBulkChangeMutationVariables = Exact<{
  input: Types.ApplyBulkChangeInput;
}>;


export type ApplyBulkChangeMutation = { applyBulkChange: { results: Array<{ id: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, message: string | null, participation: { id: string, fullName: string } | null }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ApplyBulkChangeDocument = {"kind":"Document","hash":"83e60d2dbfd867dbb74eea44a763a254456b8b4c3df925d53cc86d5540e4eda0","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyBulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useApplyBulkChangeMutation__
 *
 * To run a mutation, you first call `useApplyBulkChangeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyBulkChangeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyBulkChangeMutation, { data, loading, error }] = useApplyBulkChangeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useApplyBulkChangeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApplyBulkChangeMutation, ApplyBulkChangeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyBulkChangeMutation, ApplyBulkChangeMutationVariables>(ApplyBulkChangeDocument, options);
      }
export type ApplyBulkChangeMutationHookResult = ReturnType<typeof useApplyBulkChangeMutation>;
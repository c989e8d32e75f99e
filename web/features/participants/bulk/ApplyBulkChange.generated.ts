/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Records of a plan and the new values. */
export type ApplyBulkChangeInput = {
  /** The new values, the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Slug of the project in whose list the records are changed, the same as planned; null for the main list. */
  project?: string | null | undefined;
  /**
   * A random name for the bulk run, the same for each chunk: 8 to 64 letters, digits, - and _. With it `undoBulkRun` can
   * undo the run if the provider stores runs (an extension of the contract).
   */
  runId?: string | null | undefined;
};

/** New values for many records. An omitted value stays as it is, null clears it. */
export type BulkChange = {
  /** The confirmed format. Null is REQUIRED. */
  format?: ParticipationFormatChoice | null | undefined;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED unless the format is LISTENER.
   */
  sectionId?: string | null | undefined;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: string | null | undefined;
  /** Slot, 1 to 1000; the board number of a poster. Not for a project's list. */
  talkSlot?: number | null | undefined;
};

/** A record and its version at planning. */
export type BulkItemInput = {
  /** The record. */
  id: string;
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: boolean;
  /** Its version at planning. Without it the change applies to the record as it is now. */
  version?: string | null | undefined;
};

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

/** Formats of participation to choose from. */
export type ParticipationFormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
  /** The record has other values than the person saw; the payload has the record as it is now, and nothing was changed. */
  | 'CONFLICT'
  /** The format of a file's name or content is not accepted. */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes. */
  | 'FILE_TOO_LARGE'
  /** A value has the wrong form. */
  | 'INVALID'
  /** A mailed link is wrong, used or expired. */
  | 'LINK_EXPIRED'
  /** Two values that must be equal differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider rejected the request; the message gives the reason. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open. */
  | 'WINDOW_CLOSED'
  /** The e-mail and the password do not match, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

export type ApplyBulkChangeMutationVariables = Exact<{
  input: Types.ApplyBulkChangeInput;
}>;


export type ApplyBulkChangeMutation = { applyBulkChange: { results: Array<{ id: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, message: string | null, registration: { id: string, fullName: string | null } | null }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ApplyBulkChangeDocument = {"kind":"Document","hash":"b4c6d3d587b499be0253849a988ce192811c427ae9948d06d822fa852152be1d","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyBulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunResult_BulkResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunResult_BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode;

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
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A poster and its board. */
export type BoardItemInput = {
  /** The board, 1 to 1000. */
  board: number;
  /** The record. */
  id: string;
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

/** Posters and their boards. */
export type NumberBoardsInput = {
  /** At most 50 posters. */
  items: Array<BoardItemInput>;
  /** A random name for the bulk run, as in `applyBulkChange`. */
  runId?: string | null | undefined;
};

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

export type NumberBoardsMutationVariables = Exact<{
  input: Types.NumberBoardsInput;
}>;


export type NumberBoardsMutation = { numberBoards: { results: Array<{ id: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, message: string | null, registration: { id: string, fullName: string | null } | null }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const NumberBoardsDocument = {"kind":"Document","hash":"b52a55983f4bf4f15516a5dff9cb8e6e5f0ce7771322bcc2bf135b88f6075588","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NumberBoards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NumberBoardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberBoards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunResult_BulkResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunResult_BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNumberBoardsMutation__
 *
 * To run a mutation, you first call `useNumberBoardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNumberBoardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [numberBoardsMutation, { data, loading, error }] = useNumberBoardsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useNumberBoardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<NumberBoardsMutation, NumberBoardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NumberBoardsMutation, NumberBoardsMutationVariables>(NumberBoardsDocument, options);
      }
export type NumberBoardsMutationHookResult = ReturnType<typeof useNumberBoardsMutation>;
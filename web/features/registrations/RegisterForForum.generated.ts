/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Formats of participation to choose from. */
export type ParticipationFormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

/** A registration for the forum. */
export type RegisterForForumInput = {
  /** The requested format. */
  format: ParticipationFormatChoice;
  /** Active sections to attend. */
  listeningSectionIds?: Array<string>;
  /**
   * Idempotency key: repeated requests with one key create one registration and return it. Use a new key for each new
   * registration, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: string | null | undefined;
  /** Section of the talk or poster: active, public and open to talks. Ignored for a listener. */
  sectionId?: string | null | undefined;
  /** Title of the talk or poster. Ignored for a listener. */
  title?: string | null | undefined;
  /** Whether the person wants to join the excursion; rejected after its day. */
  wantsTour?: boolean;
  /** The windows that apply to the action. */
  windows?: WindowSet;
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

/** Sets of windows of an edition, which decide when an action is open. */
export type WindowSet =
  /** The edition's own windows (`Edition.registrationWindow`, `Edition.thesesWindow`). */
  | 'CURRENT'
  /** The windows of late registrations (`Edition.expiredWindows`); an edition without them applies its own. */
  | 'EXPIRED';

export type RegisterForForumMutationVariables = Exact<{
  input: Types.RegisterForForumInput;
}>;


export type RegisterForForumMutation = { registerForForum: { registration: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const RegisterForForumDocument = {"kind":"Document","hash":"e6a6d8eb8e820b907624ff53b933ccac6a52b456eb0522439f9f2131451cc386","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForForum"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterForForumInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerForForum"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRegisterForForumMutation__
 *
 * To run a mutation, you first call `useRegisterForForumMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterForForumMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerForForumMutation, { data, loading, error }] = useRegisterForForumMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterForForumMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterForForumMutation, RegisterForForumMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterForForumMutation, RegisterForForumMutationVariables>(RegisterForForumDocument, options);
      }
export type RegisterForForumMutationHookResult = ReturnType<typeof useRegisterForForumMutation>;
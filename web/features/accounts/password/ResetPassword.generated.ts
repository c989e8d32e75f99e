/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** One query value of a mailed link. */
export type LinkValueInput = {
  /** Name, 1 to 100 characters. */
  name: string;
  /** Decoded value, at most 2000 characters. */
  value: string;
};

/** A new password and the query values of the mailed link. */
export type ResetPasswordInput = {
  /** E-mail in the link, for a link without `values`: the provider does not check it. */
  email?: string | null | undefined;
  /** The query values of the link. */
  link: SignedLinkInput;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: string;
};

/** The query values of a mailed link. */
export type SignedLinkInput = {
  /**
   * Signature of the link; required without `values`.
   * @deprecated The three values of one registration library, until 2027-05-31, use `values`.
   */
  signature?: string | null | undefined;
  /**
   * Time stamp of the link; required without `values`.
   * @deprecated The three values of one registration library, until 2027-05-31, use `values`.
   */
  timestamp?: string | null | undefined;
  /**
   * Account id of the link; required without `values`.
   * @deprecated The three values of one registration library, until 2027-05-31, use `values`.
   */
  userId?: string | null | undefined;
  /**
   * All query values of the link, 1 to 50, whatever their names. The provider receives them unchanged; a repeated name
   * becomes a list. The other fields then have no effect.
   */
  values?: Array<LinkValueInput> | null | undefined;
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

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { changed: boolean, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ResetPasswordDocument = {"kind":"Document","hash":"6f08a938cef9e8487aead03e1ae1eac98ce44fa498d6a66aeec35db11a2acad9","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useResetPasswordMutation__
 *
 * To run a mutation, you first call `useResetPasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResetPasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resetPasswordMutation, { data, loading, error }] = useResetPasswordMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
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

export type VerifyEmailMutationVariables = Exact<{
  input: Types.SignedLinkInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { detail: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const VerifyEmailDocument = {"kind":"Document","hash":"84ca1643f5a6eed0e947b4cf335174a9fb0ef3f9d7d549884c9da6b35bfdea72","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignedLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyEmailMutation__
 *
 * To run a mutation, you first call `useVerifyEmailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyEmailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyEmailMutation, { data, loading, error }] = useVerifyEmailMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useVerifyEmailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyEmailMutation, VerifyEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options);
      }
export type VerifyEmailMutationHookResult = ReturnType<typeof useVerifyEmailMutation>;
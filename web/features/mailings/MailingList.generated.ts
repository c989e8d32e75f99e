/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
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

export type MailingListQueryVariables = Exact<{
  type: string;
}>;


export type MailingListQuery = { mailingList: { addresses: string | null, count: number, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const MailingListDocument = {"kind":"Document","hash":"987872a1f066d8a16e772a933dbc23ae68e0abd612c983c1ca65fb30a9654fbc","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMailingListQuery__
 *
 * To run a query within a React component, call `useMailingListQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailingListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailingListQuery({
 *   variables: {
 *      type: // value for 'type'
 *   },
 * });
 */
export function useMailingListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailingListQuery, MailingListQueryVariables> & ({ variables: MailingListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailingListQuery, MailingListQueryVariables>(MailingListDocument, options);
      }
export function useMailingListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailingListQuery, MailingListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailingListQuery, MailingListQueryVariables>(MailingListDocument, options);
        }
export type MailingListQueryHookResult = ReturnType<typeof useMailingListQuery>;
export type MailingListLazyQueryHookResult = ReturnType<typeof useMailingListLazyQuery>;
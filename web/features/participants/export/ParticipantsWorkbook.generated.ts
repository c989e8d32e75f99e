/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

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

export type ParticipantsWorkbookQueryVariables = Exact<{
  year: number;
}>;


export type ParticipantsWorkbookQuery = { participantsWorkbook: { url: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ParticipantsWorkbookDocument = {"kind":"Document","hash":"3760acde1e42337ec8a46de68630e81d6a0f41dd5a11b8296942a23170469cdb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantsWorkbook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participantsWorkbook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantsWorkbookQuery__
 *
 * To run a query within a React component, call `useParticipantsWorkbookQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantsWorkbookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantsWorkbookQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useParticipantsWorkbookQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantsWorkbookQuery, ParticipantsWorkbookQueryVariables> & ({ variables: ParticipantsWorkbookQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantsWorkbookQuery, ParticipantsWorkbookQueryVariables>(ParticipantsWorkbookDocument, options);
      }
export function useParticipantsWorkbookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantsWorkbookQuery, ParticipantsWorkbookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantsWorkbookQuery, ParticipantsWorkbookQueryVariables>(ParticipantsWorkbookDocument, options);
        }
export type ParticipantsWorkbookQueryHookResult = ReturnType<typeof useParticipantsWorkbookQuery>;
export type ParticipantsWorkbookLazyQueryHookResult = ReturnType<typeof useParticipantsWorkbookLazyQuery>;
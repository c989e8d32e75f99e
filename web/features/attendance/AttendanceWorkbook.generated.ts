/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Lists of a section. */
export type AttendanceKind =
  /** People who came, with the time. */
  | 'ATTENDANCE'
  /** People who plan to come. */
  | 'AUDIENCE';

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

export type AttendanceWorkbookQueryVariables = Exact<{
  kind: Types.AttendanceKind;
  sectionId?: string | null | undefined;
}>;


export type AttendanceWorkbookQuery = { attendanceWorkbook: { url: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const AttendanceWorkbookDocument = {"kind":"Document","hash":"fa149ad1845d407a5d9924423eef45270c1d2892da974c7853a6f2fde10a85a7","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceWorkbook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sectionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceWorkbook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"sectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAttendanceWorkbookQuery__
 *
 * To run a query within a React component, call `useAttendanceWorkbookQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceWorkbookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceWorkbookQuery({
 *   variables: {
 *      kind: // value for 'kind'
 *      sectionId: // value for 'sectionId'
 *   },
 * });
 */
export function useAttendanceWorkbookQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceWorkbookQuery, AttendanceWorkbookQueryVariables> & ({ variables: AttendanceWorkbookQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceWorkbookQuery, AttendanceWorkbookQueryVariables>(AttendanceWorkbookDocument, options);
      }
export function useAttendanceWorkbookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceWorkbookQuery, AttendanceWorkbookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceWorkbookQuery, AttendanceWorkbookQueryVariables>(AttendanceWorkbookDocument, options);
        }
export type AttendanceWorkbookQueryHookResult = ReturnType<typeof useAttendanceWorkbookQuery>;
export type AttendanceWorkbookLazyQueryHookResult = ReturnType<typeof useAttendanceWorkbookLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ExportAttendanceWorkbookMutationVariables = Exact<{
  input: Types.CreateAttendanceWorkbookDownloadInput;
}>;


export type ExportAttendanceWorkbookMutation = { createAttendanceWorkbookDownload: { download: { url: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ExportAttendanceWorkbookDocument = {"kind":"Document","hash":"381067ec1380ce1163dea7c8652342a61ebbbf87819de15799d0c39b495dd6b3","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAttendanceWorkbook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAttendanceWorkbookDownloadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAttendanceWorkbookDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useExportAttendanceWorkbookMutation__
 *
 * To run a mutation, you first call `useExportAttendanceWorkbookMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useExportAttendanceWorkbookMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [exportAttendanceWorkbookMutation, { data, loading, error }] = useExportAttendanceWorkbookMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useExportAttendanceWorkbookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ExportAttendanceWorkbookMutation, ExportAttendanceWorkbookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ExportAttendanceWorkbookMutation, ExportAttendanceWorkbookMutationVariables>(ExportAttendanceWorkbookDocument, options);
      }
export type ExportAttendanceWorkbookMutationHookResult = ReturnType<typeof useExportAttendanceWorkbookMutation>;
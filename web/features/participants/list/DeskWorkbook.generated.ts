/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskWorkbookMutationVariables = Exact<{
  input: Types.CreateParticipantsWorkbookDownloadInput;
}>;


export type DeskWorkbookMutation = { createParticipantsWorkbookDownload: { download: { url: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const DeskWorkbookDocument = {"kind":"Document","hash":"7996c7162e44c7519d79a4ccae1d2ca904a9572eb75a00c02ed6136e8b8ecf80","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskWorkbook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateParticipantsWorkbookDownloadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createParticipantsWorkbookDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskWorkbookMutation__
 *
 * To run a mutation, you first call `useDeskWorkbookMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeskWorkbookMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deskWorkbookMutation, { data, loading, error }] = useDeskWorkbookMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useDeskWorkbookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeskWorkbookMutation, DeskWorkbookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeskWorkbookMutation, DeskWorkbookMutationVariables>(DeskWorkbookDocument, options);
      }
export type DeskWorkbookMutationHookResult = ReturnType<typeof useDeskWorkbookMutation>;
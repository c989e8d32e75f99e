/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DownloadPersonalDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadPersonalDataMutation = { downloadPersonalData: { download: { url: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const DownloadPersonalDataDocument = {"kind":"Document","hash":"c2d67041d8cf9c30b80307122c2a69dd0a37946c36fe69034b7ef8ea21aa904a","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadPersonalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadPersonalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDownloadPersonalDataMutation__
 *
 * To run a mutation, you first call `useDownloadPersonalDataMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDownloadPersonalDataMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [downloadPersonalDataMutation, { data, loading, error }] = useDownloadPersonalDataMutation({
 *   variables: {
 *   },
 * });
 */
export function useDownloadPersonalDataMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DownloadPersonalDataMutation, DownloadPersonalDataMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DownloadPersonalDataMutation, DownloadPersonalDataMutationVariables>(DownloadPersonalDataDocument, options);
      }
export type DownloadPersonalDataMutationHookResult = ReturnType<typeof useDownloadPersonalDataMutation>;
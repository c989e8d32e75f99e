/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DownloadPersonalDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadPersonalDataMutation = { createPersonalDataDownload: { download: { url: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const DownloadPersonalDataDocument = {"kind":"Document","hash":"61583084ab828d82d61857746015ddc70bdc35ebd18d909db43730367234e5b3","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadPersonalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonalDataDownload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

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
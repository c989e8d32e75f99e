/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DraftOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftOwnerQuery = { viewer: { id: string } | null };


export const DraftOwnerDocument = {"kind":"Document","hash":"2b8e9f63d59c2a345e9941bd131d2b12a6ef883c389c88163ecbffcbcd357166","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDraftOwnerQuery__
 *
 * To run a query within a React component, call `useDraftOwnerQuery` and pass it any options that fit your needs.
 * When your component renders, `useDraftOwnerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDraftOwnerQuery({
 *   variables: {
 *   },
 * });
 */
export function useDraftOwnerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DraftOwnerQuery, DraftOwnerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DraftOwnerQuery, DraftOwnerQueryVariables>(DraftOwnerDocument, options);
      }
export function useDraftOwnerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DraftOwnerQuery, DraftOwnerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DraftOwnerQuery, DraftOwnerQueryVariables>(DraftOwnerDocument, options);
        }
export type DraftOwnerQueryHookResult = ReturnType<typeof useDraftOwnerQuery>;
export type DraftOwnerLazyQueryHookResult = ReturnType<typeof useDraftOwnerLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OpenEditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenEditionsQuery = { editions: Array<{ id: string, year: number, isOpenToModerators: boolean }> };


export const OpenEditionsDocument = {"kind":"Document","hash":"9aa64c1320f6291f9e7affff47c26ccab2f266d1014cac739828662213dce875","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenEditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToModerators"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenEditionsQuery__
 *
 * To run a query within a React component, call `useOpenEditionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenEditionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenEditionsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOpenEditionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenEditionsQuery, OpenEditionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenEditionsQuery, OpenEditionsQueryVariables>(OpenEditionsDocument, options);
      }
export function useOpenEditionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenEditionsQuery, OpenEditionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenEditionsQuery, OpenEditionsQueryVariables>(OpenEditionsDocument, options);
        }
export type OpenEditionsQueryHookResult = ReturnType<typeof useOpenEditionsQuery>;
export type OpenEditionsLazyQueryHookResult = ReturnType<typeof useOpenEditionsLazyQuery>;
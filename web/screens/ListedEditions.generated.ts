/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ListedEditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedEditionsQuery = { editions: Array<{ year: number, isCurrent: boolean, isOpenToModerators: boolean, projects: Array<{ slug: string, title: string }> }> };


export const ListedEditionsDocument = {"kind":"Document","hash":"787f4e356d27f816d9d9a1c441f14ff5ebb78212caa82eefecce5a2ecc3b7d8a","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedEditions"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToModerators"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useListedEditionsQuery__
 *
 * To run a query within a React component, call `useListedEditionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useListedEditionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useListedEditionsQuery({
 *   variables: {
 *   },
 * });
 */
export function useListedEditionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ListedEditionsQuery, ListedEditionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ListedEditionsQuery, ListedEditionsQueryVariables>(ListedEditionsDocument, options);
      }
export function useListedEditionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ListedEditionsQuery, ListedEditionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ListedEditionsQuery, ListedEditionsQueryVariables>(ListedEditionsDocument, options);
        }
export type ListedEditionsQueryHookResult = ReturnType<typeof useListedEditionsQuery>;
export type ListedEditionsLazyQueryHookResult = ReturnType<typeof useListedEditionsLazyQuery>;
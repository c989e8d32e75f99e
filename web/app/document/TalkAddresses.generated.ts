/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type TalkAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type TalkAddressesQuery = { editions: Array<{ year: number, isCurrent: boolean, page: { screens: Array<Types.EditionScreen> }, programme: { year: number, days: Array<{ id: string, items: Array<{ id: string, detail: { key: string, talks: Array<{ id: string, slug: string, title: string | null }> } | null }> }> } | null }> };


export const TalkAddressesDocument = {"kind":"Document","hash":"d9de458d173d321a1a3d1e2ab70803f5b01859a5b63b25940316fa438f616177","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalkAddresses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screens"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"talks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTalkAddressesQuery__
 *
 * To run a query within a React component, call `useTalkAddressesQuery` and pass it any options that fit your needs.
 * When your component renders, `useTalkAddressesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTalkAddressesQuery({
 *   variables: {
 *   },
 * });
 */
export function useTalkAddressesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TalkAddressesQuery, TalkAddressesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TalkAddressesQuery, TalkAddressesQueryVariables>(TalkAddressesDocument, options);
      }
export function useTalkAddressesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TalkAddressesQuery, TalkAddressesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TalkAddressesQuery, TalkAddressesQueryVariables>(TalkAddressesDocument, options);
        }
export type TalkAddressesQueryHookResult = ReturnType<typeof useTalkAddressesQuery>;
export type TalkAddressesLazyQueryHookResult = ReturnType<typeof useTalkAddressesLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PortalAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalAccountQuery = { edition: { year: number, registrationWindow: { state: Types.WindowState } } | null };


export const PortalAccountDocument = {"kind":"Document","hash":"c79381beca283648178348e078b716de1b0068d1e32b0c348906ef9f14aa501a","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"registrationWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePortalAccountQuery__
 *
 * To run a query within a React component, call `usePortalAccountQuery` and pass it any options that fit your needs.
 * When your component renders, `usePortalAccountQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePortalAccountQuery({
 *   variables: {
 *   },
 * });
 */
export function usePortalAccountQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PortalAccountQuery, PortalAccountQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PortalAccountQuery, PortalAccountQueryVariables>(PortalAccountDocument, options);
      }
export function usePortalAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PortalAccountQuery, PortalAccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PortalAccountQuery, PortalAccountQueryVariables>(PortalAccountDocument, options);
        }
export type PortalAccountQueryHookResult = ReturnType<typeof usePortalAccountQuery>;
export type PortalAccountLazyQueryHookResult = ReturnType<typeof usePortalAccountLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ServiceNowQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceNowQuery = { clock: { now: string } };


export const ServiceNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useServiceNowQuery__
 *
 * To run a query within a React component, call `useServiceNowQuery` and pass it any options that fit your needs.
 * When your component renders, `useServiceNowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useServiceNowQuery({
 *   variables: {
 *   },
 * });
 */
export function useServiceNowQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ServiceNowQuery, ServiceNowQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ServiceNowQuery, ServiceNowQueryVariables>(ServiceNowDocument, options);
      }
export function useServiceNowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ServiceNowQuery, ServiceNowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ServiceNowQuery, ServiceNowQueryVariables>(ServiceNowDocument, options);
        }
export type ServiceNowQueryHookResult = ReturnType<typeof useServiceNowQuery>;
export type ServiceNowLazyQueryHookResult = ReturnType<typeof useServiceNowLazyQuery>;
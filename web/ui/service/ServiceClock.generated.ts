/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ServiceClockQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceClockQuery = { extensions: Array<Types.ProviderExtension> | null, clock: { now: string, isDemo: boolean } };


export const ServiceClockDocument = {"kind":"Document","hash":"30fa8fec3f3d0434d7a870dff992310467e4c6efce3a685214e6486764dffd32","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extensions"}}]}}]} as unknown as DocumentNode;

/**
 * __useServiceClockQuery__
 *
 * To run a query within a React component, call `useServiceClockQuery` and pass it any options that fit your needs.
 * When your component renders, `useServiceClockQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useServiceClockQuery({
 *   variables: {
 *   },
 * });
 */
export function useServiceClockQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ServiceClockQuery, ServiceClockQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ServiceClockQuery, ServiceClockQueryVariables>(ServiceClockDocument, options);
      }
export function useServiceClockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ServiceClockQuery, ServiceClockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ServiceClockQuery, ServiceClockQueryVariables>(ServiceClockDocument, options);
        }
export type ServiceClockQueryHookResult = ReturnType<typeof useServiceClockQuery>;
export type ServiceClockLazyQueryHookResult = ReturnType<typeof useServiceClockLazyQuery>;
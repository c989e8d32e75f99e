/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Where the service's clock stands to a window. */
export type WindowState =
  /** Closed for good. */
  | 'CLOSED'
  /** Open. */
  | 'OPEN'
  /** Not open yet. */
  | 'UPCOMING';

export type CurrentEditionQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentEditionQuery = { currentEdition: { year: number, title: string, startsOn: string, endsOn: string, registrationWindow: { opensAt: string, closesAt: string, state: Types.WindowState } } };


export const CurrentEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCurrentEditionQuery__
 *
 * To run a query within a React component, call `useCurrentEditionQuery` and pass it any options that fit your needs.
 * When your component renders, `useCurrentEditionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCurrentEditionQuery({
 *   variables: {
 *   },
 * });
 */
export function useCurrentEditionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CurrentEditionQuery, CurrentEditionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CurrentEditionQuery, CurrentEditionQueryVariables>(CurrentEditionDocument, options);
      }
export function useCurrentEditionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CurrentEditionQuery, CurrentEditionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CurrentEditionQuery, CurrentEditionQueryVariables>(CurrentEditionDocument, options);
        }
export type CurrentEditionQueryHookResult = ReturnType<typeof useCurrentEditionQuery>;
export type CurrentEditionLazyQueryHookResult = ReturnType<typeof useCurrentEditionLazyQuery>;
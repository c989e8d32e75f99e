/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ScheduleDaysQueryVariables = Exact<{
  year: number;
}>;


export type ScheduleDaysQuery = { edition: { year: number, programme: { days: Array<{ id: string, date: string }> } | null } | null };


export const ScheduleDaysDocument = {"kind":"Document","hash":"07815ee5a46b6d31068d8713a49ab1bb87ee48cf225525ea7a921c88682306d1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useScheduleDaysQuery__
 *
 * To run a query within a React component, call `useScheduleDaysQuery` and pass it any options that fit your needs.
 * When your component renders, `useScheduleDaysQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useScheduleDaysQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useScheduleDaysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ScheduleDaysQuery, ScheduleDaysQueryVariables> & ({ variables: ScheduleDaysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ScheduleDaysQuery, ScheduleDaysQueryVariables>(ScheduleDaysDocument, options);
      }
export function useScheduleDaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ScheduleDaysQuery, ScheduleDaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ScheduleDaysQuery, ScheduleDaysQueryVariables>(ScheduleDaysDocument, options);
        }
export type ScheduleDaysQueryHookResult = ReturnType<typeof useScheduleDaysQuery>;
export type ScheduleDaysLazyQueryHookResult = ReturnType<typeof useScheduleDaysLazyQuery>;
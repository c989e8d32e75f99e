/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ForumDaysQueryVariables = Exact<{
  year: number;
}>;


export type ForumDaysQuery = { edition: { year: number, programme: { days: Array<{ id: string, date: string }> } | null } | null };


export const ForumDaysDocument = {"kind":"Document","hash":"e11d12a85b0aa58b6c5172b698df578ffd32faf66a5852dbda10d2e6d9c517bd","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForumDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useForumDaysQuery__
 *
 * To run a query within a React component, call `useForumDaysQuery` and pass it any options that fit your needs.
 * When your component renders, `useForumDaysQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useForumDaysQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useForumDaysQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ForumDaysQuery, ForumDaysQueryVariables> & ({ variables: ForumDaysQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ForumDaysQuery, ForumDaysQueryVariables>(ForumDaysDocument, options);
      }
export function useForumDaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ForumDaysQuery, ForumDaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ForumDaysQuery, ForumDaysQueryVariables>(ForumDaysDocument, options);
        }
export type ForumDaysQueryHookResult = ReturnType<typeof useForumDaysQuery>;
export type ForumDaysLazyQueryHookResult = ReturnType<typeof useForumDaysLazyQuery>;
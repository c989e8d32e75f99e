/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AttendanceSectionsQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type AttendanceSectionsQuery = { edition: { year: number, sections: Array<{ id: string, name: string | null }> | null } | null };


export const AttendanceSectionsDocument = {"kind":"Document","hash":"eb112e913e7991af6eaec43aac23bc1eecdaa62ddfeed4872a7997b73a0c5ec1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceSections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAttendanceSectionsQuery__
 *
 * To run a query within a React component, call `useAttendanceSectionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceSectionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceSectionsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useAttendanceSectionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AttendanceSectionsQuery, AttendanceSectionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceSectionsQuery, AttendanceSectionsQueryVariables>(AttendanceSectionsDocument, options);
      }
export function useAttendanceSectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceSectionsQuery, AttendanceSectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceSectionsQuery, AttendanceSectionsQueryVariables>(AttendanceSectionsDocument, options);
        }
export type AttendanceSectionsQueryHookResult = ReturnType<typeof useAttendanceSectionsQuery>;
export type AttendanceSectionsLazyQueryHookResult = ReturnType<typeof useAttendanceSectionsLazyQuery>;
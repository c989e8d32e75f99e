/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PersonAttendanceQueryVariables = Exact<{
  id: string;
}>;


export type PersonAttendanceQuery = { registration: { id: string, attendance: Array<{ key: string, arrivedAt: string | null, section: { id: string, name: string | null } | null }> | null } | null };


export const PersonAttendanceDocument = {"kind":"Document","hash":"714daabea31fc47190030782799e855addeab6ca7184351d3ebf3984e8a20446","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePersonAttendanceQuery__
 *
 * To run a query within a React component, call `usePersonAttendanceQuery` and pass it any options that fit your needs.
 * When your component renders, `usePersonAttendanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePersonAttendanceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePersonAttendanceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PersonAttendanceQuery, PersonAttendanceQueryVariables> & ({ variables: PersonAttendanceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PersonAttendanceQuery, PersonAttendanceQueryVariables>(PersonAttendanceDocument, options);
      }
export function usePersonAttendanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PersonAttendanceQuery, PersonAttendanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PersonAttendanceQuery, PersonAttendanceQueryVariables>(PersonAttendanceDocument, options);
        }
export type PersonAttendanceQueryHookResult = ReturnType<typeof usePersonAttendanceQuery>;
export type PersonAttendanceLazyQueryHookResult = ReturnType<typeof usePersonAttendanceLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CancelledCountQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type CancelledCountQuery = { edition: { year: number, participants: { listCount: number } | null } | null };


export const CancelledCountDocument = {"kind":"Document","hash":"92c47763cd446c20a55cdd94ee30548ef421988b0e843ba5b7e7145667137855","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isCancelled"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listCount"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCancelledCountQuery__
 *
 * To run a query within a React component, call `useCancelledCountQuery` and pass it any options that fit your needs.
 * When your component renders, `useCancelledCountQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCancelledCountQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useCancelledCountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CancelledCountQuery, CancelledCountQueryVariables> & ({ variables: CancelledCountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CancelledCountQuery, CancelledCountQueryVariables>(CancelledCountDocument, options);
      }
export function useCancelledCountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CancelledCountQuery, CancelledCountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CancelledCountQuery, CancelledCountQueryVariables>(CancelledCountDocument, options);
        }
export type CancelledCountQueryHookResult = ReturnType<typeof useCancelledCountQuery>;
export type CancelledCountLazyQueryHookResult = ReturnType<typeof useCancelledCountLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type QueueRowsQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
  ids: Array<string> | string;
  cancelled?: boolean | null | undefined;
}>;


export type QueueRowsQuery = { edition: { year: number, participants: { nodes: Array<{ id: string, fullName: string, registration: { id: string, status: Types.ParticipationStatus, isCancelled: boolean, effectiveFormat: Types.ParticipationFormat } | null }> } | null } | null };


export const QueueRowsDocument = {"kind":"Document","hash":"5723e201c0526f70a3232cfc068f9f644fd96bf88f8e4a97b943edbae7b91ad7","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueueRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cancelled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCancelled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cancelled"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFormat"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useQueueRowsQuery__
 *
 * To run a query within a React component, call `useQueueRowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useQueueRowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useQueueRowsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *      ids: // value for 'ids'
 *      cancelled: // value for 'cancelled'
 *   },
 * });
 */
export function useQueueRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QueueRowsQuery, QueueRowsQueryVariables> & ({ variables: QueueRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QueueRowsQuery, QueueRowsQueryVariables>(QueueRowsDocument, options);
      }
export function useQueueRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QueueRowsQuery, QueueRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QueueRowsQuery, QueueRowsQueryVariables>(QueueRowsDocument, options);
        }
export type QueueRowsQueryHookResult = ReturnType<typeof useQueueRowsQuery>;
export type QueueRowsLazyQueryHookResult = ReturnType<typeof useQueueRowsLazyQuery>;
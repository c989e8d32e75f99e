/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ParticipantIdsQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
  filter?: Types.ParticipantFilter | null | undefined;
  orderBy: Array<Types.ParticipantOrder> | Types.ParticipantOrder;
}>;


export type ParticipantIdsQuery = { edition: { year: number, participantIds: Array<string> | null } | null };


export const ParticipantIdsDocument = {"kind":"Document","hash":"272d490c6143cee31c1dabb0470eca9954c96ee135b5ebb35b0cb64bdb1b8859","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantOrder"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participantIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}]}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantIdsQuery__
 *
 * To run a query within a React component, call `useParticipantIdsQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantIdsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantIdsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *   },
 * });
 */
export function useParticipantIdsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantIdsQuery, ParticipantIdsQueryVariables> & ({ variables: ParticipantIdsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantIdsQuery, ParticipantIdsQueryVariables>(ParticipantIdsDocument, options);
      }
export function useParticipantIdsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantIdsQuery, ParticipantIdsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantIdsQuery, ParticipantIdsQueryVariables>(ParticipantIdsDocument, options);
        }
export type ParticipantIdsQueryHookResult = ReturnType<typeof useParticipantIdsQuery>;
export type ParticipantIdsLazyQueryHookResult = ReturnType<typeof useParticipantIdsLazyQuery>;
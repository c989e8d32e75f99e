/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ParticipantViewsQueryVariables = Exact<{
  year: number;
}>;


export type ParticipantViewsQuery = { edition: { year: number, page: { participantViews: Array<{ key: string, name: string, query: string, authorName: string | null }> | null } } | null };


export const ParticipantViewsDocument = {"kind":"Document","hash":"c2106c8731267e85d0df5a6ae062d3f97a1d7704382057f4689fedaaff809e6d","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participantViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantViewsQuery__
 *
 * To run a query within a React component, call `useParticipantViewsQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantViewsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantViewsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useParticipantViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantViewsQuery, ParticipantViewsQueryVariables> & ({ variables: ParticipantViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantViewsQuery, ParticipantViewsQueryVariables>(ParticipantViewsDocument, options);
      }
export function useParticipantViewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantViewsQuery, ParticipantViewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantViewsQuery, ParticipantViewsQueryVariables>(ParticipantViewsDocument, options);
        }
export type ParticipantViewsQueryHookResult = ReturnType<typeof useParticipantViewsQuery>;
export type ParticipantViewsLazyQueryHookResult = ReturnType<typeof useParticipantViewsLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type NewestParticipantsQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type NewestParticipantsQuery = { edition: { year: number, participantsRevision: string | null } | null };


export const NewestParticipantsDocument = {"kind":"Document","hash":"05af59d9ac91539484b634a5449a8f2d276fd58ab94e82f5b66677d4acebb059","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestParticipants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participantsRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"newest"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNewestParticipantsQuery__
 *
 * To run a query within a React component, call `useNewestParticipantsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNewestParticipantsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNewestParticipantsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useNewestParticipantsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NewestParticipantsQuery, NewestParticipantsQueryVariables> & ({ variables: NewestParticipantsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NewestParticipantsQuery, NewestParticipantsQueryVariables>(NewestParticipantsDocument, options);
      }
export function useNewestParticipantsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NewestParticipantsQuery, NewestParticipantsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NewestParticipantsQuery, NewestParticipantsQueryVariables>(NewestParticipantsDocument, options);
        }
export type NewestParticipantsQueryHookResult = ReturnType<typeof useNewestParticipantsQuery>;
export type NewestParticipantsLazyQueryHookResult = ReturnType<typeof useNewestParticipantsLazyQuery>;
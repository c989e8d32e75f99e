/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ParticipantsRevisionQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type ParticipantsRevisionQuery = { edition: { year: number, participantsRevision: string | null } | null };


export const ParticipantsRevisionDocument = {"kind":"Document","hash":"34bcb3c5102dc722059e4462d8e444e95779b65fca6c29430f1c7b5b35f57444","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantsRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"sameForModerators"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participantsRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}}]}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantsRevisionQuery__
 *
 * To run a query within a React component, call `useParticipantsRevisionQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantsRevisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantsRevisionQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useParticipantsRevisionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantsRevisionQuery, ParticipantsRevisionQueryVariables> & ({ variables: ParticipantsRevisionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantsRevisionQuery, ParticipantsRevisionQueryVariables>(ParticipantsRevisionDocument, options);
      }
export function useParticipantsRevisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantsRevisionQuery, ParticipantsRevisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantsRevisionQuery, ParticipantsRevisionQueryVariables>(ParticipantsRevisionDocument, options);
        }
export type ParticipantsRevisionQueryHookResult = ReturnType<typeof useParticipantsRevisionQuery>;
export type ParticipantsRevisionLazyQueryHookResult = ReturnType<typeof useParticipantsRevisionLazyQuery>;
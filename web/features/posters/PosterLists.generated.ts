/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PosterListsQueryVariables = Exact<{
  year: number;
}>;


export type PosterListsQuery = { edition: { year: number, posterLists: Array<{ id: string, title: string, unreadableCount: number | null, groups: Array<{ key: string, title: string | null, posters: { nodes: Array<{ key: string, board: string | null, presenter: string, title: string | null }> } }> | null }> } | null };


export const PosterListsDocument = {"kind":"Document","hash":"5f7f34bb0cf7295309bed75fa56e15964461ca071c446f48a17f1497fe66398d","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PosterLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"shared"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"posterLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableCount"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"posters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"presenter"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePosterListsQuery__
 *
 * To run a query within a React component, call `usePosterListsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePosterListsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePosterListsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function usePosterListsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PosterListsQuery, PosterListsQueryVariables> & ({ variables: PosterListsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PosterListsQuery, PosterListsQueryVariables>(PosterListsDocument, options);
      }
export function usePosterListsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PosterListsQuery, PosterListsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PosterListsQuery, PosterListsQueryVariables>(PosterListsDocument, options);
        }
export type PosterListsQueryHookResult = ReturnType<typeof usePosterListsQuery>;
export type PosterListsLazyQueryHookResult = ReturnType<typeof usePosterListsLazyQuery>;
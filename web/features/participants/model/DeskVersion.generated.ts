/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskVersionQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type DeskVersionQuery = { edition: { year: number, registrations: { version: string } | null } | null };


export const DeskVersionDocument = {"kind":"Document","hash":"34018bc700367d66b4ec0f49d91051c4f5de5b46f497d12a3ce9e900a0ce0faa","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskVersionQuery__
 *
 * To run a query within a React component, call `useDeskVersionQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskVersionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskVersionQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useDeskVersionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskVersionQuery, DeskVersionQueryVariables> & ({ variables: DeskVersionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskVersionQuery, DeskVersionQueryVariables>(DeskVersionDocument, options);
      }
export function useDeskVersionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskVersionQuery, DeskVersionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskVersionQuery, DeskVersionQueryVariables>(DeskVersionDocument, options);
        }
export type DeskVersionQueryHookResult = ReturnType<typeof useDeskVersionQuery>;
export type DeskVersionLazyQueryHookResult = ReturnType<typeof useDeskVersionLazyQuery>;
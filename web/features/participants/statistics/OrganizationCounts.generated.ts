/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OrganizationCountsQueryVariables = Exact<{
  year: number;
  offset: number;
}>;


export type OrganizationCountsQuery = { edition: { id: string, participants: { facets: { organizations: Array<{ count: number, organization: { id: string, name: string | null } | null }> } } | null } | null };


export const OrganizationCountsDocument = {"kind":"Document","hash":"a8626984359d9a56041308d038f89b5b1000a37406acc7ced96bd3c7807c0f08","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOrganizationCountsQuery__
 *
 * To run a query within a React component, call `useOrganizationCountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrganizationCountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrganizationCountsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useOrganizationCountsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrganizationCountsQuery, OrganizationCountsQueryVariables> & ({ variables: OrganizationCountsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrganizationCountsQuery, OrganizationCountsQueryVariables>(OrganizationCountsDocument, options);
      }
export function useOrganizationCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrganizationCountsQuery, OrganizationCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrganizationCountsQuery, OrganizationCountsQueryVariables>(OrganizationCountsDocument, options);
        }
export type OrganizationCountsQueryHookResult = ReturnType<typeof useOrganizationCountsQuery>;
export type OrganizationCountsLazyQueryHookResult = ReturnType<typeof useOrganizationCountsLazyQuery>;
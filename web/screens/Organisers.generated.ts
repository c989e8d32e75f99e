/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OrganisersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisersQuery = { edition: { year: number, hasSamplePictures: boolean, organisers: Array<{ title: string, members: Array<{ name: string, role: string | null, affiliation: string | null, url: string | null, pictureUrl: string | null }> }> } | null };


export const OrganisersDocument = {"kind":"Document","hash":"b1f6aa59b3cdcafc3a1bd1f86712591dd7e69e77713efc67bf560c06cfddfe13","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Organisers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganiserGroups_edition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganiserGroups_edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSamplePictures"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOrganisersQuery__
 *
 * To run a query within a React component, call `useOrganisersQuery` and pass it any options that fit your needs.
 * When your component renders, `useOrganisersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOrganisersQuery({
 *   variables: {
 *   },
 * });
 */
export function useOrganisersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OrganisersQuery, OrganisersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrganisersQuery, OrganisersQueryVariables>(OrganisersDocument, options);
      }
export function useOrganisersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrganisersQuery, OrganisersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrganisersQuery, OrganisersQueryVariables>(OrganisersDocument, options);
        }
export type OrganisersQueryHookResult = ReturnType<typeof useOrganisersQuery>;
export type OrganisersLazyQueryHookResult = ReturnType<typeof useOrganisersLazyQuery>;
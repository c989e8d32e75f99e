/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ThesesQueryVariables = Exact<{ [key: string]: never; }>;


export type ThesesQuery = { edition: { year: number, thesesWindow: { opensAt: string, closesAt: string }, thesesRules: { text: string, links: Array<{ label: string, url: string, file: { name: string, size: number } | null }> } | null } | null };


export const ThesesDocument = {"kind":"Document","hash":"75fbef74e58b770fad93c83f86de282b8744a7f4b5dedcdce091012a77bf9976","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Theses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThesesRules_edition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThesesRules_edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thesesWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesesRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditionLinks_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditionLinks_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditionLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useThesesQuery__
 *
 * To run a query within a React component, call `useThesesQuery` and pass it any options that fit your needs.
 * When your component renders, `useThesesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useThesesQuery({
 *   variables: {
 *   },
 * });
 */
export function useThesesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ThesesQuery, ThesesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ThesesQuery, ThesesQueryVariables>(ThesesDocument, options);
      }
export function useThesesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ThesesQuery, ThesesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ThesesQuery, ThesesQueryVariables>(ThesesDocument, options);
        }
export type ThesesQueryHookResult = ReturnType<typeof useThesesQuery>;
export type ThesesLazyQueryHookResult = ReturnType<typeof useThesesLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditionsQuery = { editions: Array<{ year: number, isCurrent: boolean, title: string, location: string, startsOn: string, endsOn: string, contacts: { institute: string, email: string, phone: string | null, postalAddress: string } | null, page: { screens: Array<Types.EditionScreen> }, projects: Array<{ slug: string, title: string }> }> };


export const EditionsDocument = {"kind":"Document","hash":"9dd91dd779f51f0c257c50beeb346fae5bc903996daf26f2f361c456d6f2b83d","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Editions"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institute"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screens"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEditionsQuery__
 *
 * To run a query within a React component, call `useEditionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditionsQuery({
 *   variables: {
 *   },
 * });
 */
export function useEditionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EditionsQuery, EditionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EditionsQuery, EditionsQueryVariables>(EditionsDocument, options);
      }
export function useEditionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EditionsQuery, EditionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EditionsQuery, EditionsQueryVariables>(EditionsDocument, options);
        }
export type EditionsQueryHookResult = ReturnType<typeof useEditionsQuery>;
export type EditionsLazyQueryHookResult = ReturnType<typeof useEditionsLazyQuery>;
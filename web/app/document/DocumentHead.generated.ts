/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DocumentHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentHeadQuery = { editions: Array<{ year: number, isCurrent: boolean, title: string, summary: string, location: string, startsOn: string, endsOn: string, page: { openGraphImageUrl: string | null, heroPhoto: { sources: Array<{ type: string, srcSet: string }> } | null }, organisers: Array<{ members: Array<{ name: string, url: string | null }> }>, contacts: { institute: string } | null }> };


export const DocumentHeadDocument = {"kind":"Document","hash":"3ce784bd95797d428b1c62be89fbeab363a27df84e605dfc9cab9f497b8a5a6d","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentHead"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openGraphImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"heroPhoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institute"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDocumentHeadQuery__
 *
 * To run a query within a React component, call `useDocumentHeadQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentHeadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentHeadQuery({
 *   variables: {
 *   },
 * });
 */
export function useDocumentHeadQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentHeadQuery, DocumentHeadQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentHeadQuery, DocumentHeadQueryVariables>(DocumentHeadDocument, options);
      }
export function useDocumentHeadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentHeadQuery, DocumentHeadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentHeadQuery, DocumentHeadQueryVariables>(DocumentHeadDocument, options);
        }
export type DocumentHeadQueryHookResult = ReturnType<typeof useDocumentHeadQuery>;
export type DocumentHeadLazyQueryHookResult = ReturnType<typeof useDocumentHeadLazyQuery>;
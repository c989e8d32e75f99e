/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type MailingListsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailingListsQuery = { editions: Array<{ year: number, mailingLists: Array<{ key: string, title: string }> | null }> };


export const MailingListsDocument = {"kind":"Document","hash":"217bd0572e0b7be279c2b41162492ad6322506b3dc417f184858e0fdecbe132e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailingLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mailingLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMailingListsQuery__
 *
 * To run a query within a React component, call `useMailingListsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailingListsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailingListsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMailingListsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailingListsQuery, MailingListsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailingListsQuery, MailingListsQueryVariables>(MailingListsDocument, options);
      }
export function useMailingListsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailingListsQuery, MailingListsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailingListsQuery, MailingListsQueryVariables>(MailingListsDocument, options);
        }
export type MailingListsQueryHookResult = ReturnType<typeof useMailingListsQuery>;
export type MailingListsLazyQueryHookResult = ReturnType<typeof useMailingListsLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type MailingTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailingTypesQuery = { mailingTypes: Array<{ id: string, title: string }> };


export const MailingTypesDocument = {"kind":"Document","hash":"58bea47351ca2ce2e7577960f86f7c3a26f6daaff9eb3dd4767df48467e3a586","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailingTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailingTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMailingTypesQuery__
 *
 * To run a query within a React component, call `useMailingTypesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailingTypesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailingTypesQuery({
 *   variables: {
 *   },
 * });
 */
export function useMailingTypesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailingTypesQuery, MailingTypesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailingTypesQuery, MailingTypesQueryVariables>(MailingTypesDocument, options);
      }
export function useMailingTypesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailingTypesQuery, MailingTypesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailingTypesQuery, MailingTypesQueryVariables>(MailingTypesDocument, options);
        }
export type MailingTypesQueryHookResult = ReturnType<typeof useMailingTypesQuery>;
export type MailingTypesLazyQueryHookResult = ReturnType<typeof useMailingTypesLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CurrentScreensQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentScreensQuery = { editions: Array<{ year: number, isCurrent: boolean, page: { screens: Array<Types.EditionScreen> } }> };


export const CurrentScreensDocument = {"kind":"Document","hash":"217273da842ddbfd4d98d0c435ad1cc3532d6108e9c352466dfc2fa9c8e8c2da","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentScreens"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screens"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCurrentScreensQuery__
 *
 * To run a query within a React component, call `useCurrentScreensQuery` and pass it any options that fit your needs.
 * When your component renders, `useCurrentScreensQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCurrentScreensQuery({
 *   variables: {
 *   },
 * });
 */
export function useCurrentScreensQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CurrentScreensQuery, CurrentScreensQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CurrentScreensQuery, CurrentScreensQueryVariables>(CurrentScreensDocument, options);
      }
export function useCurrentScreensLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CurrentScreensQuery, CurrentScreensQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CurrentScreensQuery, CurrentScreensQueryVariables>(CurrentScreensDocument, options);
        }
export type CurrentScreensQueryHookResult = ReturnType<typeof useCurrentScreensQuery>;
export type CurrentScreensLazyQueryHookResult = ReturnType<typeof useCurrentScreensLazyQuery>;
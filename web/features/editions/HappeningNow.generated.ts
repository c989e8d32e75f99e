/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type HappeningNowQueryVariables = Exact<{ [key: string]: never; }>;


export type HappeningNowQuery = { edition: { year: number, programme: { days: Array<{ id: string, items: Array<{ id: string, slug: string, title: string, startsAt: string, endsAt: string, room: string | null }> }> } | null } | null };


export const HappeningNowDocument = {"kind":"Document","hash":"fb065f7df0af079d85ec79530b528d548bbcb44a065e0c42dd435a367dd19c87","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HappeningNow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useHappeningNowQuery__
 *
 * To run a query within a React component, call `useHappeningNowQuery` and pass it any options that fit your needs.
 * When your component renders, `useHappeningNowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHappeningNowQuery({
 *   variables: {
 *   },
 * });
 */
export function useHappeningNowQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HappeningNowQuery, HappeningNowQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HappeningNowQuery, HappeningNowQueryVariables>(HappeningNowDocument, options);
      }
export function useHappeningNowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HappeningNowQuery, HappeningNowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HappeningNowQuery, HappeningNowQueryVariables>(HappeningNowDocument, options);
        }
export type HappeningNowQueryHookResult = ReturnType<typeof useHappeningNowQuery>;
export type HappeningNowLazyQueryHookResult = ReturnType<typeof useHappeningNowLazyQuery>;
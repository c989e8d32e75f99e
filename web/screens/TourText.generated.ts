/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type TourTextQueryVariables = Exact<{ [key: string]: never; }>;


export type TourTextQuery = { edition: { year: number, tour: string | null } | null };


export const TourTextDocument = {"kind":"Document","hash":"e949b0127ceaf40e7b1aa2ac945745762200cba722b9f232fc1db5d03da42806","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TourText"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"tour"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTourTextQuery__
 *
 * To run a query within a React component, call `useTourTextQuery` and pass it any options that fit your needs.
 * When your component renders, `useTourTextQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTourTextQuery({
 *   variables: {
 *   },
 * });
 */
export function useTourTextQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TourTextQuery, TourTextQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TourTextQuery, TourTextQueryVariables>(TourTextDocument, options);
      }
export function useTourTextLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TourTextQuery, TourTextQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TourTextQuery, TourTextQueryVariables>(TourTextDocument, options);
        }
export type TourTextQueryHookResult = ReturnType<typeof useTourTextQuery>;
export type TourTextLazyQueryHookResult = ReturnType<typeof useTourTextLazyQuery>;
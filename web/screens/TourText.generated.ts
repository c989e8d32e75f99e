/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type TourTextQueryVariables = Exact<{ [key: string]: never; }>;


export type TourTextQuery = { edition: { year: number, tour: string | null, tourItem: { id: string, slug: string, startsAt: string, endsAt: string, room: string | null, building: string | null, calendarUrl: string } | null } | null };


export const TourTextDocument = {"kind":"Document","hash":"07df5917fc3faba714fe21ac1cc09d1d721e3026dca1e90b8f53b78335d3ce71","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TourText"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"tour"}},{"kind":"Field","name":{"kind":"Name","value":"tourItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TourFacts_item"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TourFacts_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgrammeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]} as unknown as DocumentNode;

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
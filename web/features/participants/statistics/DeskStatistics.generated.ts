/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskStatisticsQueryVariables = Exact<{
  year: number;
  earlierYear: number;
}>;


export type DeskStatisticsQuery = { clock: { now: string }, edition: { year: number, startsOn: string } | null, earlier: { year: number, startsOn: string, registrationsByDay: Array<{ date: string | null, count: number }> | null } | null };


export const DeskStatisticsDocument = {"kind":"Document","hash":"0b95eefb78c65afa30e9fa2410cb05a34c34b7b523593c02d6efcc5a197b28cb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"earlierYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"earlier"},"name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"earlierYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskStatisticsQuery__
 *
 * To run a query within a React component, call `useDeskStatisticsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskStatisticsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskStatisticsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      earlierYear: // value for 'earlierYear'
 *   },
 * });
 */
export function useDeskStatisticsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskStatisticsQuery, DeskStatisticsQueryVariables> & ({ variables: DeskStatisticsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskStatisticsQuery, DeskStatisticsQueryVariables>(DeskStatisticsDocument, options);
      }
export function useDeskStatisticsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskStatisticsQuery, DeskStatisticsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskStatisticsQuery, DeskStatisticsQueryVariables>(DeskStatisticsDocument, options);
        }
export type DeskStatisticsQueryHookResult = ReturnType<typeof useDeskStatisticsQuery>;
export type DeskStatisticsLazyQueryHookResult = ReturnType<typeof useDeskStatisticsLazyQuery>;
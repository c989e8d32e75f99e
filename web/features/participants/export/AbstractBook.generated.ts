/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AbstractBookQueryVariables = Exact<{
  year: number;
  talks: Types.ParticipantFilter;
  missing: Types.ParticipantFilter;
}>;


export type AbstractBookQuery = { edition: { year: number, talks: { totalCount: number } | null, missing: { totalCount: number, nodes: Array<{ id: string, fullName: string, registration: { id: string, title: string | null } | null }> } | null } | null };


export const AbstractBookDocument = {"kind":"Document","hash":"5124c1fdf993ea5592038949d718bbea61f121813c9c42d8760ac98c69ab3c96","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbstractBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"talks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"missing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","alias":{"kind":"Name","value":"talks"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talks"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"missing"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"missing"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAbstractBookQuery__
 *
 * To run a query within a React component, call `useAbstractBookQuery` and pass it any options that fit your needs.
 * When your component renders, `useAbstractBookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAbstractBookQuery({
 *   variables: {
 *      year: // value for 'year'
 *      talks: // value for 'talks'
 *      missing: // value for 'missing'
 *   },
 * });
 */
export function useAbstractBookQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AbstractBookQuery, AbstractBookQueryVariables> & ({ variables: AbstractBookQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AbstractBookQuery, AbstractBookQueryVariables>(AbstractBookDocument, options);
      }
export function useAbstractBookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AbstractBookQuery, AbstractBookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AbstractBookQuery, AbstractBookQueryVariables>(AbstractBookDocument, options);
        }
export type AbstractBookQueryHookResult = ReturnType<typeof useAbstractBookQuery>;
export type AbstractBookLazyQueryHookResult = ReturnType<typeof useAbstractBookLazyQuery>;
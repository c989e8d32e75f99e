/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskEditionQueryVariables = Exact<{
  year: number;
}>;


export type DeskEditionQuery = { edition: { year: number, isCurrent: boolean, endsOn: string, sections: Array<{ id: string, name: string | null, isActive: boolean | null, isOpenToTalks: boolean | null }> | null, posterLists: Array<{ id: string, slug: string, isLive: boolean, confirmedSections: Array<{ id: string }> | null }> } | null };


export const DeskEditionDocument = {"kind":"Document","hash":"3c26bba1e218ccd6c704ca1b874a0b28e5714ed2c8fab0a29fbc2ef43c930852","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToTalks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posterLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskEditionQuery__
 *
 * To run a query within a React component, call `useDeskEditionQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskEditionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskEditionQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useDeskEditionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskEditionQuery, DeskEditionQueryVariables> & ({ variables: DeskEditionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskEditionQuery, DeskEditionQueryVariables>(DeskEditionDocument, options);
      }
export function useDeskEditionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskEditionQuery, DeskEditionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskEditionQuery, DeskEditionQueryVariables>(DeskEditionDocument, options);
        }
export type DeskEditionQueryHookResult = ReturnType<typeof useDeskEditionQuery>;
export type DeskEditionLazyQueryHookResult = ReturnType<typeof useDeskEditionLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SectionLookupQueryVariables = Exact<{
  year: number;
}>;


export type SectionLookupQuery = { edition: { year: number, sections: Array<{ id: string, name: string | null, isListed: boolean | null, isActive: boolean | null, isPublic: boolean | null, isOpenToTalks: boolean | null }> | null } | null };


export const SectionLookupDocument = {"kind":"Document","hash":"186cbbf375fa6ace3f6163870ff372a7674ac38ac8b609a560ecc1cb9bdba291","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionLookup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToTalks"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSectionLookupQuery__
 *
 * To run a query within a React component, call `useSectionLookupQuery` and pass it any options that fit your needs.
 * When your component renders, `useSectionLookupQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSectionLookupQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useSectionLookupQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SectionLookupQuery, SectionLookupQueryVariables> & ({ variables: SectionLookupQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SectionLookupQuery, SectionLookupQueryVariables>(SectionLookupDocument, options);
      }
export function useSectionLookupLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SectionLookupQuery, SectionLookupQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SectionLookupQuery, SectionLookupQueryVariables>(SectionLookupDocument, options);
        }
export type SectionLookupQueryHookResult = ReturnType<typeof useSectionLookupQuery>;
export type SectionLookupLazyQueryHookResult = ReturnType<typeof useSectionLookupLazyQuery>;
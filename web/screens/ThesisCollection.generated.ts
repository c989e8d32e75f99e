/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ThesisCollectionQueryVariables = Exact<{
  year: number;
}>;


export type ThesisCollectionQuery = { edition: { year: number, title: string, location: string, startsOn: string, endsOn: string, thesisCollection: { title: string, text: string, pages: number | null, cover: { url: string, sources: Array<{ type: string, srcSet: string }> } | null, links: Array<{ label: string, url: string, file: { name: string, size: number } | null }>, contents: Array<{ title: string, authors: string, page: number, url: string | null }> } | null } | null };


export const ThesisCollectionDocument = {"kind":"Document","hash":"686439b745163d3750ab0729e3978c065a236fc447ac9304aebd1a19bc013d2e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThesisCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThesisCollection_edition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThesisCollection_edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"thesisCollection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditionLinks_link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"authors"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditionLinks_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditionLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useThesisCollectionQuery__
 *
 * To run a query within a React component, call `useThesisCollectionQuery` and pass it any options that fit your needs.
 * When your component renders, `useThesisCollectionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useThesisCollectionQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useThesisCollectionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ThesisCollectionQuery, ThesisCollectionQueryVariables> & ({ variables: ThesisCollectionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ThesisCollectionQuery, ThesisCollectionQueryVariables>(ThesisCollectionDocument, options);
      }
export function useThesisCollectionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ThesisCollectionQuery, ThesisCollectionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ThesisCollectionQuery, ThesisCollectionQueryVariables>(ThesisCollectionDocument, options);
        }
export type ThesisCollectionQueryHookResult = ReturnType<typeof useThesisCollectionQuery>;
export type ThesisCollectionLazyQueryHookResult = ReturnType<typeof useThesisCollectionLazyQuery>;
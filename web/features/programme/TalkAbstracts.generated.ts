/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type TalkAbstractsQueryVariables = Exact<{
  year: number;
}>;


export type TalkAbstractsQuery = { edition: { year: number, talkTheses: Array<{ text: string, talk: { id: string, slug: string } }> } | null };


export const TalkAbstractsDocument = {"kind":"Document","hash":"dad803e7068f208166448596878f228964eb3537ce5225e81940d1a54eb71ee6","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalkAbstracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"talkTheses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"talk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTalkAbstractsQuery__
 *
 * To run a query within a React component, call `useTalkAbstractsQuery` and pass it any options that fit your needs.
 * When your component renders, `useTalkAbstractsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTalkAbstractsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useTalkAbstractsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TalkAbstractsQuery, TalkAbstractsQueryVariables> & ({ variables: TalkAbstractsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TalkAbstractsQuery, TalkAbstractsQueryVariables>(TalkAbstractsDocument, options);
      }
export function useTalkAbstractsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TalkAbstractsQuery, TalkAbstractsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TalkAbstractsQuery, TalkAbstractsQueryVariables>(TalkAbstractsDocument, options);
        }
export type TalkAbstractsQueryHookResult = ReturnType<typeof useTalkAbstractsQuery>;
export type TalkAbstractsLazyQueryHookResult = ReturnType<typeof useTalkAbstractsLazyQuery>;
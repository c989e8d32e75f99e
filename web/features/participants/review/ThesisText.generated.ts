/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ThesisTextQueryVariables = Exact<{
  id: string;
}>;


export type ThesisTextQuery = { registration: { id: string, thesisDocument: { key: string, text: Array<string> | null } | null } | null };


export const ThesisTextDocument = {"kind":"Document","hash":"6e4541194ee9eada6feebf43b0897e42dcb1440c02b8c5ab5445ad3d4c4afb3d","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThesisText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thesisDocument"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useThesisTextQuery__
 *
 * To run a query within a React component, call `useThesisTextQuery` and pass it any options that fit your needs.
 * When your component renders, `useThesisTextQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useThesisTextQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useThesisTextQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ThesisTextQuery, ThesisTextQueryVariables> & ({ variables: ThesisTextQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ThesisTextQuery, ThesisTextQueryVariables>(ThesisTextDocument, options);
      }
export function useThesisTextLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ThesisTextQuery, ThesisTextQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ThesisTextQuery, ThesisTextQueryVariables>(ThesisTextDocument, options);
        }
export type ThesisTextQueryHookResult = ReturnType<typeof useThesisTextQuery>;
export type ThesisTextLazyQueryHookResult = ReturnType<typeof useThesisTextLazyQuery>;
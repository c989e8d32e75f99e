/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskLetterQueryVariables = Exact<{
  input: Types.ConfirmFormatInput;
}>;


export type DeskLetterQuery = { previewDecision: { preview: { hasLetter: boolean, letter: { fullName: string, recipient: string, subject: string, text: string } | null } | null } | null };


export const DeskLetterDocument = {"kind":"Document","hash":"752563c5b2be9e46828950d6f88bf97b55ff42e4c20369a98d295817c1c0448f","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmFormatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLetter"}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskLetterQuery__
 *
 * To run a query within a React component, call `useDeskLetterQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskLetterQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskLetterQuery({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useDeskLetterQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskLetterQuery, DeskLetterQueryVariables> & ({ variables: DeskLetterQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskLetterQuery, DeskLetterQueryVariables>(DeskLetterDocument, options);
      }
export function useDeskLetterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskLetterQuery, DeskLetterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskLetterQuery, DeskLetterQueryVariables>(DeskLetterDocument, options);
        }
export type DeskLetterQueryHookResult = ReturnType<typeof useDeskLetterQuery>;
export type DeskLetterLazyQueryHookResult = ReturnType<typeof useDeskLetterLazyQuery>;
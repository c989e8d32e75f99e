/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RecordLettersQueryVariables = Exact<{
  id: string;
}>;


export type RecordLettersQuery = { registration: { id: string, letters: Array<{ key: string, subject: string, createdAt: string, state: Types.LetterState, failure: Types.LetterFailure | null }> | null } | null };


export const RecordLettersDocument = {"kind":"Document","hash":"7ebd5a075de5ead5924fe652ae61356cfec45e1a38a14814efbb6f747b3182b0","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentLetter_SentLetter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentLetter_SentLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode;

/**
 * __useRecordLettersQuery__
 *
 * To run a query within a React component, call `useRecordLettersQuery` and pass it any options that fit your needs.
 * When your component renders, `useRecordLettersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRecordLettersQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRecordLettersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecordLettersQuery, RecordLettersQueryVariables> & ({ variables: RecordLettersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecordLettersQuery, RecordLettersQueryVariables>(RecordLettersDocument, options);
      }
export function useRecordLettersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecordLettersQuery, RecordLettersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecordLettersQuery, RecordLettersQueryVariables>(RecordLettersDocument, options);
        }
export type RecordLettersQueryHookResult = ReturnType<typeof useRecordLettersQuery>;
export type RecordLettersLazyQueryHookResult = ReturnType<typeof useRecordLettersLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BulkRunRecordsQueryVariables = Exact<{
  year: number;
  runKey: string;
  offset: number;
  first: number;
}>;


export type BulkRunRecordsQuery = { edition: { year: number, bulkRunRecords: Array<{ fullName: string | null, registration: { id: string } | null, changes: Array<{ field: Types.RecordField, day: number | null, before:
          | { text: string, isTrue: boolean }
          | { text: string, format: Types.ParticipationFormat }
          | { text: string, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> }
          | { text: string }
         | null, after:
          | { text: string, isTrue: boolean }
          | { text: string, format: Types.ParticipationFormat }
          | { text: string, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> }
          | { text: string }
         | null }>, letters: Array<{ key: string, subject: string, createdAt: string, state: Types.LetterState, failure: Types.LetterFailure | null }> | null }> | null } | null };


export const BulkRunRecordsDocument = {"kind":"Document","hash":"fdaa2aa253af6d9f1ef045bca03556e3d6c581182dbe9de06ce79d8da17bf76c","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkRunRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"bulkRunRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentLetter_SentLetter"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordValue_RecordValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormatValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionsValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BooleanValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTrue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentLetter_SentLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode;

/**
 * __useBulkRunRecordsQuery__
 *
 * To run a query within a React component, call `useBulkRunRecordsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBulkRunRecordsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBulkRunRecordsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      runKey: // value for 'runKey'
 *      offset: // value for 'offset'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useBulkRunRecordsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BulkRunRecordsQuery, BulkRunRecordsQueryVariables> & ({ variables: BulkRunRecordsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BulkRunRecordsQuery, BulkRunRecordsQueryVariables>(BulkRunRecordsDocument, options);
      }
export function useBulkRunRecordsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BulkRunRecordsQuery, BulkRunRecordsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BulkRunRecordsQuery, BulkRunRecordsQueryVariables>(BulkRunRecordsDocument, options);
        }
export type BulkRunRecordsQueryHookResult = ReturnType<typeof useBulkRunRecordsQuery>;
export type BulkRunRecordsLazyQueryHookResult = ReturnType<typeof useBulkRunRecordsLazyQuery>;
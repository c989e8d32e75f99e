/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskHistoryQueryVariables = Exact<{
  id: string;
}>;


export type DeskHistoryQuery = { registration: { id: string, history: Array<{ key: string, createdAt: string, action: Types.HistoryAction, authorRole: Types.AuthorRole, authorName: string | null, changes: Array<{ field: Types.RecordField, day: number | null, before:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         | null, after:
          | { text: string }
          | { text: string }
          | { text: string }
          | { text: string }
         | null }> }> | null } | null };


export const DeskHistoryDocument = {"kind":"Document","hash":"3028f9fc35a181a0d80393e72ef5ec5ec082ecb821b65ae2a331e562a7ff8840","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"authorRole"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskHistoryQuery__
 *
 * To run a query within a React component, call `useDeskHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeskHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskHistoryQuery, DeskHistoryQueryVariables> & ({ variables: DeskHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskHistoryQuery, DeskHistoryQueryVariables>(DeskHistoryDocument, options);
      }
export function useDeskHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskHistoryQuery, DeskHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskHistoryQuery, DeskHistoryQueryVariables>(DeskHistoryDocument, options);
        }
export type DeskHistoryQueryHookResult = ReturnType<typeof useDeskHistoryQuery>;
export type DeskHistoryLazyQueryHookResult = ReturnType<typeof useDeskHistoryLazyQuery>;
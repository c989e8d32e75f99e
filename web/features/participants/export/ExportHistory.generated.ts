/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ExportHistoryQueryVariables = Exact<{
  year: number;
}>;


export type ExportHistoryQuery = { edition: { year: number, exports: { nodes: Array<{ key: string, createdAt: string, isMailing: boolean, authorName: string | null, viewParts: Array<string>, rowCount: number | null }> } | null } | null };


export const ExportHistoryDocument = {"kind":"Document","hash":"9a294a8193870bce6254f01922e8252c937e84e2dac4f7ce2408d39b0f7564e9","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMailing"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"viewParts"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useExportHistoryQuery__
 *
 * To run a query within a React component, call `useExportHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useExportHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useExportHistoryQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useExportHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ExportHistoryQuery, ExportHistoryQueryVariables> & ({ variables: ExportHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExportHistoryQuery, ExportHistoryQueryVariables>(ExportHistoryDocument, options);
      }
export function useExportHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ExportHistoryQuery, ExportHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ExportHistoryQuery, ExportHistoryQueryVariables>(ExportHistoryDocument, options);
        }
export type ExportHistoryQueryHookResult = ReturnType<typeof useExportHistoryQuery>;
export type ExportHistoryLazyQueryHookResult = ReturnType<typeof useExportHistoryLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RecordSectionsQueryVariables = Exact<{
  year: number;
}>;


export type RecordSectionsQuery = { edition: { year: number, sections: Array<{ id: string, name: string | null, isActive: boolean | null, isOpenToTalks: boolean | null }> | null } | null };


export const RecordSectionsDocument = {"kind":"Document","hash":"c3d5456d60662374ff4bcd40f66e310d97b04422393e6020c90edc7fb6ca63e1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordSections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToTalks"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRecordSectionsQuery__
 *
 * To run a query within a React component, call `useRecordSectionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useRecordSectionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRecordSectionsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useRecordSectionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RecordSectionsQuery, RecordSectionsQueryVariables> & ({ variables: RecordSectionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RecordSectionsQuery, RecordSectionsQueryVariables>(RecordSectionsDocument, options);
      }
export function useRecordSectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RecordSectionsQuery, RecordSectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RecordSectionsQuery, RecordSectionsQueryVariables>(RecordSectionsDocument, options);
        }
export type RecordSectionsQueryHookResult = ReturnType<typeof useRecordSectionsQuery>;
export type RecordSectionsLazyQueryHookResult = ReturnType<typeof useRecordSectionsLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RelatedRecords_ParticipantFragment = { id: string, fullName: string, organization: { id: string, name: string | null } | null, registration: { id: string, title: string | null, effectiveFormat: Types.ParticipationFormat, isSchool: boolean, status: Types.ParticipationStatus } | null };

export type RelatedRecordsQueryVariables = Exact<{
  id: string;
}>;


export type RelatedRecordsQuery = { registration: { id: string, otherRegistrations: Array<{ id: string, fullName: string, organization: { id: string, name: string | null } | null, registration: { id: string, title: string | null, effectiveFormat: Types.ParticipationFormat, isSchool: boolean, status: Types.ParticipationStatus } | null }> | null, possibleDoubles: Array<{ matches: Array<Types.DoubleMatch>, participant: { id: string, fullName: string, organization: { id: string, name: string | null } | null, registration: { id: string, title: string | null, effectiveFormat: Types.ParticipationFormat, isSchool: boolean, status: Types.ParticipationStatus } | null } }> | null } | null };

export const RelatedRecords_ParticipantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedRecords_Participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFormat"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode;
export const RelatedRecordsDocument = {"kind":"Document","hash":"50db390afe9107306131a1a10de1e790257b82b5c2d0a1a6b775872bb32a03fc","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"otherRegistrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedRecords_Participant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleDoubles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"participant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedRecords_Participant"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedRecords_Participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFormat"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRelatedRecordsQuery__
 *
 * To run a query within a React component, call `useRelatedRecordsQuery` and pass it any options that fit your needs.
 * When your component renders, `useRelatedRecordsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRelatedRecordsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRelatedRecordsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RelatedRecordsQuery, RelatedRecordsQueryVariables> & ({ variables: RelatedRecordsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RelatedRecordsQuery, RelatedRecordsQueryVariables>(RelatedRecordsDocument, options);
      }
export function useRelatedRecordsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RelatedRecordsQuery, RelatedRecordsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RelatedRecordsQuery, RelatedRecordsQueryVariables>(RelatedRecordsDocument, options);
        }
export type RelatedRecordsQueryHookResult = ReturnType<typeof useRelatedRecordsQuery>;
export type RelatedRecordsLazyQueryHookResult = ReturnType<typeof useRelatedRecordsLazyQuery>;
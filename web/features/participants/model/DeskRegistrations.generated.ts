/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DeskRegistrationsQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type DeskRegistrationsQuery = { edition: { year: number, registrations: { version: string, readAt: string, unreadableCount: number, nodes: Array<{ id: string, fullName: string | null, phone: string | null, email: string | null, birthDate: string | null, createdAt: string | null, requestedFormat: Types.ParticipationFormat, confirmedFormat: Types.ParticipationFormat | null, isConfirmed: boolean, isSchool: boolean, isCancelled: boolean, title: string | null, talkSchedule: string | null, talkDay: number | null, talkTrack: number | null, talkSlot: number | null, tour: Types.TourDecision | null, tshirtSize: Types.TshirtSize | null, hasGivenUpPoster: boolean, unreadableFields: Array<string> | null, organization: { id: string, name: string | null } | null, requestedSection: { id: string, name: string | null, isListed: boolean | null } | null, confirmedSection: { id: string, name: string | null, isListed: boolean | null } | null, listeningSections: Array<{ id: string, name: string | null, isListed: boolean | null }> | null, thesisDocument: { key: string, name: string, url: string } | null, thesisPdf: { key: string, name: string, url: string } | null, expertConclusion: { key: string, name: string, url: string } | null }> } | null } | null };

export type DeskVersionQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
}>;


export type DeskVersionQuery = { edition: { year: number, registrations: { version: string } | null } | null };


export const DeskRegistrationsDocument = {"kind":"Document","hash":"b0e6aafd42cecff81a24615344de0594e8b3705b7605ae4dd3dfdd4f2f1fb210","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskRegistrations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRow_Registration"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRow_Registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"talkSchedule"}},{"kind":"Field","name":{"kind":"Name","value":"talkDay"}},{"kind":"Field","name":{"kind":"Name","value":"talkTrack"}},{"kind":"Field","name":{"kind":"Name","value":"talkSlot"}},{"kind":"Field","name":{"kind":"Name","value":"requestedSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmedSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeningSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tour"}},{"kind":"Field","name":{"kind":"Name","value":"tshirtSize"}},{"kind":"Field","name":{"kind":"Name","value":"hasGivenUpPoster"}},{"kind":"Field","name":{"kind":"Name","value":"thesisDocument"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expertConclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadableFields"}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskRegistrationsQuery__
 *
 * To run a query within a React component, call `useDeskRegistrationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskRegistrationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskRegistrationsQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useDeskRegistrationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskRegistrationsQuery, DeskRegistrationsQueryVariables> & ({ variables: DeskRegistrationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskRegistrationsQuery, DeskRegistrationsQueryVariables>(DeskRegistrationsDocument, options);
      }
export function useDeskRegistrationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskRegistrationsQuery, DeskRegistrationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskRegistrationsQuery, DeskRegistrationsQueryVariables>(DeskRegistrationsDocument, options);
        }
export type DeskRegistrationsQueryHookResult = ReturnType<typeof useDeskRegistrationsQuery>;
export type DeskRegistrationsLazyQueryHookResult = ReturnType<typeof useDeskRegistrationsLazyQuery>;
export const DeskVersionDocument = {"kind":"Document","hash":"34018bc700367d66b4ec0f49d91051c4f5de5b46f497d12a3ce9e900a0ce0faa","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeskVersionQuery__
 *
 * To run a query within a React component, call `useDeskVersionQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeskVersionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeskVersionQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *   },
 * });
 */
export function useDeskVersionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeskVersionQuery, DeskVersionQueryVariables> & ({ variables: DeskVersionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeskVersionQuery, DeskVersionQueryVariables>(DeskVersionDocument, options);
      }
export function useDeskVersionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeskVersionQuery, DeskVersionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeskVersionQuery, DeskVersionQueryVariables>(DeskVersionDocument, options);
        }
export type DeskVersionQueryHookResult = ReturnType<typeof useDeskVersionQuery>;
export type DeskVersionLazyQueryHookResult = ReturnType<typeof useDeskVersionLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ModeratorQueryVariables = Exact<{
  withCancelled: boolean;
  withLetters: boolean;
}>;


export type ModeratorQuery = { clock: { now: string }, edition: { id: string, year: number, endsOn: string, isOver: boolean, confirmationDueOn: string | null, isConfirmationOverdue: boolean, participants: { facets: { possibleDoubleCount: number | null, statuses: Array<{ status: Types.ParticipationStatus, count: number }> | null, theses: Array<{ state: Types.ThesisState, count: number }> | null, createdOn: Array<{ date: string | null, count: number }> | null } } | null, givenUpLetters?: Array<{ key: string, fullName: string, subject: string, createdAt: string, failure: Types.LetterFailure, registration: { id: string } | null }> | null, cancelled?: { totalCount: number } | null } | null };


export const ModeratorDocument = {"kind":"Document","hash":"ef22aab36ca5cf2e50c0fda8c5913b211b42354c711aeec6e2ac31fbe8a14aeb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Moderator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCancelled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withLetters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingBoard_Edition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingBoard_Edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmationOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleDoubleCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenUpLetters"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withLetters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenUpLetters_GivenUpLetter"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cancelled"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isCancelled"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestedFormat"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"values"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SPEAKER"},{"kind":"EnumValue","value":"POSTER"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCancelled"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenUpLetters_GivenUpLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenUpLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode;

/**
 * __useModeratorQuery__
 *
 * To run a query within a React component, call `useModeratorQuery` and pass it any options that fit your needs.
 * When your component renders, `useModeratorQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useModeratorQuery({
 *   variables: {
 *      withCancelled: // value for 'withCancelled'
 *      withLetters: // value for 'withLetters'
 *   },
 * });
 */
export function useModeratorQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ModeratorQuery, ModeratorQueryVariables> & ({ variables: ModeratorQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ModeratorQuery, ModeratorQueryVariables>(ModeratorDocument, options);
      }
export function useModeratorLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ModeratorQuery, ModeratorQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ModeratorQuery, ModeratorQueryVariables>(ModeratorDocument, options);
        }
export type ModeratorQueryHookResult = ReturnType<typeof useModeratorQuery>;
export type ModeratorLazyQueryHookResult = ReturnType<typeof useModeratorLazyQuery>;
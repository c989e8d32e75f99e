/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PlanBulkUndoQueryVariables = Exact<{
  input: Types.PlanBulkUndoInput;
  outcomes?: Array<Types.BulkOutcome> | Types.BulkOutcome | null | undefined;
  offset: number;
  first: number;
  withItems: boolean;
  withRows: boolean;
  withLetters: boolean;
}>;


export type PlanBulkUndoQuery = { planBulkUndo: { plan: { totalCount: number, changeCount: number, sameCount: number, skipCount: number, letterCount: number, letterPeopleCount: number, clashCount: number, noTitleCount: number, items?: Array<{ fullName: string, version: string, board: number | null, letterTo: string | null, registration: { id: string } | null }>, rows?: Array<{ fullName: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, isTitleMissing: boolean, registration: { id: string } | null, changes: Array<{ field: Types.RecordField, day: number | null, before:
            | { text: string, isTrue: boolean }
            | { text: string, format: Types.ParticipationFormat }
            | { text: string, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> }
            | { text: string }
           | null, after:
            | { text: string, isTrue: boolean }
            | { text: string, format: Types.ParticipationFormat }
            | { text: string, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> }
            | { text: string }
           | null }>, placeClashes: Array<{ fullName: string, kind: Types.PlaceKind, registration: { id: string } | null }> }>, letters?: Array<{ fullName: string, recipient: string, subject: string, text: string, registration: { id: string } | null }> | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } | null };


export const PlanBulkUndoDocument = {"kind":"Document","hash":"7d22ae12e823dbdc01fe2026749376081039836acc38e49fe26988dbd1e00c08","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanBulkUndo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanBulkUndoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOutcome"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withItems"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withLetters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planBulkUndo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_BulkPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_BulkPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"skipCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterPeopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"noTitleCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withItems"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"letterTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcomes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeClashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceClash_PlaceClash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTitleMissing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withLetters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter_Letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordValue_RecordValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormatValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionsValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BooleanValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTrue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceClash_PlaceClash"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceClash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter_Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode;

/**
 * __usePlanBulkUndoQuery__
 *
 * To run a query within a React component, call `usePlanBulkUndoQuery` and pass it any options that fit your needs.
 * When your component renders, `usePlanBulkUndoQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePlanBulkUndoQuery({
 *   variables: {
 *      input: // value for 'input'
 *      outcomes: // value for 'outcomes'
 *      offset: // value for 'offset'
 *      first: // value for 'first'
 *      withItems: // value for 'withItems'
 *      withRows: // value for 'withRows'
 *      withLetters: // value for 'withLetters'
 *   },
 * });
 */
export function usePlanBulkUndoQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanBulkUndoQuery, PlanBulkUndoQueryVariables> & ({ variables: PlanBulkUndoQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanBulkUndoQuery, PlanBulkUndoQueryVariables>(PlanBulkUndoDocument, options);
      }
export function usePlanBulkUndoLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanBulkUndoQuery, PlanBulkUndoQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanBulkUndoQuery, PlanBulkUndoQueryVariables>(PlanBulkUndoDocument, options);
        }
export type PlanBulkUndoQueryHookResult = ReturnType<typeof usePlanBulkUndoQuery>;
export type PlanBulkUndoLazyQueryHookResult = ReturnType<typeof usePlanBulkUndoLazyQuery>;
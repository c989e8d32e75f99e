/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type NumberBoardsMutationVariables = Exact<{
  input: Types.NumberBoardsInput;
}>;


export type NumberBoardsMutation = { numberBoards: { results: Array<{ outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, message: string | null, registration: { id: string } | null, after: { id: string, fullName: string | null } | null }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const NumberBoardsDocument = {"kind":"Document","hash":"494cb1defc30d21df1df4a26a7eb7dc53eab02dd703f5df1e938026079ae17ff","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NumberBoards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NumberBoardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberBoards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunResult_BulkResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunResult_BulkResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useNumberBoardsMutation__
 *
 * To run a mutation, you first call `useNumberBoardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNumberBoardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [numberBoardsMutation, { data, loading, error }] = useNumberBoardsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useNumberBoardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<NumberBoardsMutation, NumberBoardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NumberBoardsMutation, NumberBoardsMutationVariables>(NumberBoardsDocument, options);
      }
export type NumberBoardsMutationHookResult = ReturnType<typeof useNumberBoardsMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RequestVerificationLetterMutationVariables = Exact<{
  input: Types.RequestVerificationLetterInput;
}>;


export type RequestVerificationLetterMutation = { requestVerificationLetter: { isAccepted: boolean, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const RequestVerificationLetterDocument = {"kind":"Document","hash":"1826f1fe6a2d516aa94516a63074a1e7e3a29c8dbfcdf2ffb3ac9c9de3106c85","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerificationLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestVerificationLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerificationLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRequestVerificationLetterMutation__
 *
 * To run a mutation, you first call `useRequestVerificationLetterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestVerificationLetterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestVerificationLetterMutation, { data, loading, error }] = useRequestVerificationLetterMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRequestVerificationLetterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestVerificationLetterMutation, RequestVerificationLetterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestVerificationLetterMutation, RequestVerificationLetterMutationVariables>(RequestVerificationLetterDocument, options);
      }
export type RequestVerificationLetterMutationHookResult = ReturnType<typeof useRequestVerificationLetterMutation>;
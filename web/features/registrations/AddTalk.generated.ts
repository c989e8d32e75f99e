/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AddTalkMutationVariables = Exact<{
  input: Types.AddTalkInput;
}>;


export type AddTalkMutation = { addTalk: { registration: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const AddTalkDocument = {"kind":"Document","hash":"a7053b43b1f77f841336c5d1521bb663d21d4872294a34b21ef23b14f99441cf","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTalkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTalk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAddTalkMutation__
 *
 * To run a mutation, you first call `useAddTalkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddTalkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addTalkMutation, { data, loading, error }] = useAddTalkMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddTalkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddTalkMutation, AddTalkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddTalkMutation, AddTalkMutationVariables>(AddTalkDocument, options);
      }
export type AddTalkMutationHookResult = ReturnType<typeof useAddTalkMutation>;
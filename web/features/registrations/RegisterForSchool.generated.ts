/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type RegisterForSchoolMutationVariables = Exact<{
  input: Types.RegisterForSchoolInput;
}>;


export type RegisterForSchoolMutation = { registerForSchool: { registration: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const RegisterForSchoolDocument = {"kind":"Document","hash":"ab143978df19f9fe8f1eb29dce81b4f87d9e7432860fd6f4cad73013dc87f30a","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForSchool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterForSchoolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerForSchool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRegisterForSchoolMutation__
 *
 * To run a mutation, you first call `useRegisterForSchoolMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterForSchoolMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerForSchoolMutation, { data, loading, error }] = useRegisterForSchoolMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterForSchoolMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterForSchoolMutation, RegisterForSchoolMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterForSchoolMutation, RegisterForSchoolMutationVariables>(RegisterForSchoolDocument, options);
      }
export type RegisterForSchoolMutationHookResult = ReturnType<typeof useRegisterForSchoolMutation>;
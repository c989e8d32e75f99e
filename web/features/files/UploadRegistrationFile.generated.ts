/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type UploadRegistrationFileMutationVariables = Exact<{
  input: Types.UploadRegistrationFileInput;
}>;


export type UploadRegistrationFileMutation = { uploadRegistrationFile: { registration: { id: string } | null, thesisCheck: { pages: number | null, characters: number | null, maxPages: number, maxCharacters: number, isWithinLimits: boolean } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const UploadRegistrationFileDocument = {"kind":"Document","hash":"ce37fa1b03f06a51b1423dd9bd648e63d7654aaba9d30128c48759b4ac80a7a0","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadRegistrationFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadRegistrationFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRegistrationFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThesisWarning_check"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThesisWarning_check"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThesisCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"characters"}},{"kind":"Field","name":{"kind":"Name","value":"maxPages"}},{"kind":"Field","name":{"kind":"Name","value":"maxCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinLimits"}}]}}]} as unknown as DocumentNode;

/**
 * __useUploadRegistrationFileMutation__
 *
 * To run a mutation, you first call `useUploadRegistrationFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUploadRegistrationFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [uploadRegistrationFileMutation, { data, loading, error }] = useUploadRegistrationFileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUploadRegistrationFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UploadRegistrationFileMutation, UploadRegistrationFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UploadRegistrationFileMutation, UploadRegistrationFileMutationVariables>(UploadRegistrationFileDocument, options);
      }
export type UploadRegistrationFileMutationHookResult = ReturnType<typeof useUploadRegistrationFileMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EndAllSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAllSessionsMutation = { endAllSessions: { isTokenEnded: boolean } };


export const EndAllSessionsDocument = {"kind":"Document","hash":"7435ac8ffd154639407b6a68b386e94bf244e89bb4bcc0da9ebb278edb7e47e8","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAllSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAllSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTokenEnded"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useEndAllSessionsMutation__
 *
 * To run a mutation, you first call `useEndAllSessionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndAllSessionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endAllSessionsMutation, { data, loading, error }] = useEndAllSessionsMutation({
 *   variables: {
 *   },
 * });
 */
export function useEndAllSessionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndAllSessionsMutation, EndAllSessionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndAllSessionsMutation, EndAllSessionsMutationVariables>(EndAllSessionsDocument, options);
      }
export type EndAllSessionsMutationHookResult = ReturnType<typeof useEndAllSessionsMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SignUpConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpConsentsQuery = { edition: { year: number, consentDocuments: Array<{ purpose: Types.ConsentPurpose, version: string, isInForce: boolean }> } | null };


export const SignUpConsentsDocument = {"kind":"Document","hash":"b140f2578d74df500b8dd87de9032295751d70d0ea8466b5b5b48597720e0c44","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpConsents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"consentDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignUpConsentsQuery__
 *
 * To run a query within a React component, call `useSignUpConsentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSignUpConsentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSignUpConsentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSignUpConsentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SignUpConsentsQuery, SignUpConsentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SignUpConsentsQuery, SignUpConsentsQueryVariables>(SignUpConsentsDocument, options);
      }
export function useSignUpConsentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SignUpConsentsQuery, SignUpConsentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SignUpConsentsQuery, SignUpConsentsQueryVariables>(SignUpConsentsDocument, options);
        }
export type SignUpConsentsQueryHookResult = ReturnType<typeof useSignUpConsentsQuery>;
export type SignUpConsentsLazyQueryHookResult = ReturnType<typeof useSignUpConsentsLazyQuery>;
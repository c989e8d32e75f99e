/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ConsentDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentDocumentsQuery = { editions: Array<{ year: number, consentDocuments: Array<{ purpose: Types.ConsentPurpose, version: string, validFrom: string, text: string }> }> };


export const ConsentDocumentsDocument = {"kind":"Document","hash":"28bd25d19d8595742468bca13d22f12168e68571393189007a3269d4a43ce36a","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentDocuments"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"static"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"consentDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConsentDocumentsQuery__
 *
 * To run a query within a React component, call `useConsentDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConsentDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConsentDocumentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useConsentDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>(ConsentDocumentsDocument, options);
      }
export function useConsentDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>(ConsentDocumentsDocument, options);
        }
export type ConsentDocumentsQueryHookResult = ReturnType<typeof useConsentDocumentsQuery>;
export type ConsentDocumentsLazyQueryHookResult = ReturnType<typeof useConsentDocumentsLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type VerifyDocumentQueryVariables = Exact<{
  code: string;
}>;


export type VerifyDocumentQuery = { documentVerification: { kind: Types.DocumentKind, isValid: boolean, number: string, issuedOn: string, fullName: string | null, event: string, talkTitle: string | null, startsOn: string | null, endsOn: string | null } | null };


export const VerifyDocumentDocument = {"kind":"Document","hash":"6d350d77956a534e48d72716b195ee2d6ad3b6adb79aad9c654dc5d4137514eb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"talkTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useVerifyDocumentQuery__
 *
 * To run a query within a React component, call `useVerifyDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useVerifyDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVerifyDocumentQuery({
 *   variables: {
 *      code: // value for 'code'
 *   },
 * });
 */
export function useVerifyDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VerifyDocumentQuery, VerifyDocumentQueryVariables> & ({ variables: VerifyDocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VerifyDocumentQuery, VerifyDocumentQueryVariables>(VerifyDocumentDocument, options);
      }
export function useVerifyDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VerifyDocumentQuery, VerifyDocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VerifyDocumentQuery, VerifyDocumentQueryVariables>(VerifyDocumentDocument, options);
        }
export type VerifyDocumentQueryHookResult = ReturnType<typeof useVerifyDocumentQuery>;
export type VerifyDocumentLazyQueryHookResult = ReturnType<typeof useVerifyDocumentLazyQuery>;
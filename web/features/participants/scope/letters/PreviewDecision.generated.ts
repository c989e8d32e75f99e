/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PreviewDecisionQueryVariables = Exact<{
  input: Types.ConfirmFormatInput;
}>;


export type PreviewDecisionQuery = { previewDecision: { preview: { hasLetter: boolean, isLetterFailed: boolean, letter: { fullName: string, recipient: string, subject: string, text: string, registration: { id: string } | null } | null, placeClashes: Array<{ fullName: string, kind: Types.PlaceKind, registration: { id: string } | null }> } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } | null };


export const PreviewDecisionDocument = {"kind":"Document","hash":"d2cba15ae95097674c14dbb5f1b5a16a1449069b9157fe23fb909c44392da124","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmFormatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasLetter"}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter_Letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLetterFailed"}},{"kind":"Field","name":{"kind":"Name","value":"placeClashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceClash_PlaceClash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter_Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceClash_PlaceClash"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceClash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewDecisionQuery__
 *
 * To run a query within a React component, call `usePreviewDecisionQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewDecisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewDecisionQuery({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePreviewDecisionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewDecisionQuery, PreviewDecisionQueryVariables> & ({ variables: PreviewDecisionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewDecisionQuery, PreviewDecisionQueryVariables>(PreviewDecisionDocument, options);
      }
export function usePreviewDecisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewDecisionQuery, PreviewDecisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewDecisionQuery, PreviewDecisionQueryVariables>(PreviewDecisionDocument, options);
        }
export type PreviewDecisionQueryHookResult = ReturnType<typeof usePreviewDecisionQuery>;
export type PreviewDecisionLazyQueryHookResult = ReturnType<typeof usePreviewDecisionLazyQuery>;
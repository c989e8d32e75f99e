/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BoardSectionsQueryVariables = Exact<{
  year: number;
}>;


export type BoardSectionsQuery = { edition: { year: number, sections: Array<{ id: string, name: string | null, isActive: boolean | null, isOpenToTalks: boolean | null }> | null, posterLists: Array<{ id: string, title: string, confirmedSections: Array<{ id: string }> | null }>, posters: { facets: { effectiveSections: Array<{ count: number, section: { id: string } | null }> | null } } | null } | null };


export const BoardSectionsDocument = {"kind":"Document","hash":"6f5be7f1fab0e3f17e49fca277f1ba83528968ee08d690a056795564551df6b1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardSections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToTalks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posterLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"posters"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"confirmedFormat"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"values"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"POSTER"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBoardSectionsQuery__
 *
 * To run a query within a React component, call `useBoardSectionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBoardSectionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBoardSectionsQuery({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useBoardSectionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BoardSectionsQuery, BoardSectionsQueryVariables> & ({ variables: BoardSectionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BoardSectionsQuery, BoardSectionsQueryVariables>(BoardSectionsDocument, options);
      }
export function useBoardSectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BoardSectionsQuery, BoardSectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BoardSectionsQuery, BoardSectionsQueryVariables>(BoardSectionsDocument, options);
        }
export type BoardSectionsQueryHookResult = ReturnType<typeof useBoardSectionsQuery>;
export type BoardSectionsLazyQueryHookResult = ReturnType<typeof useBoardSectionsLazyQuery>;
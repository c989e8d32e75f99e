/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** How a person takes part. */
export type ParticipationFormat =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** Answer about the excursion (TOU-02). */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** Sizes of the forum's T-shirt (REG-06). */
export type TshirtSize =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** XL. */
  | 'XL';

export type CabinetRegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CabinetRegistrationsQuery = { viewer: { id: string, registrations: Array<{ id: string, isSchool: boolean, requestedFormat: Types.ParticipationFormat, confirmedFormat: Types.ParticipationFormat | null, isConfirmed: boolean, title: string | null, talkSchedule: string | null, tour: Types.TourDecision | null, tshirtSize: Types.TshirtSize | null, requestedSection: { id: string, name: string | null } | null, confirmedSection: { id: string, name: string | null } | null, listeningSections: Array<{ id: string, name: string | null }> | null, thesisDocument: { id: string, name: string, url: string } | null, thesisPdf: { id: string, name: string, url: string } | null, expertConclusion: { id: string, name: string, url: string } | null }> | null } | null };


export const CabinetRegistrationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CabinetRegistrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CabinetRegistration_registration"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CabinetRegistration_registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationCard_registration"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFiles_registration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationCard_registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"talkSchedule"}},{"kind":"Field","name":{"kind":"Name","value":"requestedSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmedSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeningSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tour"}},{"kind":"Field","name":{"kind":"Name","value":"tshirtSize"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFiles_registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"thesisDocument"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expertConclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCabinetRegistrationsQuery__
 *
 * To run a query within a React component, call `useCabinetRegistrationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCabinetRegistrationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCabinetRegistrationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useCabinetRegistrationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CabinetRegistrationsQuery, CabinetRegistrationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CabinetRegistrationsQuery, CabinetRegistrationsQueryVariables>(CabinetRegistrationsDocument, options);
      }
export function useCabinetRegistrationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CabinetRegistrationsQuery, CabinetRegistrationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CabinetRegistrationsQuery, CabinetRegistrationsQueryVariables>(CabinetRegistrationsDocument, options);
        }
export type CabinetRegistrationsQueryHookResult = ReturnType<typeof useCabinetRegistrationsQuery>;
export type CabinetRegistrationsLazyQueryHookResult = ReturnType<typeof useCabinetRegistrationsLazyQuery>;
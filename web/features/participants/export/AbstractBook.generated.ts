/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Confirmed formats: any of them, or (`exclude`) none of them. */
export type ConfirmedFormatFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The formats. */
  values?: Array<ParticipationFormatChoice>;
  /** Whether records without a confirmed format count as one of the named formats. */
  withNone?: boolean;
};

/** Days in a row, both ends included. A range whose end is before its beginning selects nothing. */
export type DateRange = {
  /** The first day; null for no beginning. */
  from?: string | null | undefined;
  /** The last day; null for no end. */
  to?: string | null | undefined;
};

/** Files: at least one of these kinds exists, or (`exclude`) none of them does. */
export type FileFilter = {
  /** 'Кроме': selects rows with none of these files. */
  exclude?: boolean;
  /** Kinds of files; by default all three. */
  kinds?: Array<RegistrationFileKind>;
};

/** Requested formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The formats. */
  values: Array<ParticipationFormatChoice>;
};

/** Numbers: any of them, or (`exclude`) none of them. */
export type NumberFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The numbers, from 1. */
  values?: Array<number>;
  /** Whether records without a number count as one of the named numbers: with `exclude` and without `values` all that have one. */
  withNone?: boolean;
};

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': selects rows with none of the named organisations. */
  exclude?: boolean;
  /** Ids of organisations, also of those that people typed under 'other'. */
  ids?: Array<string>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: boolean;
};

/** Conditions for the rows of a list of participants. Every given condition must hold. */
export type ParticipantFilter = {
  /** By the days of the forum on which the person attends: any of them. Moderators only. */
  attendanceDays?: NumberFilter | null | undefined;
  /**
   * True: the cancelled registrations instead of the active ones. Moderators only. The list is null if the provider does
   * not list cancelled registrations (an extension of the contract).
   */
  cancelled?: boolean | null | undefined;
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: ConfirmedFormatFilter | null | undefined;
  /** By the day of the registration in Moscow. Moderators only. */
  createdOn?: DateRange | null | undefined;
  /** By the files in the slots. Moderators only. */
  files?: FileFilter | null | undefined;
  /** By the requested format. Moderators only. */
  format?: FormatFilter | null | undefined;
  /** Only these registrations, at most 500. Moderators only. */
  ids?: Array<string> | null | undefined;
  /** Only registrations for the school (true), or only the others (false). Moderators only. */
  isSchool?: boolean | null | undefined;
  /** By the organisation. */
  organization?: OrganizationFilter | null | undefined;
  /**
   * Words that must all occur in name, organisation or, for moderators, title of the talk, e-mail or phone; ignores case,
   * the difference of ё and е, outer spaces and, for four digits of a phone or more, its formatting. At most 200 characters.
   */
  search?: string | null | undefined;
  /** By the effective section: the confirmed one, else the requested one. Moderators only. */
  section?: SectionFilter | null | undefined;
  /** By the status, which is the colour of the row. Moderators only. */
  status?: ParticipationStatusFilter | null | undefined;
  /** By the day of the talk. Moderators only. */
  talkDay?: NumberFilter | null | undefined;
  /** By the slot of the talk, or the board of a poster. Moderators only. */
  talkSlot?: NumberFilter | null | undefined;
  /** By the track of the talk. Moderators only. */
  talkTrack?: NumberFilter | null | undefined;
  /** By the theses that a talk needs. Moderators only. */
  thesis?: ThesisFilter | null | undefined;
  /** By the answer about the excursion. Moderators only. */
  tour?: TourFilter | null | undefined;
  /** By the size of the T-shirt. Moderators only. */
  tshirtSize?: TshirtSizeFilter | null | undefined;
};

/** Formats of participation to choose from. */
export type ParticipationFormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

/** Statuses of a record, shown as the colour of its row. */
export type ParticipationStatus =
  /** Yellow: no format is confirmed yet (and the person has not confirmed). */
  | 'AWAITING_FORMAT'
  /** White: a format is confirmed, the person has not confirmed yet. */
  | 'AWAITING_PERSON'
  /** Green: the person confirmed participation. */
  | 'CONFIRMED';

/** Statuses: any of them, or (`exclude`) none of them. */
export type ParticipationStatusFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The statuses. */
  values: Array<ParticipationStatus>;
};

/** The three file slots of a registration. */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** 'Кроме': selects rows with none of the named sections. */
  exclude?: boolean;
  /** Ids of sections. */
  ids?: Array<string>;
  /** Whether records without a section count as one of the named sections. */
  withNone?: boolean;
};

/** States of the theses: any of them, or (`exclude`) none of them. */
export type ThesisFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The states. */
  values: Array<ThesisState>;
};

/** Whether the theses of a registration are complete. */
export type ThesisState =
  /** A talk or poster with both thesis files. */
  | 'COMPLETE'
  /** A talk or poster with one of the two thesis files. */
  | 'INCOMPLETE'
  /** A talk or poster without any thesis file. */
  | 'MISSING'
  /** No thesis is expected: a listener, or a registration for the school. */
  | 'NOT_EXPECTED';

/** Answer about the excursion. */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** Answers about the excursion: any of them, or (`exclude`) none of them. */
export type TourFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The answers. */
  values?: Array<TourDecision>;
  /** Whether records without an answer count as one of the named answers. */
  withNone?: boolean;
};

/** Sizes of the forum's T-shirt. */
export type TshirtSize =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** XL. */
  | 'XL';

/** Sizes of the T-shirt: any of them, or (`exclude`) none of them. */
export type TshirtSizeFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The sizes. */
  values?: Array<TshirtSize>;
  /** Whether records without a size count as one of the named sizes. */
  withNone?: boolean;
};

export type AbstractBookQueryVariables = Exact<{
  year: number;
  talks: Types.ParticipantFilter;
  missing: Types.ParticipantFilter;
}>;


export type AbstractBookQuery = { edition: { year: number, talks: { totalCount: number } | null, missing: { totalCount: number, nodes: Array<{ id: string, fullName: string, registration: { id: string, title: string | null } | null }> } | null } | null };


export const AbstractBookDocument = {"kind":"Document","hash":"5124c1fdf993ea5592038949d718bbea61f121813c9c42d8760ac98c69ab3c96","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbstractBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"talks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"missing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","alias":{"kind":"Name","value":"talks"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talks"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"missing"},"name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"missing"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAbstractBookQuery__
 *
 * To run a query within a React component, call `useAbstractBookQuery` and pass it any options that fit your needs.
 * When your component renders, `useAbstractBookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAbstractBookQuery({
 *   variables: {
 *      year: // value for 'year'
 *      talks: // value for 'talks'
 *      missing: // value for 'missing'
 *   },
 * });
 */
export function useAbstractBookQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AbstractBookQuery, AbstractBookQueryVariables> & ({ variables: AbstractBookQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AbstractBookQuery, AbstractBookQueryVariables>(AbstractBookDocument, options);
      }
export function useAbstractBookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AbstractBookQuery, AbstractBookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AbstractBookQuery, AbstractBookQueryVariables>(AbstractBookDocument, options);
        }
export type AbstractBookQueryHookResult = ReturnType<typeof useAbstractBookQuery>;
export type AbstractBookLazyQueryHookResult = ReturnType<typeof useAbstractBookLazyQuery>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What to set in many records. What is left out stays as it is in each. */
export type BulkChange = {
  /** The confirmed format. */
  format?: ParticipationFormat | null | undefined;
  /**
   * The confirmed section. Where it is left out and a talk has no confirmed section yet, the requested one is confirmed with
   * the format.
   */
  sectionId?: string | null | undefined;
  /** Date of the talk in words; an empty text empties it. */
  talkSchedule?: string | null | undefined;
  /** Slot. */
  talkSlot?: number | null | undefined;
};

/** Which records, and what to set in them. */
export type BulkChangeInput = {
  /** What to set. */
  change: BulkChange;
  /** Records that were taken out of 'все N найденных', at most 20 000; used where no ids are given. */
  exceptIds?: Array<string>;
  /** The filter of the list; used where no ids are given. */
  filter?: ParticipantFilter | null | undefined;
  /** Records of a selection, at most 20 000. Null: all that the filter leaves ('все N найденных'). */
  ids?: Array<string> | null | undefined;
  /** Slug of a project of the edition. */
  project?: string | null | undefined;
  /** Year of the edition. */
  year: number;
};

/** What becomes of a record in a change of many. */
export type BulkOutcome =
  /** It changes, or was changed. */
  | 'CHANGED'
  /** Somebody else changed it since the plan; it was left as it is. */
  | 'CONFLICT'
  /** The provider did not answer: it may have been changed or not. Sending it again is safe. */
  | 'FAILED'
  /** The provider refused; `message` tells why. */
  | 'REFUSED'
  /** It is left out; `reason` tells why. */
  | 'SKIPPED'
  /** All is so already: nothing is sent and nobody gets mail. */
  | 'UNCHANGED';

/** Why a record is left out of a change of many. */
export type BulkSkipReason =
  /** A listener has no section, talk date and slot (LST-04). */
  | 'LISTENER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** The section is not offered any more. */
  | 'SECTION_INACTIVE';

/** A confirmed format, or that there is none. */
export type ConfirmedFormatChoice =
  /** Listener. */
  | 'LISTENER'
  /** No format is confirmed yet. */
  | 'NONE'
  /** Poster. */
  | 'POSTER'
  /** Speaker. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** Confirmed formats: any of them, or (`exclude`) none of them. */
export type ConfirmedFormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: boolean;
  /** The formats, or that none is confirmed yet. */
  values: Array<ConfirmedFormatChoice>;
};

/** Files: at least one of these kinds is there, or (`exclude`) none of them is. */
export type FileFilter = {
  /** 'Кроме': leaves those that have none of these files. */
  exclude?: boolean;
  /** Kinds of files; all three where it is left out. */
  kinds?: Array<RegistrationFileKind>;
};

/** Requested formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: boolean;
  /** The formats. */
  values: Array<ParticipationFormat>;
};

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': leaves those that have none of the named organisations. */
  exclude?: boolean;
  /** Names of organisations as `organizationName` tells them. */
  names?: Array<string>;
  /** Whether people without an organisation count as named. */
  withNone?: boolean;
};

/** What to leave in a list of participants. What is left out here does not limit; all that is given must hold. */
export type ParticipantFilter = {
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: ConfirmedFormatFilter | null | undefined;
  /** By the files in the slots. Moderators only. */
  files?: FileFilter | null | undefined;
  /** By the requested format. Moderators only. */
  format?: FormatFilter | null | undefined;
  /** By the organisation as it is shown. */
  organization?: OrganizationFilter | null | undefined;
  /**
   * Words that must all be found in name, organisation or, for moderators, title of the talk. Case, ё and е, spaces at the ends
   * make no difference. At most 200 characters.
   */
  search?: string | null | undefined;
  /** By the section in force: the confirmed one, else the requested one. Moderators only. */
  section?: SectionFilter | null | undefined;
  /** By the colour of the row (LST-02). Moderators only. */
  status?: ParticipationStatusFilter | null | undefined;
};

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

/** The colour of a record's row (LST-02). */
export type ParticipationStatus =
  /** Yellow: no format is confirmed yet (and the person has not confirmed). */
  | 'AWAITING_FORMAT'
  /** White: a format is confirmed, the person has not confirmed yet. */
  | 'AWAITING_PERSON'
  /** Green: the person confirmed participation. */
  | 'CONFIRMED';

/** Colours of rows: any of them, or (`exclude`) none of them. */
export type ParticipationStatusFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: boolean;
  /** The colours. */
  values: Array<ParticipationStatus>;
};

/** Fields of a record that history and conflicts name. */
export type RecordField =
  /** Whether the registration is active; a cancelled one is not. */
  | 'ACTIVE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** The expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Confirmed format. */
  | 'FORMAT'
  /** Whether a poster was given up. */
  | 'GAVE_UP_POSTER'
  /** Sections the person plans to listen to. */
  | 'LISTENING_SECTIONS'
  /** A field of the provider that this schema does not know. */
  | 'OTHER'
  /** Requested format. */
  | 'REQUESTED_FORMAT'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Confirmed section. */
  | 'SECTION'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** The thesis as a document. */
  | 'THESIS_DOCUMENT'
  /** The thesis as PDF. */
  | 'THESIS_PDF'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the excursion. */
  | 'TOUR'
  /** Size of the T-shirt. */
  | 'TSHIRT_SIZE';

/** The three file slots of a registration (FIL-01). */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** 'Кроме': leaves those that have none of the named sections. */
  exclude?: boolean;
  /** Ids of sections. */
  ids?: Array<string>;
  /** Whether records without any section count as named. */
  withNone?: boolean;
};

/** Kinds of refusals that a person can mend. */
export type UserErrorCode =
  /** A file's name or content is not of an accepted format (FIL-02). */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes (FIL-02). */
  | 'FILE_TOO_LARGE'
  /** A value is not of its form. */
  | 'INVALID'
  /** A mailed link is wrong, used or too old. */
  | 'LINK_EXPIRED'
  /** Two values that should be the same differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider refused for a reason of its own, told in the message. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open (rulings R5, R7). */
  | 'WINDOW_CLOSED'
  /** E-mail and password do not belong together, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

export type PlanBulkChangeQueryVariables = Exact<{
  input: Types.BulkChangeInput;
  outcomes?: Array<Types.BulkOutcome> | Types.BulkOutcome | null | undefined;
  offset: number;
  first: number;
  withItems: boolean;
}>;


export type PlanBulkChangeQuery = { planBulkChange: { totalCount: number, changeCount: number, sameCount: number, skipCount: number, letterCount: number, items?: Array<{ id: string, version: string }>, rows: Array<{ id: string, fullName: string, outcome: Types.BulkOutcome, reason: Types.BulkSkipReason | null, changes: Array<{ field: Types.RecordField, before: { text: string, format: Types.ParticipationFormat | null, flag: boolean | null, sections: Array<{ id: string, name: string | null }> | null } | null, after: { text: string, format: Types.ParticipationFormat | null, flag: boolean | null, sections: Array<{ id: string, name: string | null }> | null } | null }> }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const PlanBulkChangeDocument = {"kind":"Document","hash":"e5c4b5b83eaea9759dc8466afa9c0fa890ca4b8524703fa40007d4ca002759bb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOutcome"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withItems"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"skipCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withItems"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcomes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcomes"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordValue_RecordValue"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordValue_RecordValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]} as unknown as DocumentNode;

/**
 * __usePlanBulkChangeQuery__
 *
 * To run a query within a React component, call `usePlanBulkChangeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePlanBulkChangeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePlanBulkChangeQuery({
 *   variables: {
 *      input: // value for 'input'
 *      outcomes: // value for 'outcomes'
 *      offset: // value for 'offset'
 *      first: // value for 'first'
 *      withItems: // value for 'withItems'
 *   },
 * });
 */
export function usePlanBulkChangeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlanBulkChangeQuery, PlanBulkChangeQueryVariables> & ({ variables: PlanBulkChangeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlanBulkChangeQuery, PlanBulkChangeQueryVariables>(PlanBulkChangeDocument, options);
      }
export function usePlanBulkChangeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlanBulkChangeQuery, PlanBulkChangeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlanBulkChangeQuery, PlanBulkChangeQueryVariables>(PlanBulkChangeDocument, options);
        }
export type PlanBulkChangeQueryHookResult = ReturnType<typeof usePlanBulkChangeQuery>;
export type PlanBulkChangeLazyQueryHookResult = ReturnType<typeof usePlanBulkChangeLazyQuery>;
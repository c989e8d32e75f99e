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

/** File formats. */
export type ExportFormat =
  /** Text for spreadsheet programs: UTF-8 with a byte order mark and semicolons, as the Russian Excel expects. */
  | 'CSV'
  /** A list of objects for programs, with the schema's names, codes, dates and ids (docs/exports.md). */
  | 'JSON'
  /** The same objects, one a line (JSON Lines), for programs that read while the download runs. */
  | 'JSONL'
  /** A workbook for spreadsheet programs, with Russian headings and texts. A text that they would read as a formula stays text. */
  | 'XLSX';

/** Rows and columns of an export. */
export type ExportParticipantsInput = {
  /** The columns in order, each once. */
  columns: Array<ParticipantColumn>;
  /** The filter of the list; by default all rows. */
  filter?: ParticipantFilter | null | undefined;
  /** The file format. */
  format: ExportFormat;
  /** The order of the list; by default by name. */
  orderBy?: Array<ParticipantOrder>;
  /** Slug of a project of the edition; by default the whole list. */
  project?: string | null | undefined;
  /** Year of the edition. */
  year: number;
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

/** Sort directions. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': selects rows with none of the named organisations. */
  exclude?: boolean;
  /** Ids of organisations, also of those that people typed under 'other'. */
  ids?: Array<string>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: boolean;
};

/** Columns of an export: those of the screen, and fields of the record. */
export type ParticipantColumn =
  /** Days of the forum on which the person attends. */
  | 'ATTENDANCE_DAYS'
  /** Date of birth. */
  | 'BIRTH_DATE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** Confirmed format. */
  | 'CONFIRMED_FORMAT'
  /** Confirmed section. */
  | 'CONFIRMED_SECTION'
  /** Time of the registration in Moscow. */
  | 'CREATED_AT'
  /** E-mail. */
  | 'EMAIL'
  /** File name of the expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Requested format. */
  | 'FORMAT'
  /** Id of the record. */
  | 'ID'
  /** Sections that the person plans to attend. */
  | 'LISTENING_SECTIONS'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Phone. */
  | 'PHONE'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Whether it is a registration for the school. */
  | 'SCHOOL'
  /** Effective section: the confirmed one, else the requested one. */
  | 'SECTION'
  /** Status in words. */
  | 'STATUS'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** File name of the thesis as a document. */
  | 'THESIS_DOCUMENT'
  /** File name of the thesis as PDF. */
  | 'THESIS_PDF'
  /** Whether the theses that a talk needs are there. */
  | 'THESIS_STATE'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the excursion. */
  | 'TOUR'
  /** Size of the T-shirt. */
  | 'TSHIRT_SIZE';

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

/** A sort key. */
export type ParticipantOrder = {
  /** The field. */
  by: ParticipantOrderField;
  /** The direction. Rows without a value come last in both. */
  direction?: OrderDirection;
};

/** Sort keys of a list of participants. All but NAME and ORGANIZATION are for moderators only. */
export type ParticipantOrderField =
  /** Days of attendance, from the first day on. */
  | 'ATTENDANCE_DAYS'
  /** Confirmed format; rows without one come last. */
  | 'CONFIRMED_FORMAT'
  /** Time of the registration. */
  | 'CREATED_AT'
  /** Requested format: listener, speaker, poster. */
  | 'FORMAT'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Registrations for the forum, then those for the school. */
  | 'SCHOOL'
  /** Name of the effective section. */
  | 'SECTION'
  /** Status: awaiting a format, awaiting the person, confirmed. */
  | 'STATUS'
  /** Day of the talk, then track, then slot. */
  | 'TALK_PLACE'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk, or the board of a poster. */
  | 'TALK_SLOT'
  /** Theses: missing, incomplete, complete; rows without expected theses come last. */
  | 'THESIS'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the excursion: will come, will not come. */
  | 'TOUR'
  /** Size of the T-shirt, the smallest first. */
  | 'TSHIRT_SIZE';

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

/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
  /** The record has other values than the person saw; the payload has the record as it is now, and nothing was changed. */
  | 'CONFLICT'
  /** The format of a file's name or content is not accepted. */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes. */
  | 'FILE_TOO_LARGE'
  /** A value has the wrong form. */
  | 'INVALID'
  /** A mailed link is wrong, used or expired. */
  | 'LINK_EXPIRED'
  /** Two values that must be equal differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider rejected the request; the message gives the reason. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open. */
  | 'WINDOW_CLOSED'
  /** The e-mail and the password do not match, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

export type ExportParticipantsMutationVariables = Exact<{
  input: Types.ExportParticipantsInput;
}>;


export type ExportParticipantsMutation = { exportParticipants: { download: { url: string, fileName: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ExportParticipantsDocument = {"kind":"Document","hash":"ece722acb120a216e0d62be8c9ada16444322a3409ae629733dd8259c23638d8","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportParticipants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportParticipantsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportParticipants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useExportParticipantsMutation__
 *
 * To run a mutation, you first call `useExportParticipantsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useExportParticipantsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [exportParticipantsMutation, { data, loading, error }] = useExportParticipantsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useExportParticipantsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ExportParticipantsMutation, ExportParticipantsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ExportParticipantsMutation, ExportParticipantsMutationVariables>(ExportParticipantsDocument, options);
      }
export type ExportParticipantsMutationHookResult = ReturnType<typeof useExportParticipantsMutation>;
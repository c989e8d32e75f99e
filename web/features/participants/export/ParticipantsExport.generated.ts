/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A confirmed format, or its absence. */
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
  /** 'Кроме': selects rows with none of the values. */
  exclude?: boolean;
  /** The formats; NONE stands for no confirmed format. */
  values: Array<ConfirmedFormatChoice>;
};

/** File formats. */
export type ExportFormat =
  /** Text for spreadsheet programs: UTF-8 with a byte order mark and semicolons, as the Russian Excel expects. */
  | 'CSV'
  /** A list of objects for programs. */
  | 'JSON'
  /** A workbook for spreadsheet programs. */
  | 'XLSX';

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
  values: Array<ParticipationFormat>;
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
  /** Names of organisations, as in `organizationName`. */
  names?: Array<string>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: boolean;
};

/** Columns of an export: those of the screen, and fields of the record. */
export type ParticipantColumn =
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
  /** Title of the talk. */
  | 'TITLE';

/** Conditions for the rows of a list of participants. Every given condition must hold. */
export type ParticipantFilter = {
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: ConfirmedFormatFilter | null | undefined;
  /** By the files in the slots. Moderators only. */
  files?: FileFilter | null | undefined;
  /** By the requested format. Moderators only. */
  format?: FormatFilter | null | undefined;
  /** By the displayed organisation. */
  organization?: OrganizationFilter | null | undefined;
  /**
   * Words that must all occur in name, organisation or, for moderators, title of the talk; ignores case, the difference of
   * ё and е, and outer spaces. At most 200 characters.
   */
  search?: string | null | undefined;
  /** By the effective section: the confirmed one, else the requested one. Moderators only. */
  section?: SectionFilter | null | undefined;
  /** By the status, which is the colour of the row. Moderators only. */
  status?: ParticipationStatusFilter | null | undefined;
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
  /** Name of the effective section. */
  | 'SECTION'
  /** Status: awaiting a format, awaiting the person, confirmed. */
  | 'STATUS'
  /** Day of the talk, then track, then slot. */
  | 'TALK_PLACE'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Title of the talk. */
  | 'TITLE';

/** Formats of participation. */
export type ParticipationFormat =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

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

export type ParticipantsExportQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
  filter?: Types.ParticipantFilter | null | undefined;
  orderBy: Array<Types.ParticipantOrder> | Types.ParticipantOrder;
  columns: Array<Types.ParticipantColumn> | Types.ParticipantColumn;
  format: Types.ExportFormat;
}>;


export type ParticipantsExportQuery = { participantsExport: { path: string, fileName: string } };


export const ParticipantsExportDocument = {"kind":"Document","hash":"42dd63f63138186b80410195b66a30f98bbf6f6fe8fb0666501f624de84d128b","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantOrder"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantColumn"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participantsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantsExportQuery__
 *
 * To run a query within a React component, call `useParticipantsExportQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantsExportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantsExportQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      columns: // value for 'columns'
 *      format: // value for 'format'
 *   },
 * });
 */
export function useParticipantsExportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantsExportQuery, ParticipantsExportQueryVariables> & ({ variables: ParticipantsExportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantsExportQuery, ParticipantsExportQueryVariables>(ParticipantsExportDocument, options);
      }
export function useParticipantsExportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantsExportQuery, ParticipantsExportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantsExportQuery, ParticipantsExportQueryVariables>(ParticipantsExportDocument, options);
        }
export type ParticipantsExportQueryHookResult = ReturnType<typeof useParticipantsExportQuery>;
export type ParticipantsExportLazyQueryHookResult = ReturnType<typeof useParticipantsExportLazyQuery>;
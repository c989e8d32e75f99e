/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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

/** Forms of a file. */
export type ExportFormat =
  /** Text for table programs: UTF-8 with a byte order mark, semicolons, as the Russian Excel opens it. */
  | 'CSV'
  /** A list of objects for programs. */
  | 'JSON'
  /** A workbook for table programs. */
  | 'XLSX';

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

/** A direction to sort in. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': leaves those that have none of the named organisations. */
  exclude?: boolean;
  /** Names of organisations as `organizationName` tells them. */
  names?: Array<string>;
  /** Whether people without an organisation count as named. */
  withNone?: boolean;
};

/** Columns of an export; those of the screen and the fields of the record. */
export type ParticipantColumn =
  /** Date of birth. */
  | 'BIRTH_DATE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** Confirmed format. */
  | 'CONFIRMED_FORMAT'
  /** Confirmed section. */
  | 'CONFIRMED_SECTION'
  /** When it was registered, in Moscow. */
  | 'CREATED_AT'
  /** E-mail. */
  | 'EMAIL'
  /** File of the expert conclusion: its name. */
  | 'EXPERT_CONCLUSION'
  /** Requested format. */
  | 'FORMAT'
  /** Id of the record. */
  | 'ID'
  /** Sections the person plans to listen to. */
  | 'LISTENING_SECTIONS'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Phone. */
  | 'PHONE'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Section in force. */
  | 'SECTION'
  /** Colour in words. */
  | 'STATUS'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** File of the thesis as a document: its name. */
  | 'THESIS_DOCUMENT'
  /** File of the thesis as PDF: its name. */
  | 'THESIS_PDF'
  /** Title of the talk. */
  | 'TITLE';

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

/** A key to sort by. */
export type ParticipantOrder = {
  /** By what. */
  by: ParticipantOrderField;
  /** In which direction. Rows without a value stand last in both. */
  direction?: OrderDirection;
};

/** What a list of participants can be sorted by. All but NAME and ORGANIZATION: moderators only. */
export type ParticipantOrderField =
  /** Confirmed format; without one last. */
  | 'CONFIRMED_FORMAT'
  /** When it was registered. */
  | 'CREATED_AT'
  /** Requested format: listener, speaker, poster. */
  | 'FORMAT'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Name of the section in force. */
  | 'SECTION'
  /** Colour: awaiting a format, awaiting the person, confirmed. */
  | 'STATUS'
  /** Day of the talk, then track, then slot. */
  | 'TALK_PLACE'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Title of the talk. */
  | 'TITLE';

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
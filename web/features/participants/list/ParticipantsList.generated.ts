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

/** Kinds of places in the programme. */
export type PlaceKind =
  /** The board of a poster. */
  | 'BOARD'
  /** Day, track and slot of a talk. */
  | 'SLOT';

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

export type ParticipantsListQueryVariables = Exact<{
  year: number;
  project?: string | null | undefined;
  filter?: Types.ParticipantFilter | null | undefined;
  orderBy: Array<Types.ParticipantOrder> | Types.ParticipantOrder;
  first: number;
  offset: number;
  withDetails: boolean;
  organizations: Array<string> | string;
}>;


export type ParticipantsListQuery = { edition: { year: number, participants: { totalCount: number, listCount: number, peopleCount: number, listPeopleCount: number, isModeratorList: boolean, revision: string, nodes: Array<{ id: string, fullName: string, organization: { id: string, name: string | null } | null, registration: { id: string, status: Types.ParticipationStatus, createdAt: string | null, unreadableFields: Array<string> | null, isSchool: boolean, requestedFormat: Types.ParticipationFormat, confirmedFormat: Types.ParticipationFormat | null, format: Types.ParticipationFormat, title: string | null, talkSchedule: string | null, talkDay: number | null, talkTrack?: number | null, talkSlot?: number | null, phone?: string | null, email?: string | null, birthDate?: string | null, thesisState?: Types.ThesisState, tour?: Types.TourDecision | null, tshirtSize?: Types.TshirtSize | null, attendanceDays?: Array<number> | null, section: { id: string, name: string | null, isListed: boolean | null } | null, placeClashes: Array<{ registrationId: string, fullName: string, kind: Types.PlaceKind }> | null, listeningSections?: Array<{ id: string, name: string | null, isListed: boolean | null }> | null, thesisDocument: { id: string, name: string, url: string } | null, thesisPdf: { id: string, name: string, url: string } | null, expertConclusion: { id: string, name: string, url: string } | null } | null }>, facets: { schoolCount: number | null, formats: Array<{ format: Types.ParticipationFormat, count: number }> | null, confirmedFormats: Array<{ format: Types.ParticipationFormat | null, count: number }> | null, statuses: Array<{ status: Types.ParticipationStatus, count: number }> | null, sections: Array<{ count: number, section: { id: string, name: string | null, isListed: boolean | null } | null }> | null, organizations: Array<{ count: number, organization: { id: string, name: string | null } | null }>, files: Array<{ kind: Types.RegistrationFileKind, count: number }> | null, theses: Array<{ state: Types.ThesisState, count: number }> | null, tours: Array<{ decision: Types.TourDecision | null, count: number }> | null, tshirtSizes: Array<{ size: Types.TshirtSize | null, count: number }> | null, attendanceDays: Array<{ value: number | null, count: number }> | null, talkDays: Array<{ value: number | null, count: number }> | null, talkTracks: Array<{ value: number | null, count: number }> | null, talkSlots: Array<{ value: number | null, count: number }> | null } } | null } | null };


export const ParticipantsListDocument = {"kind":"Document","hash":"95e54e5c5e756ede680d3fd0961d3461ff17ea5d98abc801c4b0774fd52b7eb6","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParticipantsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantOrder"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParticipantRow_Participant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"listCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"listPeopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"isModeratorList"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterPanel_Facets"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParticipantRow_Participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableFields"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"requestedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"talkSchedule"}},{"kind":"Field","name":{"kind":"Name","value":"talkDay"}},{"kind":"Field","name":{"kind":"Name","value":"placeClashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceClash_PlaceClash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talkTrack"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"talkSlot"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"birthDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"thesisState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"tour"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"tshirtSize"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attendanceDays"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"listeningSections"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFiles_Registration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceClash_PlaceClash"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceClash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFiles_Registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thesisDocument"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expertConclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterPanel_Facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schoolCount"}},{"kind":"Field","name":{"kind":"Name","value":"tours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tshirtSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talkDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talkTracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talkSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useParticipantsListQuery__
 *
 * To run a query within a React component, call `useParticipantsListQuery` and pass it any options that fit your needs.
 * When your component renders, `useParticipantsListQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useParticipantsListQuery({
 *   variables: {
 *      year: // value for 'year'
 *      project: // value for 'project'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      first: // value for 'first'
 *      offset: // value for 'offset'
 *      withDetails: // value for 'withDetails'
 *      organizations: // value for 'organizations'
 *   },
 * });
 */
export function useParticipantsListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ParticipantsListQuery, ParticipantsListQueryVariables> & ({ variables: ParticipantsListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ParticipantsListQuery, ParticipantsListQueryVariables>(ParticipantsListDocument, options);
      }
export function useParticipantsListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ParticipantsListQuery, ParticipantsListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ParticipantsListQuery, ParticipantsListQueryVariables>(ParticipantsListDocument, options);
        }
export type ParticipantsListQueryHookResult = ReturnType<typeof useParticipantsListQuery>;
export type ParticipantsListLazyQueryHookResult = ReturnType<typeof useParticipantsListLazyQuery>;
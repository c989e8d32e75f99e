/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
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

/** Kinds of places in the programme. */
export type PlaceKind =
  /** The board of a poster. */
  | 'BOARD'
  /** Day, track and slot of a talk. */
  | 'SLOT';

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

export type ParticipantRow_ParticipantFragment = { id: string, fullName: string, organization: { id: string, name: string | null } | null, registration: { id: string, status: Types.ParticipationStatus, createdAt: string | null, unreadableFields: Array<string> | null, isSchool: boolean, requestedFormat: Types.ParticipationFormat, confirmedFormat: Types.ParticipationFormat | null, format: Types.ParticipationFormat, title: string | null, talkSchedule: string | null, talkDay: number | null, talkTrack?: number | null, talkSlot?: number | null, phone?: string | null, email?: string | null, birthDate?: string | null, thesisState?: Types.ThesisState, tour?: Types.TourDecision | null, tshirtSize?: Types.TshirtSize | null, attendanceDays?: Array<number> | null, section: { id: string, name: string | null, isListed: boolean | null } | null, placeClashes: Array<{ registrationId: string, fullName: string, kind: Types.PlaceKind }> | null, listeningSections?: Array<{ id: string, name: string | null, isListed: boolean | null }> | null, thesisDocument: { id: string, name: string, url: string } | null, thesisPdf: { id: string, name: string, url: string } | null, expertConclusion: { id: string, name: string, url: string } | null } | null };

export const ParticipantRow_ParticipantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParticipantRow_Participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableFields"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"requestedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedFormat"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"talkSchedule"}},{"kind":"Field","name":{"kind":"Name","value":"talkDay"}},{"kind":"Field","name":{"kind":"Name","value":"placeClashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceClash_PlaceClash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"talkTrack"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"talkSlot"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"birthDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"thesisState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"tour"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"tshirtSize"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attendanceDays"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"listeningSections"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetails"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFiles_Registration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceClash_PlaceClash"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceClash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFiles_Registration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thesisDocument"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisPdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expertConclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode;
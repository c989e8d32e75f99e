/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/**
 * A moderator's decision. An omitted value stays as it is, null clears it. The format LISTENER clears section, date and,
 * in the main list, the place, whatever the input says about them.
 */
export type ConfirmFormatInput = {
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the change applies to the record as it is now. INVALID for a number above 2147483647.
   */
  expectedVersion?: string | null | undefined;
  /** The confirmed format; REQUIRED if none is confirmed yet. Null is REQUIRED. */
  format?: ParticipationFormatChoice | null | undefined;
  /**
   * Slug of the project of the current edition in whose list the record is changed; null for the main list. Such a change
   * reaches the provider with format, section and date alone: day, track and slot are INVALID, and an unknown project is
   * NOT_FOUND. From the main list all values reach the provider, those that are omitted here as the record has them.
   */
  project?: string | null | undefined;
  /** The registration. */
  registrationId: string;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED for a talk.
   */
  sectionId?: string | null | undefined;
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: boolean;
  /** Day of the talk within the forum, 1 to 1000. */
  talkDay?: number | null | undefined;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: string | null | undefined;
  /** Slot, 1 to 1000; the board number of a poster. */
  talkSlot?: number | null | undefined;
  /** Track, 1 to 1000. */
  talkTrack?: number | null | undefined;
};

/** Formats of participation to choose from. */
export type ParticipationFormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

/** Kinds of places in the programme. */
export type PlaceKind =
  /** The board of a poster. */
  | 'BOARD'
  /** Day, track and slot of a talk. */
  | 'SLOT';

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

export type PreviewDecisionQueryVariables = Exact<{
  input: Types.ConfirmFormatInput;
}>;


export type PreviewDecisionQuery = { previewDecision: { writesLetter: boolean, letterFailed: boolean, letter: { registrationId: string, fullName: string, recipient: string, subject: string, text: string } | null, placeClashes: Array<{ registrationId: string, fullName: string, kind: Types.PlaceKind }>, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } | null };


export const PreviewDecisionDocument = {"kind":"Document","hash":"52f87c5aa93581a2586233998e0714304085c694d5512f8c8d1bbca43c252c3e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmFormatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writesLetter"}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter_Letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letterFailed"}},{"kind":"Field","name":{"kind":"Name","value":"placeClashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceClash_PlaceClash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter_Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceClash_PlaceClash"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceClash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]} as unknown as DocumentNode;

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
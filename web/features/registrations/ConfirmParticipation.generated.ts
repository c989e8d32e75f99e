/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A confirmation of participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener. */
  changePosterToListener?: boolean;
  /** Active sections to attend; omitted they stay unchanged, null or an empty list clears them. */
  listeningSectionIds?: Array<string> | null | undefined;
  /** The registration. */
  registrationId: string;
  /** Answer about the excursion; omitted it stays unchanged. Null is REQUIRED, any answer after the excursion's day is rejected. */
  tour?: TourDecision | null | undefined;
  /** Size of the T-shirt; omitted it stays unchanged, null is REQUIRED. */
  tshirtSize?: TshirtSize | null | undefined;
  /** The windows that apply. EXPIRED includes neither excursion nor T-shirt: `tour` and `tshirtSize` are INVALID with it. */
  windows?: WindowSet;
};

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

/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
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

/** Sets of windows of an edition, which decide when an action is open. */
export type WindowSet =
  /** The edition's own windows (`Edition.registrationWindow`, `Edition.thesesWindow`). */
  | 'CURRENT'
  /** The windows of late registrations (`Edition.expiredWindows`); an edition without them applies its own. */
  | 'EXPIRED';

export type ConfirmParticipationMutationVariables = Exact<{
  input: Types.ConfirmParticipationInput;
}>;


export type ConfirmParticipationMutation = { confirmParticipation: { registration: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const ConfirmParticipationDocument = {"kind":"Document","hash":"6b44207f10704edefeed99a82aea8d236c2bd965987592f80c7679ca606c08ad","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmParticipation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmParticipationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmParticipation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmParticipationMutation__
 *
 * To run a mutation, you first call `useConfirmParticipationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmParticipationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmParticipationMutation, { data, loading, error }] = useConfirmParticipationMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useConfirmParticipationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmParticipationMutation, ConfirmParticipationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmParticipationMutation, ConfirmParticipationMutationVariables>(ConfirmParticipationDocument, options);
      }
export type ConfirmParticipationMutationHookResult = ReturnType<typeof useConfirmParticipationMutation>;
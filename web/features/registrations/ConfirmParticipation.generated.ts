/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What a person says when confirming participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener (cancel_poster 1, otherwise -1; REG-08). */
  changePosterToListener?: boolean;
  /** Active sections to listen to. */
  listeningSectionIds?: Array<string>;
  /** The registration. */
  registrationId: string;
  /** Answer about the excursion; null leaves it as it is, and any other is refused once its day has passed (TOU-02). */
  tour?: TourDecision | null | undefined;
  /** Size of the T-shirt; null leaves it as it is. */
  tshirtSize?: TshirtSize | null | undefined;
};

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
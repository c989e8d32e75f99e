/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Genders that the forms offer. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** A new account with the person behind it. */
export type SignUpInput = {
  /** Academic degree. */
  academicDegreeId: string;
  /** Date of birth, from 1950-01-01. */
  birthDate: string;
  /** Name of the citizenship: a listed one or a typed text. */
  citizenship: string;
  /** Consent to the processing of personal data; must be true. */
  consent: boolean;
  /**
   * Version of the accepted text, as the page names it: 1 to 50 characters. The provider stores it with the time
   * (`Viewer.consent`).
   */
  consentVersion: string;
  /** E-mail, which is also the user name; the gateway converts it to lower case. */
  email: string;
  /** First name, at least 1 character, of the same characters. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Last name, at least 1 character: letters, spaces, hyphens, apostrophes and dots. */
  lastName: string;
  /** Middle name, at least 2 of the same characters; null for a person without one. */
  middleName?: string | null | undefined;
  /** Organisation; 'other' requires otherOrganization. */
  organizationId: string;
  /** Name of an unlisted organisation. */
  otherOrganization?: string | null | undefined;
  /** Name of an unlisted position. */
  otherPosition?: string | null | undefined;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: string;
  /** The password again. */
  passwordConfirmation: string;
  /** Country dial code and number; must contain a digit. */
  phone: string;
  /** Position; 'other' requires otherPosition. */
  positionId: string;
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

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { email: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const SignUpDocument = {"kind":"Document","hash":"98b82ff0e04e0cde321cd2569f77256493fa755e4d2fa59132e36933b3d4885a","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignUpMutation__
 *
 * To run a mutation, you first call `useSignUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signUpMutation, { data, loading, error }] = useSignUpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSignUpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SignUpMutation, SignUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SignUpMutation, SignUpMutationVariables>(SignUpDocument, options);
      }
export type SignUpMutationHookResult = ReturnType<typeof useSignUpMutation>;
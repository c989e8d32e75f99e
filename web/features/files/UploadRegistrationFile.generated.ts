/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The three file slots of a registration. */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** A file for a slot. */
export type UploadRegistrationFileInput = {
  /** The file. */
  file: File;
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: string;
  /**
   * Id of the file in the slot that the new one replaces; REFUSED if the slot holds another one. Omitted or null for an
   * empty slot. The gateway ignores it if the slot is empty.
   */
  replaces?: string | null | undefined;
  /** The windows that apply to the action. */
  windows?: WindowSet;
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

/** Sets of windows of an edition, which decide when an action is open. */
export type WindowSet =
  /** The edition's own windows (`Edition.registrationWindow`, `Edition.thesesWindow`). */
  | 'CURRENT'
  /** The windows of late registrations (`Edition.expiredWindows`); an edition without them applies its own. */
  | 'EXPIRED';

export type UploadRegistrationFileMutationVariables = Exact<{
  input: Types.UploadRegistrationFileInput;
}>;


export type UploadRegistrationFileMutation = { uploadRegistrationFile: { registration: { id: string } | null, thesisCheck: { pages: number | null, characters: number | null, maxPages: number, maxCharacters: number, isWithinLimits: boolean } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const UploadRegistrationFileDocument = {"kind":"Document","hash":"ce37fa1b03f06a51b1423dd9bd648e63d7654aaba9d30128c48759b4ac80a7a0","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadRegistrationFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadRegistrationFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRegistrationFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thesisCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThesisWarning_check"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThesisWarning_check"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThesisCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"characters"}},{"kind":"Field","name":{"kind":"Name","value":"maxPages"}},{"kind":"Field","name":{"kind":"Name","value":"maxCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinLimits"}}]}}]} as unknown as DocumentNode;

/**
 * __useUploadRegistrationFileMutation__
 *
 * To run a mutation, you first call `useUploadRegistrationFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUploadRegistrationFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [uploadRegistrationFileMutation, { data, loading, error }] = useUploadRegistrationFileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUploadRegistrationFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UploadRegistrationFileMutation, UploadRegistrationFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UploadRegistrationFileMutation, UploadRegistrationFileMutationVariables>(UploadRegistrationFileDocument, options);
      }
export type UploadRegistrationFileMutationHookResult = ReturnType<typeof useUploadRegistrationFileMutation>;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
/** Screens that an edition may have. */
export type EditionScreen =
  /** Contacts (`contacts`). */
  | 'CONTACTS'
  /** Organisers (`organisers`). */
  | 'ORGANISERS'
  /** List of participants, from the provider. */
  | 'PARTICIPANTS'
  /** Photos (`gallery`). */
  | 'PHOTOS'
  /** Programme (`programme`). */
  | 'PROGRAMME'
  /** Rules for theses (`thesesRules`). */
  | 'THESES'
  /** Collection of theses (`thesisCollection`). */
  | 'THESIS_COLLECTION'
  /** Excursion (`tour`). */
  | 'TOUR';

export type Hosts_EditionFragment = { screens: Array<Types.EditionScreen>, organisers: Array<{ title: string, members: Array<{ name: string, role: string | null, affiliation: string | null, url: string | null }> }> };

export const Hosts_EditionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hosts_edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screens"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganiserGroups_edition"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganiserGroups_edition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode;
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
export type RecordValue_RecordValue_BooleanValue_Fragment = { text: string, isTrue: boolean };

export type RecordValue_RecordValue_FormatValue_Fragment = { text: string, format: Types.ParticipationFormat };

export type RecordValue_RecordValue_SectionsValue_Fragment = { text: string, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> };

export type RecordValue_RecordValue_TextValue_Fragment = { text: string };

export type RecordValue_RecordValueFragment =
  | RecordValue_RecordValue_BooleanValue_Fragment
  | RecordValue_RecordValue_FormatValue_Fragment
  | RecordValue_RecordValue_SectionsValue_Fragment
  | RecordValue_RecordValue_TextValue_Fragment
;

export const RecordValue_RecordValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordValue_RecordValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormatValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionsValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BooleanValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTrue"}}]}}]}}]} as unknown as DocumentNode;
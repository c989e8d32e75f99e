/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types.ts';

import type { DocumentNode } from 'graphql';
export type RecordValue_RecordValueFragment = { text: string, format: Types.ParticipationFormat | null, flag: boolean | null, sections: Array<{ id: string, name: string | null, isListed: boolean | null }> | null };

export const RecordValue_RecordValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordValue_RecordValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flag"}}]}}]} as unknown as DocumentNode;
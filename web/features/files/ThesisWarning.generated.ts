/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
export type ThesisWarning_CheckFragment = { pages: number | null, characters: number | null, maxPages: number, maxCharacters: number, isWithinLimits: boolean };

export const ThesisWarning_CheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThesisWarning_check"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThesisCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"characters"}},{"kind":"Field","name":{"kind":"Name","value":"maxPages"}},{"kind":"Field","name":{"kind":"Name","value":"maxCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinLimits"}}]}}]} as unknown as DocumentNode;
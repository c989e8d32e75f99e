/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { DocumentNode } from 'graphql';
/** Kinds of programme items. */
export type ProgrammeItemKind =
  /** Coffee, lunch. */
  | 'BREAK'
  /** Opening, closing. */
  | 'CEREMONY'
  /** Another conference within the forum. */
  | 'CONFERENCE'
  /** Excursion. */
  | 'EXCURSION'
  /** Exhibition. */
  | 'EXHIBITION'
  /** Lecture. */
  | 'LECTURE'
  /** Panel discussion. */
  | 'PANEL'
  /** Plenary session or plenary talks. */
  | 'PLENARY'
  /** Poster session. */
  | 'POSTERS'
  /** Registration of participants. */
  | 'REGISTRATION'
  /** Round table. */
  | 'ROUND_TABLE'
  /** School of young scientists or of users. */
  | 'SCHOOL'
  /** Session of a section. */
  | 'SECTION'
  /** Micro-symposium. */
  | 'SYMPOSIUM';

export type ProgrammeView_ProgrammeFragment = { year: number, isSample: boolean, calendarUrl: string, sections: Array<{ code: string, title: string }>, days: Array<{ id: string, slug: string, date: string, label: string, calendarUrl: string, items: Array<{ id: string, slug: string, kind: Types.ProgrammeItemKind, startsAt: string, endsAt: string, title: string, speaker: string | null, room: string | null, building: string | null, calendarUrl: string, chair: { role: string, name: string } | null, section: { code: string, title: string } | null, link: { label: string, url: string } | null, detail: { id: string, code: string, title: string, talks: Array<{ id: string, slug: string, startsAt: string | null, endsAt: string | null, speaker: string | null, affiliation: string | null, notes: Array<string>, title: string | null, hasAbstract: boolean, calendarUrl: string | null }>, posters: { id: string, slug: string, title: string } | null } | null }> }> };

export const ProgrammeView_ProgrammeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgrammeView_programme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Programme"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"chair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"building"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"talks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hasAbstract"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;
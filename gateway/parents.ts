import type { PosterListData } from './editions/posters.ts';
import type { EditionData } from './editions/readEdition.ts';
import type { Schemas } from './provider/contract.ts';

/** The signed-in person: the account id; all else is read where it is asked for. */
export interface Viewer {
  id: number;
}

/** What resolvers get as parents: the provider's own records, so that a mis-mapped resolver does not compile. */
export type Profile = Schemas['Individual'];
export type Registration = Schemas['Registration'];
export type Participation = Schemas['Participation'];
export type Organization = Schemas['Organization'];
export type Position = Schemas['Titled'];
export type Edition = EditionData;
export type PosterList = PosterListData;

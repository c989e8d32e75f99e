import { createContext, type ReactNode, useContext } from 'react';
import type { Detail, Timetable } from './model.ts';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** A poster that the search found, in the list of a session. */
export interface FoundPoster {
  key: string;
  listId: string;
  board: string | null;
  presenter: string;
  title: string | null;
}

/** `failed` when a list could not be read. */
export type PosterSearchState = 'loading' | 'failed' | 'ready';

/** What every part of the programme works with; it changes seldom. */
export interface ProgrammeState {
  timetable: Timetable;
  /** Slugs of the sessions that run now, by the service's clock. */
  running: ReadonlySet<string>;
  /** Draws the posters of a session: they are another feature's. */
  renderPosters: (year: number, posters: NonNullable<Detail['posters']>, query: string) => ReactNode;
  /** Draws what `results` makes of the posters that a query finds. */
  searchPosters: (
    year: number,
    query: string,
    results: (state: PosterSearchState, found: readonly FoundPoster[]) => ReactNode,
  ) => ReactNode;
}

export const ProgrammeContext = createContext<ProgrammeState | null>(null);

/** The address has a context of its own: it changes with every click, and a card of a session does not depend on it. */
export const AddressContext = createContext<ProgrammeAddress | null>(null);

function within<Part>(part: Part | null): Part {
  if (part === null) throw new Error('a part of the programme stands outside of it');
  return part;
}

/** The programme around a component. */
export const useProgramme = (): ProgrammeState => within(useContext(ProgrammeContext));

/** The address of the programme around a component. */
export const useAddress = (): ProgrammeAddress => within(useContext(AddressContext));

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

/** The data that all parts of the programme share; it seldom changes. */
export interface ProgrammeState {
  timetable: Timetable;
  /** Slugs of the sessions that run now, by the service's clock. */
  running: ReadonlySet<string>;
  /** Renders the posters of a session, which belong to another feature. */
  renderPosters: (year: number, posters: NonNullable<Detail['posters']>, query: string) => ReactNode;
  /** Searches posters and renders the result by `results`. */
  searchPosters: (
    year: number,
    query: string,
    results: (state: PosterSearchState, found: readonly FoundPoster[]) => ReactNode,
  ) => ReactNode;
}

export const ProgrammeContext = createContext<ProgrammeState | null>(null);

/** A separate context for the address: it changes with every click, and session cards do not depend on it. */
export const AddressContext = createContext<ProgrammeAddress | null>(null);

function within<Part>(part: Part | null): Part {
  if (part === null) throw new Error('a part of the programme stands outside of it');
  return part;
}

/** The programme around a component. */
export const useProgramme = (): ProgrammeState => within(useContext(ProgrammeContext));

/** The address of the programme around a component. */
export const useAddress = (): ProgrammeAddress => within(useContext(AddressContext));

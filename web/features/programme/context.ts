import { createContext, type ReactNode, useContext } from 'react';
import type { Detail, Timetable } from './model.ts';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** What every part of the programme works with; it changes seldom. */
export interface ProgrammeState {
  timetable: Timetable;
  /** Slugs of the sessions that run now, by the service's clock. */
  running: ReadonlySet<string>;
  /** Draws the posters of a session: they are another feature's. */
  renderPosters: (year: number, posters: NonNullable<Detail['posters']>, query: string) => ReactNode;
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

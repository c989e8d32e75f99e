import { createContext, type ReactNode, useContext } from 'react';
import type { Detail, Timetable } from './model.ts';
import type { Plan } from './planStore.ts';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** What every part of the programme works with. */
export interface ProgrammeState {
  timetable: Timetable;
  address: ProgrammeAddress;
  plan: Plan;
  /** Slugs of the sessions that run now, by the service's clock. */
  running: ReadonlySet<string>;
  /** Draws the posters of a session: they are another feature's. */
  renderPosters: (posters: NonNullable<Detail['posters']>, query: string) => ReactNode;
}

export const ProgrammeContext = createContext<ProgrammeState | null>(null);

/** The programme around a component. */
export function useProgramme(): ProgrammeState {
  const state = useContext(ProgrammeContext);
  if (state === null) throw new Error('a part of the programme stands outside of it');
  return state;
}

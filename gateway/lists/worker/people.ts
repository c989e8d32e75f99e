import { personOf } from '../rows.ts';
import type { Facet, ParticipantList } from './sortedList.ts';

const people = (list: ParticipantList): Facet<string> => list.facet('person', personOf);

/** The number of people in the list: one person may have several registrations. */
export const countPeople = (list: ParticipantList): number => people(list).values.length;

/** The number of people in the rows at these positions. */
export function countPeopleAt(list: ParticipantList, positions: Iterable<number>): number {
  const { values, codes } = people(list);
  const seen = new Uint8Array(values.length);
  for (const position of positions) seen[codes[position] ?? 0] = 1;
  return seen.reduce((sum, one) => sum + one, 0);
}

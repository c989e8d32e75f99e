import { oncePer } from '../../lib/oncePer.ts';
import { personOf, type Row } from '../rows.ts';
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

/**
 * Reads what a person answers once (R17): a row without the answer, such as one for the school (REG-13), takes that of the
 * person's first row with one. A row with an answer keeps it.
 */
export function answerOf<Value>(read: (row: Row) => Value | null) {
  const answersOf = oncePer((list: ParticipantList) => {
    const answers = new Map<string, Value>();
    for (const row of list.rows) {
      const answer = read(row);
      if (answer === null) continue;
      const person = personOf(row);
      if (!answers.has(person)) answers.set(person, answer);
    }
    return answers;
  });
  return (row: Row, list: ParticipantList): Value | null => read(row) ?? answersOf(list).get(personOf(row)) ?? null;
}

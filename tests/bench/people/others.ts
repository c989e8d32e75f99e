import { type Mix, type Person, think } from './person.ts';

const year = 2025;

const publicList = (offset: number) => ({ year, project: null, search: null, first: 100, offset });

/** Cabinet, public list and posters. */
const participantActs = (person: Person, number: number) => [
  () => Promise.all(['ServiceClock', 'Viewer', 'Cabinet'].map((name) => person.run(name))),
  () => person.run('PublicList', publicList(100 * (number % 20))),
  () => person.run('PosterLists', { year }),
  () => person.run('CabinetRegistrations'),
];

/** The home page, and the programme with the posters of its tab. */
const visitorActs = (person: Person) => [
  () => Promise.all([person.open('/'), person.run('ServiceClock'), person.run('HappeningNow')]),
  () => person.open('/program'),
  () => person.run('Programme', { year, isSecond: false }),
  () => person.run('PosterLists', { year }),
];

/** Reads what participants or visitors read, beginning with another act for each person, until the mix is over. */
export async function readPortal(person: Person, number: number, mix: Mix, isParticipant: boolean): Promise<void> {
  const acts = isParticipant ? participantActs(person, number) : visitorActs(person);
  await think(mix, 3_000);
  for (let n = number; !mix.isOver; n += 1) {
    await acts[n % acts.length]?.();
    await think(mix, 5_000);
  }
}

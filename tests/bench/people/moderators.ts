/** What moderators do: the one file that names their operations. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mix, type Person, think } from './person.ts';

const year = 2025;
/** How often an open list asks whether it changed. */
const POLL_MS = 1_000;
/** Each moderator decides about this many rows of the list, from this multiple of them on. */
const ROWS = 20;
const LETTERS = 'абвгдеиклмнопрст';

const listOf = (offset: number, filter: object = {}) => ({
  ...{ year, project: null, filter, orderBy: [], first: 100, offset },
  ...{ withDetails: false, isSignedIn: true, organizations: [] },
});

type Registration = { id: string; effectiveFormat: string; effectiveSection: { id: string } | null };
type List = { participants?: { nodes: { registration: Registration }[] } | null; participantsRevision?: string | null };
type Detail = { version: string; talkSchedule: string | null };

const readEdition = async (person: Person, ...call: Parameters<Person['run']>) =>
  (await person.run(...call))?.edition as List | null | undefined;
const readRecord = async (person: Person, id: string) =>
  (await person.run('ParticipantRecord', { id }))?.registration as Detail | null | undefined;

/** The newest date in words that was saved for a registration. */
export type Decisions = Map<string, string>;

/**
 * Reads the list, searches it, opens a record and decides about it, until the mix is over. The open list asks for changes
 * meanwhile, and reads itself again after one.
 */
export async function moderate(person: Person, number: number, mix: Mix, decisions: Decisions): Promise<void> {
  let shown = listOf(0);
  async function poll(): Promise<void> {
    for (let known: unknown; !mix.isOver; ) {
      await sleep(POLL_MS);
      const edition = await readEdition(person, 'ParticipantsRevision', { year, project: null }, 'page');
      const revision = edition?.participantsRevision ?? known;
      if (known !== undefined && revision !== known) await person.run('ParticipantsList', shown, 'page');
      known = revision;
    }
  }
  async function work(round: number): Promise<void> {
    shown = listOf(ROWS * number);
    const edition = await readEdition(person, 'ParticipantsList', shown);
    await think(mix, 3_000);
    shown = listOf(0, { search: LETTERS[(number + round) % LETTERS.length] });
    await readEdition(person, 'ParticipantsList', shown);
    await think(mix, 3_000);
    const rows = edition?.participants?.nodes.slice(0, ROWS).map(({ registration }) => registration) ?? [];
    const talks = rows.filter((row) => row.effectiveFormat === 'SPEAKER' && row.effectiveSection !== null);
    const talk = talks[round % Math.max(1, talks.length)];
    if (talk === undefined) return;
    const record = await readRecord(person, talk.id);
    await think(mix, 3_000);
    const words = `Доклад ${number + 1}-${round + 1}`;
    const decision = { confirmedFormat: 'SPEAKER', confirmedSectionId: talk.effectiveSection?.id, talkSchedule: words };
    const input = { registrationId: talk.id, project: null, ...decision, expectedVersion: record?.version };
    const saved = (await person.run('ConfirmFormat', { input }))?.confirmFormat;
    if ((saved as { registration: object | null } | null)?.registration) decisions.set(talk.id, words);
    await think(mix, 3_000);
  }
  await think(mix, 3_000);
  const polling = poll();
  for (let round = 0; !mix.isOver; round += 1) await work(round);
  await polling;
}

/** Reads every decided record back. @returns a sentence for each that differs from what was saved last */
export async function findLost(person: Person, decisions: Decisions): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, words] of decisions) {
    const record = await readRecord(person, id);
    if (record?.talkSchedule !== words) lost.push(`${id} has «${record?.talkSchedule}» instead of «${words}»`);
  }
  return lost;
}

/** What moderators do: the one file that names their operations. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mix, type Person, think } from './person.ts';

const year = 2025;
/** How often an open list asks whether it changed. */
const POLL_MS = 15_000;
/** Each moderator decides about this many rows of the list, from this multiple of them on. */
const ROWS = 20;

/** A registration as list and record have it. */
interface Row {
  id: string;
  requestedFormat: string;
  confirmedFormat: string | null;
  requestedSection: { id: string } | null;
  confirmedSection: { id: string } | null;
  talkSchedule: string | null;
  talkDay: number | null;
  talkTrack: number | null;
  talkSlot: number | null;
  isConfirmed: boolean;
}
interface List {
  version: string;
  nodes: Row[];
}

const variables = { year, project: null };

const readList = async (person: Person, ...call: [name: string, by?: 'person' | 'page']) => {
  const [name, ...by] = call;
  const edition = (await person.run(name, variables, ...by))?.edition as
    | { registrations: List | null }
    | null
    | undefined;
  return edition?.registrations ?? null;
};
const readRecord = async (person: Person, id: string) =>
  (await person.run('DeskRecord', { id }))?.registration as Row | null | undefined;

/** What the moderator saw of a record. */
const seenOf = ({
  confirmedFormat,
  confirmedSection,
  talkSchedule,
  talkDay,
  talkTrack,
  talkSlot,
  isConfirmed,
}: Row) => ({
  confirmedFormat,
  confirmedSectionId: confirmedSection?.id ?? null,
  talkSchedule,
  talkDay,
  talkTrack,
  talkSlot,
  isConfirmed,
});

/** The newest date in words that was saved for a registration. */
export type Decisions = Map<string, string>;

/**
 * Reads the list once, then opens a record and decides about it, until the mix is over. Search, filters and order make no
 * call. The open list asks for its version meanwhile, and reads itself again after a change.
 */
export async function moderate(person: Person, number: number, mix: Mix, decisions: Decisions): Promise<void> {
  await think(mix, 3_000);
  let list = await readList(person, 'DeskRegistrations');
  async function poll(): Promise<void> {
    while (!mix.isOver) {
      await sleep(POLL_MS);
      const version = (await readList(person, 'DeskVersion', 'page'))?.version;
      if (version === undefined || version === list?.version) continue;
      list = (await readList(person, 'DeskRegistrations', 'page')) ?? list;
    }
  }
  async function work(round: number): Promise<void> {
    await think(mix, 6_000);
    const rows = list?.nodes.slice(ROWS * number, ROWS * (number + 1)) ?? [];
    const talks = rows.filter(
      (row) =>
        (row.confirmedFormat ?? row.requestedFormat) === 'SPEAKER' && (row.confirmedSection ?? row.requestedSection),
    );
    const talk = talks[round % Math.max(1, talks.length)];
    const record = talk && (await readRecord(person, talk.id));
    if (!record) return;
    await think(mix, 3_000);
    const words = `Доклад ${number + 1}-${round + 1}`;
    const confirmedSectionId = (record.confirmedSection ?? record.requestedSection)?.id;
    const decision = { confirmedFormat: 'SPEAKER', confirmedSectionId, talkSchedule: words };
    const input = { registrationId: record.id, ...decision, seen: seenOf(record) };
    const saved = (await person.run('ConfirmRegistration', { input }))?.confirmFormat;
    if ((saved as { registration: object | null } | null)?.registration) decisions.set(record.id, words);
    await think(mix, 3_000);
  }
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

import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './person.ts';

/** How the mix ends, and what it wrote: the newest date in words of each record that a moderator decided. */
export type Mix = { isOver: boolean; decided: Map<string, string> };

const year = 2025;
const listOf = (offset: number, filter: object = {}) => ({
  ...{
    year,
    project: null,
    filter,
    orderBy: [],
    first: 100,
    offset,
    withDetails: false,
    isSignedIn: true,
    organizations: [],
  },
});

type Row = {
  id: string;
  registration: { id: string; effectiveFormat: string; effectiveSection: { id: string } | null };
};
type Read = { edition: { participants: { nodes: Row[] } | null } | null } | null;

const letters = 'абвгдеиклмнопрст';

/** Waits between half and one and a half of the time, so that people do not act in step. */
const thinks = (pace: number) => (ms: number) => sleep(ms * pace * (0.5 + Math.random()));
type Think = ReturnType<typeof thinks>;

/** Asks every second for changes of the open list, as its page does. */
async function poll(person: Person, mix: Mix, think: Think): Promise<void> {
  await think(1_000);
  while (!mix.isOver) {
    await person.run('ParticipantsRevision', { year, project: null });
    await sleep(1_000);
  }
}

/** Lists, searches, opens a record and decides about it, each moderator about different rows: 15 s or more a round. */
async function moderate(person: Person, number: number, mix: Mix, think: Think): Promise<void> {
  for (let round = 0; !mix.isOver; round += 1) {
    const page = ((await person.run('ParticipantsList', listOf(100 * number))) as Read)?.edition?.participants?.nodes;
    await think(3_000);
    await person.run('ParticipantsList', listOf(0, { search: letters[(number + round) % letters.length] }));
    await think(3_000);
    const talks = (page ?? []).filter(
      ({ registration: { effectiveFormat, effectiveSection } }) => effectiveFormat === 'SPEAKER' && effectiveSection,
    );
    const row = talks[round % Math.max(1, talks.length)]?.registration;
    if (row === undefined) continue;
    const record = await person.run('ParticipantRecord', { id: row.id });
    await think(3_000);
    const { version } = (record?.registration ?? {}) as { version?: string };
    if (version === undefined) continue;
    const talkSchedule = `Доклад ${number + 1}-${round + 1}`;
    const input = {
      registrationId: row.id,
      project: null,
      confirmedFormat: 'SPEAKER',
      confirmedSectionId: row.effectiveSection?.id,
    };
    const saved = await person.run('ConfirmFormat', { input: { ...input, talkSchedule, expectedVersion: version } });
    const { registration } = (saved?.confirmFormat ?? {}) as { registration?: object | null };
    if (registration) mix.decided.set(row.id, talkSchedule);
    await think(3_000);
  }
}

/** Reads the cabinet, the public list and the posters. */
async function participate(person: Person, number: number, mix: Mix, think: Think): Promise<void> {
  const reads: (() => Promise<unknown>)[] = [
    () => Promise.all([person.run('Viewer'), person.run('Cabinet')]),
    () => person.run('ParticipantsList', listOf(100 * (number % 20))),
    () => person.run('PosterLists', { year }),
    () => person.run('CabinetRegistrations'),
  ];
  await think(3_000);
  for (let n = number; !mix.isOver; n += 1) {
    await reads[n % reads.length]?.();
    await think(5_000);
  }
}

/** Reads the home page and the programme, with the posters of the programme's tab. */
async function visit(person: Person, number: number, mix: Mix, think: Think): Promise<void> {
  const reads: (() => Promise<unknown>)[] = [
    () => Promise.all([person.open('/'), person.run('HappeningNow')]),
    () => person.open('/program'),
    () => person.run('Programme', { year, isSecond: false }),
    () => person.run('PosterLists', { year }),
  ];
  await think(3_000);
  for (let n = number; !mix.isOver; n += 1) {
    await reads[n % reads.length]?.();
    await think(5_000);
  }
}

export interface People {
  moderators: Person[];
  participants: Person[];
  visitors: Person[];
}

/**
 * Lets everybody act until `stop`, which waits for what they have begun.
 * @param pace how long people think, as a share of the usual: a quick run lets them hurry
 * @param firstModerator the number of moderators of other mixes, whose rows these ones leave alone
 */
export function startMix(
  { moderators, participants, visitors }: People,
  mix: Mix,
  pace: number,
  firstModerator = 0,
): { stop(): Promise<void> } {
  const think = thinks(pace);
  const running = [
    ...moderators.flatMap((person, number) => [
      poll(person, mix, think),
      moderate(person, firstModerator + number, mix, think),
    ]),
    ...participants.map((person, number) => participate(person, number, mix, think)),
    ...visitors.map((person, number) => visit(person, number, mix, think)),
  ];
  return {
    async stop() {
      mix.isOver = true;
      await Promise.all(running);
    },
  };
}

/** Reads every decided record back. @returns what differs from what was saved last */
export async function lostDecisions(person: Person, { decided }: Mix): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, wanted] of decided) {
    const record = (await person.run('ParticipantRecord', { id }))?.registration as { talkSchedule?: string } | null;
    if (record?.talkSchedule !== wanted) lost.push(`${id}: ${record?.talkSchedule} instead of ${wanted}`);
  }
  return lost;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { mebibytes, percentile, type Rows, residentMemory } from '../figures.ts';
import { callsBetween, figuresOf, type Stretch, takeReading } from './meters.ts';
import { lostDecisions, type Mix, type People, startMix } from './mix.ts';
import { type Outcome, polls } from './person.ts';
import { type Group, gatherPeople, startPeoplePortal } from './portal.ts';
import { type Rush, runRush } from './rush.ts';

export interface PeopleOptions {
  /** A fifth are moderators, a fifth visitors, the others participants. */
  people: number;
  /** How many participations the forum has; 0 leaves those of the demonstration. */
  participations: number;
  /** How long people think between two acts, as a share of the usual. */
  pace: number;
  /** The first part after the start, the part that is measured, and polls alone. */
  firstMs: number;
  mixMs: number;
  pollsMs: number;
  /** How many people there are for a while after the mix; the figures 30 s later are those of `people` again. */
  peak?: number | undefined;
  settleMs: number;
  /** Of one provider, joined by a Redis where there are several. */
  gateways: number;
  /** Runs during the mix, after the mix was measured without it. */
  rush?: Rush | undefined;
}

export const wholePeople: PeopleOptions = {
  ...{ people: 250, participations: 10_000, pace: 1, firstMs: 60_000, mixMs: 90_000, pollsMs: 10_000 },
  ...{ gateways: 1, settleMs: 30_000 },
};
export const quickPeople: PeopleOptions = {
  ...{ people: 20, participations: 1_000, pace: 0.3, firstMs: 4_000, mixMs: 10_000, pollsMs: 2_000 },
  ...{ gateways: 1, settleMs: 3_000 },
};
const budget = '350 MiB';
/** How long a part goes on after its time until there is something to measure. */
const patienceMs = 60_000;

const milliseconds = (times: number[]) =>
  [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0)).join(' · ');
const listed = (counts: [string, number][]) =>
  counts.length === 0 ? 'none' : counts.map(([name, count]) => `${name} ${count}`).join(', ');

/** Processor time of a poll while nobody does anything else. */
async function measurePolls(people: People, take: () => ReturnType<typeof takeReading>, ms: number): Promise<number> {
  const mix: Mix = { isOver: false, decided: new Map() };
  let count = 0;
  const before = await take();
  const asking = people.moderators.map(async (person) => {
    for (; !mix.isOver; count += 1) {
      await person.run('ParticipantsRevision', { year: 2025, project: null });
      await sleep(100);
    }
  });
  await sleep(ms);
  mix.isOver = true;
  await Promise.all(asking);
  const after = await take();
  return (after.gatewayMs - before.gatewayMs) / Math.max(1, count);
}

/**
 * People who use the portal at the same time, as its pages do.
 * @throws if a decision that was saved is not there afterwards
 */
export async function peopleFigures(options: PeopleOptions): Promise<{ rows: Rows; codes: Record<string, number> }> {
  const { people: count, pace, firstMs, mixMs, pollsMs, peak, settleMs, rush } = options;
  const group = { from: 0, count };
  const further = { from: count, count: Math.max(0, (peak ?? 0) - count) };
  const moderators = Math.floor(count / 5);
  const portal = await startPeoplePortal({ ...options, groups: [group, further], rush });
  const { urls, gateways, provider, providerUrl, certified, metricsUrls, stop } = portal;
  const take = () => takeReading({ gateways: gateways.map(({ pid }) => pid), provider: provider.pid, metricsUrls });
  let outcomes: Outcome[] = [];
  const gather = (of: Group) => gatherPeople(urls, of, (outcome) => outcomes.push(outcome));
  /** What is answered between two stretches belongs to the later one. */
  async function stretch(act: () => Promise<unknown>): Promise<Stretch> {
    const before = await take();
    await act();
    const ended = { before, after: await take(), outcomes };
    outcomes = [];
    return ended;
  }
  try {
    const people = await gather(group);
    const mix: Mix = { isOver: false, decided: new Map() };
    /** A busy machine may answer nobody in a short time: a part of the mix ends after an operation, and one decision. */
    async function mixFor(ms: number): Promise<void> {
      const patience = AbortSignal.timeout(ms + patienceMs);
      await sleep(ms);
      while ((mix.decided.size === 0 || outcomes.every(({ kind }) => polls.has(kind))) && !patience.aborted) {
        await sleep(50);
      }
    }
    const running = startMix(people, mix, pace);
    const first = await stretch(() => sleep(firstMs));
    const mixed = await stretch(() => mixFor(mixMs));
    const peaked = await stretch(async () => {
      if (peak === undefined) return;
      const more = startMix(await gather(further), { ...mix }, pace, moderators);
      await mixFor(mixMs);
      await more.stop();
    });
    const settling = await stretch(() => sleep(peak === undefined ? 0 : settleMs));
    const settled = await stretch(async () => {
      if (peak !== undefined) await mixFor(mixMs);
    });
    const rushed: Outcome[] = [];
    let missed: string[] = [];
    const beside = await stretch(async () => {
      const rushPortal = { url: urls[0] ?? '', providerUrl, certified };
      if (rush !== undefined) missed = await runRush(rush, rushPortal, (outcome) => rushed.push(outcome));
    });
    let pollMs = 0;
    let lost: string[] = [];
    const rest = await stretch(async () => {
      await running.stop();
      pollMs = await measurePolls(people, take, pollsMs);
      const [reader] = people.moderators;
      if (reader !== undefined) lost = await lostDecisions(reader, mix);
    });
    const memory = residentMemory(gateways[0]?.pid ?? 0);

    const figures = (of: Stretch) => figuresOf(of, pollMs);
    const [inFirst, inMix, inRush] = [figures(first), figures(mixed), figures(beside)];
    const [atPeak, inSettled] = [figures(peaked), figures(settled)];
    const ofRush = figures({ ...beside, outcomes: rushed });
    const codes: Record<string, number> = {};
    for (const one of [inFirst, inMix, atPeak, figures(settling), inSettled, inRush, ofRush, figures(rest)]) {
      for (const [code, times] of Object.entries(one.codes)) codes[code] = (codes[code] ?? 0) + times;
    }
    const about = `${moderators} moderators, ${count - moderators} others`;
    const rows: Rows = [
      [`${about}: median · 95th · 99th percentile`, `${milliseconds(inMix.times)} ms`],
      ['the same in the first part after the start', `${milliseconds(inFirst.times)} ms`],
      [
        'errors in the first part · in the mix',
        `${listed(Object.entries(inFirst.codes))} · ${listed(Object.entries(inMix.codes))}`,
      ],
      ['answers a second, polls included', inMix.perSecond.toPrecision(3)],
      ['processor time of the gateway for an operation that is no poll', `${inMix.gatewayMs.toFixed(1)} ms`],
      ['processor time of the provider for it', `${inMix.providerMs.toFixed(1)} ms`],
      ['processor time of the gateway for a poll', `${pollMs.toFixed(2)} ms of 1`],
      ['cores that the gateway uses', inMix.cores.toFixed(2)],
      [
        'resident memory of the gateway · its highest',
        `${mebibytes(memory.now)} · ${mebibytes(memory.highest)} of ${budget}`,
      ],
      ['calls to the provider for an operation', `${inMix.calls.toFixed(2)} of 1.4`],
      ['calls to the provider: the most frequent', listed(callsBetween(mixed.before, mixed.after).slice(0, 12))],
      ['decisions saved and read back', String(mix.decided.size)],
    ];
    if (peak !== undefined) {
      rows.push(
        [`${peak} people`, `${milliseconds(atPeak.times)} ms, errors: ${listed(Object.entries(atPeak.codes))}`],
        [
          `${count} people again, ${settleMs / 1000} s later`,
          `${milliseconds(inSettled.times)} ms, errors: ${listed(Object.entries(inSettled.codes))}`,
        ],
      );
    }
    if (rush !== undefined) {
      rows.push(
        ['the mix beside the rush', `${milliseconds(inRush.times)} ms`],
        ['people of the rush, nothing of theirs lost or doubled', String(rush.people)],
        ['their operations', `${ofRush.operations}, ${milliseconds(ofRush.times)} ms`],
        ['errors of the mix · of the rush', [inRush, ofRush].map((it) => listed(Object.entries(it.codes))).join(' · ')],
      );
    }
    if (lost.length + missed.length > 0) {
      for (const [what, figure] of rows) console.log(`${what}: ${figure}`);
      throw new Error(`lost or doubled:\n${[...lost, ...missed].join('\n')}`);
    }
    return { rows, codes };
  } finally {
    await stop();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { accountCommands } from '../../../provider/accounts/commands.ts';
import { hashPassword } from '../../../provider/accounts/passwords.ts';
import type { Database } from '../../../provider/database/open.ts';
import { peakMemory, percentile, processorTime, type Report } from '../figures.ts';
import { type Portal, startPortal } from '../startPortal.ts';
import { type Decisions, findLost, moderate } from './moderators.ts';
import { readPortal } from './others.ts';
import { type Mix, type Outcome, Person } from './person.ts';

export interface PeopleOptions {
  participations: number;
  moderators: number;
  /** Three quarters are participants, the others visitors. */
  others: number;
  /** How long people think between two acts, as a share of the usual. */
  pace: number;
  /** The time after the logins that is not measured, and the time that is. */
  warmUpMs: number;
  measuredMs: number;
}

const PASSWORD = 'Primer2025';
/** Accounts of the sample people. */
const emailOf = (n: number) => `sample-${String(n + 1).padStart(4, '0')}@example.org`;

/** Lets sample people log in, and makes the first of them moderators. */
async function prepareAccounts(db: Database, people: number, moderators: number): Promise<void> {
  const emails = Array.from({ length: people }, (_, n) => emailOf(n));
  // One hash for all: checking it takes as long as checking a separate one.
  const password_hash = await hashPassword(PASSWORD);
  await db.updateTable('accounts').set({ password_hash }).where('username', 'in', emails).execute();
  for (const email of emails.slice(0, moderators)) await accountCommands.grant?.(db, 'moderator', email);
}

/** What was used up to a moment. */
async function takeReading({ gateway, provider, metricsUrl }: Portal) {
  const metrics = await (await fetch(metricsUrl)).text();
  const calls = [...metrics.matchAll(/^portal_provider_calls_total\{.*\} (\d+)$/gm)];
  return {
    at: performance.now(),
    gatewayMs: processorTime(gateway.pid).ownMs,
    providerMs: processorTime(provider.pid).ownMs,
    calls: calls.reduce((total, [, count]) => total + Number(count), 0),
  };
}
type Reading = Awaited<ReturnType<typeof takeReading>>;

/** Errors by their operation and code, the most frequent first. */
function countErrors(outcomes: Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { name, code } of outcomes) {
    if (code !== 'ok') counts.set(`${name} ${code}`, (counts.get(`${name} ${code}`) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.length === 0 ? 'none' : sorted.map(([about, count]) => `${count} × ${about}`).join(', ');
}

function measuredRows(outcomes: Outcome[], before: Reading, after: Reading): Report['rows'] {
  const operations = outcomes.filter(({ by }) => by === 'person');
  const used = (key: keyof Reading) => after[key] - before[key];
  const each = (key: keyof Reading, digits: number) => (used(key) / operations.length).toFixed(digits);
  const perSecond = (count: number) => ((count * 1000) / used('at')).toFixed(1);
  const times = operations.map(({ ms }) => ms);
  return [
    [
      'median · 95th · 99th percentile of an operation',
      `${[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0)).join(' · ')} ms`,
    ],
    [
      'operations a second · what open pages ask by themselves',
      `${perSecond(operations.length)} · ${perSecond(outcomes.length - operations.length)}`,
    ],
    ['processor time for an operation, gateway · provider', `${each('gatewayMs', 1)} · ${each('providerMs', 1)} ms`],
    ['calls to the provider for an operation', each('calls', 2)],
  ];
}

/** Lets people use the portal at the same time as its pages do, and reads back what moderators decided. */
export async function peopleFigures(options: PeopleOptions): Promise<Report> {
  const { participations, moderators, others, pace, warmUpMs, measuredMs } = options;
  const people = moderators + Math.floor(others * 0.75);
  const portal = await startPortal({ participations, prepare: (db) => prepareAccounts(db, people, moderators) });
  try {
    const outcomes: Outcome[] = [];
    const note = (outcome: Outcome) => outcomes.push(outcome);
    const persons = Array.from({ length: moderators + others }, (_, n) => new Person(portal.url, n, note));
    const logins = pLimit(4);
    await Promise.all(persons.slice(0, people).map((person, n) => logins(() => person.logIn(emailOf(n), PASSWORD))));

    const mix: Mix = { pace, isOver: false };
    const decisions: Decisions = new Map();
    const running = persons.map((person, n) =>
      n < moderators ? moderate(person, n, mix, decisions) : readPortal(person, n, mix, n < people),
    );
    await sleep(warmUpMs);
    const [before, first] = [await takeReading(portal), outcomes.length];
    await sleep(measuredMs);
    const [after, last] = [await takeReading(portal), outcomes.length];
    mix.isOver = true;
    await Promise.all(running);
    const [reader] = persons;
    const lost = reader ? await findLost(reader, decisions) : [];
    return {
      rows: [
        ['registrations · moderators · others', `${participations} · ${moderators} · ${others}`],
        ...measuredRows(outcomes.slice(first, last), before, after),
        ['errors, from the logins to the end', countErrors(outcomes)],
        [
          'highest resident memory, gateway · provider',
          `${peakMemory(portal.gateway.pid)} · ${peakMemory(portal.provider.pid)}`,
        ],
        ['records decided about · of them read back as saved', `${decisions.size} · ${decisions.size - lost.length}`],
      ],
      problems: decisions.size === 0 ? ['no decision was saved'] : lost,
    };
  } finally {
    await portal.stop();
  }
}

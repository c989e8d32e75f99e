import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../testkit/ports.ts';
import { startRedis } from '../../testkit/redis.ts';
import { type FilledPortal, startFilledPortal } from '../filledPortal.ts';
import type { People } from './mix.ts';
import { type Outcome, Person } from './person.ts';
import type { Rush } from './rush.ts';

const accountsEntry = fileURLToPath(new URL('./accounts.ts', import.meta.url));

/** Accounts of the sample people; there are 420. */
const emailOf = (n: number) => `sample-${String(n + 1).padStart(4, '0')}@example.org`;

/** People numbered on from `from`: a fifth are moderators, then participants, and the last fifth visitors. */
export interface Group {
  from: number;
  count: number;
}

const fifthOf = ({ count }: Group) => Math.floor(count / 5);
const emailsOf = ({ from }: Group, begin: number, end: number) =>
  Array.from({ length: end - begin }, (_, n) => emailOf(from + begin + n));

export type PeoplePortal = FilledPortal & { metricsUrls: string[]; certified: string[] };

interface PeoplePortalOptions {
  participations: number;
  gateways: number;
  groups: Group[];
  rush: Rush | undefined;
}

/** A portal whose accounts of the groups can log in, and those of a rush; several gateways share a Redis. */
export async function startPeoplePortal(options: PeoplePortalOptions): Promise<PeoplePortal> {
  const { participations, gateways, groups, rush } = options;
  const metricsPorts = await Promise.all(Array.from({ length: gateways }, freePort));
  const redis = gateways > 1 ? await startRedis() : null;
  const shared = redis === null ? {} : { REDIS_URL: redis.url, FILE_LINK_SECRET: 'benchmark'.repeat(4) };
  const settings = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info', ...shared };
  const settingsOf = (index: number) => ({ ...settings, METRICS_PORT: String(metricsPorts[index]) });
  let certified: string[] = [];
  if (rush?.clock !== undefined) process.env.PORTAL_CLOCK = rush.clock;
  const portal = await startFilledPortal(participations, gateways, settingsOf, (env) => {
    const moderators = groups.flatMap((group) => emailsOf(group, 0, fifthOf(group)));
    const others = groups.flatMap((group) => emailsOf(group, fifthOf(group), group.count));
    const counts = rush?.clock === undefined ? [] : [String(rush.people)];
    const entry = ['--import', 'tsx', accountsEntry, moderators.join(), others.join(), ...counts];
    certified = JSON.parse(execFileSync(process.execPath, entry, { env, encoding: 'utf8' })) as string[];
  }).catch(async (error: Error) => {
    await redis?.close();
    throw error;
  });
  const stop = async () => {
    await portal.stop();
    await redis?.close();
  };
  return { ...portal, stop, certified, metricsUrls: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`) };
}

/** Logs the people of a group in, at the gateways in turn; visitors have no session. Logins are work that a start brings. */
export async function gatherPeople(urls: string[], group: Group, note: (outcome: Outcome) => void): Promise<People> {
  const { from, count } = group;
  const fifth = fifthOf(group);
  const persons = Array.from({ length: count }, (_, n) => new Person(urls[n % urls.length] ?? '', from + n, note));
  const waiting = persons.slice(0, count - fifth).map((person, n) => ({ person, email: emailOf(from + n) }));
  const logIn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.person.login(next.email);
  };
  await Promise.all(Array.from({ length: 4 }, logIn));
  return {
    moderators: persons.slice(0, fifth),
    participants: persons.slice(fifth, count - fifth),
    visitors: persons.slice(count - fifth),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutationOf } from '../testkit/gateway.ts';
import { type Load, operatePatiently, startLoad } from '../testkit/load.ts';
import { type Person, startTopology, type Topology } from '../testkit/topology.ts';

/** The deployment as processes: what a visitor notices of restarts, a lost Redis and a database that falls. */
const patience = 240_000;
const register = mutationOf('registerForForum', 'registration { id } userErrors { message }');
const providerFaults = ['PROVIDER_TIMEOUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_BAD_RESPONSE'];

let topology: Topology;
let url: string;

beforeAll(async () => {
  topology = await startTopology();
  url = topology.proxy.url;
}, patience);
afterAll(() => topology?.close(), patience);

const titleOf = ({ accountId }: Person) => `Образцовый доклад участника ${accountId}`;

/** One attempt to register, its key always the same; returns the new id, or the codes of the failure. */
async function attempt(person: Person): Promise<{ id: string | null; codes: string[] }> {
  const input = {
    requestedFormat: 'SPEAKER',
    requestedSectionId: 'Section:26',
    title: titleOf(person),
    requestKey: `key-${person.accountId}`,
  };
  const { data, codes } = await operatePatiently(url, { query: register, variables: { input }, token: person.token });
  const payload = data?.registerForForum as { registration: { id: string } | null; userErrors: object[] } | undefined;
  if (payload && payload.userErrors.length > 0) codes.push(JSON.stringify(payload.userErrors));
  return { id: payload?.registration?.id ?? null, codes };
}

/** Rows of these people in the database, by account. */
async function stored(people: Person[]): Promise<[number, string][]> {
  const accounts = people.map(({ accountId }) => accountId);
  const rows = topology.database.selectFrom('participations').select(['account_id', 'id', 'comments']);
  const all = await rows.where('account_id', 'in', accounts).orderBy('account_id').execute();
  return all.map(({ account_id, id }) => [account_id, `Registration:${id}`]);
}

async function underLoad(act: (load: Load) => Promise<void>): Promise<void> {
  const load = startLoad(
    url,
    (await topology.people(6)).map(({ token }) => token),
  );
  try {
    await more(load);
    await act(load);
    await more(load);
  } finally {
    await load.stop();
  }
  const log = load.failures.length > 0 ? await topology.proxy.log() : '';
  const lines = load.failures.flatMap(({ requestId }) => log.split('\n').filter((line) => line.includes(requestId)));
  expect({ failures: load.failures, lines }).toEqual({ failures: [], lines: [] });
}

/** Waits for this number of further answers. */
async function more(load: Load, count = 60): Promise<void> {
  const before = load.answered();
  await expect.poll(() => load.answered()).toBeGreaterThan(before + count);
}

describe('two gateways behind nginx', () => {
  it('REG-04 lose Redis and are restarted one after the other under load: no request fails, each registration is made once', async () => {
    const people = await topology.people(40);
    const answers: [number, string | null][] = [];
    const faults: string[] = [];
    await underLoad(async (load) => {
      await topology.redis.stop();
      await more(load);
      await topology.redis.start();
      await more(load);
      let isOver = false;
      const registrar = async () => {
        for (const person of people) {
          if (isOver) break;
          const { id, codes } = await attempt(person).catch((error: Error) => ({ id: null, codes: [String(error)] }));
          answers.push([person.accountId, id]);
          faults.push(...codes);
          await sleep(300);
        }
      };
      const registering = registrar();
      await topology.restartGateways();
      isOver = true;
      await registering;
    });
    expect(faults).toEqual([]);
    expect(answers.length).toBeGreaterThan(10);
    expect(await stored(people)).toEqual(answers);
    // Rejected by the one that drained, answered by the other.
    expect(await topology.proxy.log()).toMatch(/ (GET|POST) 200 .* 503, 200 /);
  });

  it('REG-04 the database crashes and stops: answered registrations exist, failed ones are created once', async () => {
    const people = await topology.people(60);
    const waiting = [...people];
    const answers: [number, string][] = [];
    const codes: string[] = [];
    const work = async () => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) {
        for (let id: string | null = null; id === null; ) {
          const answer = await attempt(person);
          id = answer.id;
          codes.push(...answer.codes);
          if (id !== null) answers.push([person.accountId, id]);
          else await sleep(200);
        }
      }
    };
    const workers = [work(), work(), work(), work()];
    await expect.poll(() => answers.length, { interval: 10 }).toBeGreaterThan(5);
    await topology.server.restart('immediate');
    await expect.poll(() => answers.length, { interval: 10 }).toBeGreaterThan(25);
    await topology.server.restart('fast');
    await Promise.all(workers);

    expect(codes.length).toBeGreaterThan(0);
    expect([...new Set(codes)].filter((code) => !providerFaults.includes(code))).toEqual([]);
    expect(await stored(people)).toEqual(answers.toSorted(([one], [other]) => one - other));
    expect(topology.provider.child.exitCode).toBeNull();
  });
});

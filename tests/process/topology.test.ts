import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Load, operate, operatePatiently, send, startLoad } from '../testkit/load.ts';
import { pdfOf } from '../testkit/samples.ts';
import { frontProxy, type Person, startTopology, type Topology } from '../testkit/topology.ts';

/** The deployment as processes: what a visitor notices of restarts, a lost Redis and a database that falls. */
const patience = 240_000;
const register = `mutation ($input: RegisterForForumInput!) {
  registerForForum(input: $input) { registration { id } userErrors { message } }
}`;
const found = `query ($search: String!) {
  edition(year: 2025) { participants(filter: { search: $search }) { totalCount } }
}`;
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
async function attempt(person: Person, at = url): Promise<{ id: string | null; codes: string[] }> {
  const input = {
    requestedFormat: 'SPEAKER',
    requestedSectionId: 'Section:26',
    title: titleOf(person),
    requestKey: `key-${person.accountId}`,
  };
  const { data, codes } = await operatePatiently(at, { query: register, variables: { input }, token: person.token });
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

/** A registration through the first gateway is found by a moderator through the second. */
async function expectSeen(): Promise<void> {
  const [first = '', second = ''] = topology.gateways;
  const [person] = await topology.people(1);
  if (!person) throw new Error('no person was created');
  const count = async () => {
    const answer = await operate(second, {
      query: found,
      variables: { search: titleOf(person) },
      token: topology.moderator,
    });
    return (answer.data as { edition: { participants: { totalCount: number } | null } } | null)?.edition.participants
      ?.totalCount;
  };
  expect(await count()).toBe(0);
  expect((await attempt(person, first)).codes).toEqual([]);
  await expect.poll(count).toBe(1);
}

describe('two gateways behind nginx', () => {
  it('REG-04 are restarted one after the other under load: no request fails, each registration is made once', async () => {
    const people = await topology.people(40);
    const answers: [number, string | null][] = [];
    const faults: string[] = [];
    await underLoad(async () => {
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

  it('LST-04 a change through one is seen through the other', expectSeen);

  it('go on without Redis, and share again when it is back', async () => {
    await underLoad(async (load) => {
      await topology.redis.stop();
      await more(load);
      await topology.redis.start();
      await more(load);
    });
    await expectSeen();
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

describe('what passes nginx', () => {
  const attemptLogin = async (email: string, about: { from: string; forwarded: string }) => {
    const query = await readFile('schema/operations/CreateToken.graphql', 'utf8');
    const variables = { input: { email, password: 'Wrong2025' } };
    const { codes } = await operate(url, { query, variables, ...about });
    return codes[0] ?? 'WRONG_CREDENTIALS';
  };
  const guess = async (email: string, from: string, forwarded: (turn: number) => string) => {
    const codes: string[] = [];
    for (let turn = 1; turn <= 11; turn += 1)
      codes.push(await attemptLogin(email, { from, forwarded: forwarded(turn) }));
    return codes;
  };
  const tenWrong = [...Array.from({ length: 10 }, () => 'WRONG_CREDENTIALS'), 'RATE_LIMITED'];

  it('API-01 the address of a visitor counts, whatever addresses it claims', async () => {
    const email = 'claims@example.org';
    expect(await guess(email, '127.0.0.2', (turn) => `203.0.113.${turn}`)).toEqual(tenWrong);
    expect(await attemptLogin(email, { from: '127.0.0.3', forwarded: '127.0.0.2' })).toBe('WRONG_CREDENTIALS');
  });

  it('API-01 a proxy before nginx is trusted', async () => {
    const email = 'fronted@example.org';
    expect(await guess(email, frontProxy, () => '203.0.113.7')).toEqual(tenWrong);
    expect(await attemptLogin(email, { from: frontProxy, forwarded: '203.0.113.8' })).toBe('WRONG_CREDENTIALS');
  });

  it('FIL-02 a file of 5 MB, and one too large up to the gateway’s own word', async () => {
    const [person] = await topology.people(1);
    if (!person) throw new Error('no person was created');
    const { id } = await attempt(person);
    const upload = async (bytes: Buffer) => {
      const form = new FormData();
      const query = `mutation ($input: UploadRegistrationFileInput!) {
        uploadRegistrationFile(input: $input) { registration { thesisPdf { name } } userErrors { code } }
      }`;
      const input = { registrationId: id, kind: 'THESIS_PDF', file: null };
      form.append('operations', JSON.stringify({ query, variables: { input } }));
      form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
      form.append('0', new File([new Uint8Array(bytes)], 'тезис.pdf', { type: 'application/pdf' }));
      const headers = { authorization: `Token ${person.token}`, 'apollo-require-preflight': 'true' };
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
      const { data } = (await answer.json()) as { data: { uploadRegistrationFile: object } };
      return data.uploadRegistrationFile;
    };
    expect(await upload(pdfOf(6_291_457))).toEqual({ registration: null, userErrors: [{ code: 'FILE_TOO_LARGE' }] });
    expect(await upload(pdfOf(5_000_000))).toEqual({
      registration: { thesisPdf: { name: 'тезис.pdf' } },
      userErrors: [],
    });
  });

  it('answers stay compressed, the request’s id goes through, and the log contains neither addresses nor people', async () => {
    const headers = { 'accept-encoding': 'br', 'x-request-id': 'sample-request-1' };
    const answer = await send(url, { path: '/program?email=primer@example.org&key=secret', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['x-request-id']).toBe('sample-request-1');
    await expect.poll(() => topology.proxy.log()).toContain('id sample-request-1');
    expect(await topology.proxy.log()).not.toMatch(/primer|secret|program/);
  });

  it.each(['/readyz', '/metrics'])('%s is for those inside', async (path) => {
    expect((await send(url, { path })).status).toBe(404);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../scripts/settings.ts';
import { freePort } from '../testkit/ports.ts';
import { type MeasuredService, startMeasured } from './services.ts';

/** Requests of each kind, and simultaneous users. */
const SAMPLES = 60;
const MODERATORS = 50;
const ROUNDS = 6;
const BUDGET_MS = 150;
const BUDGET_MIB = 300;

/** The query of the moderators' table. */
const query = `query ($filter: ParticipantFilter, $orderBy: [ParticipantOrder!]! = [], $page: Int! = 1) {
  participants(year: 2025, filter: $filter, orderBy: $orderBy, page: $page, pageSize: 100) {
    totalCount totalPages revision
    facets {
      formats { format count } confirmedFormats { format count } statuses { status count }
      sections { section { id name } count } organizations { name count } files { kind count }
    }
    items { id fullName organizationName record {
      status version section { id name } talkDay talkSlot
      registration { createdAt requestedFormat confirmedFormat title talkSchedule
        thesisDocument { url } thesisPdf { url } expertConclusion { url } }
    } }
  }
}`;

/** Uses of the list. Some repeat, as on a working day: the gateway then reuses the view (decision 016). */
const kinds: Record<string, (n: number) => object> = {
  opening: () => ({}),
  paging: (n) => ({ page: 1 + (n % 10) }),
  filtering: (n) => ({
    filter: { search: 'абвгдеиклмнопрст'[n % 16], status: { values: ['CONFIRMED'], exclude: n % 2 === 0 } },
  }),
  sorting: (n) => ({ orderBy: [{ by: ['TITLE', 'ORGANIZATION', 'SECTION', 'CREATED_AT'][n % 4], direction: 'DESC' }] }),
};

type Client = (query: string, variables?: object) => Promise<Record<string, unknown>>;

function createClient(url: string, token?: string): Client {
  return async (text, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: object };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
}

async function login(url: string, email: string): Promise<string> {
  const input = `{ email: "${email}", password: "Primer2025" }`;
  const { createToken } = await createClient(url)(`mutation { createToken(input: ${input}) { token } }`);
  return (createToken as { token: string }).token;
}

const percentile = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function timesOf(send: Client, variables: (n: number) => object): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const began = performance.now();
    await send(query, variables(n));
    times.push(performance.now() - began);
  }
  return times;
}

/** Time from the answer to one moderator's change until another sees it through another gateway. */
async function visibleAfter(changes: Client, sees: Client): Promise<number> {
  const filter = { confirmedFormat: { values: ['NONE'] }, format: { values: ['SPEAKER'] } };
  const list = async (send: Client) =>
    ((await send(query, { filter })).participants as { items: { id: string }[] }).items.map(({ id }) => id);
  const [id] = await list(changes);
  await list(sees);
  const input = `{ registrationId: "${id}", format: SPEAKER, sectionId: "26" }`;
  await changes(`mutation { confirmFormat(input: ${input}) { userErrors { code } } }`);
  const began = performance.now();
  while ((await list(sees)).includes(id ?? '')) if (performance.now() - began > 10_000) break;
  return performance.now() - began;
}

async function loadOf(clients: Client[]): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: MODERATORS }, async (_, person) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [variables = () => ({})] = Object.values(kinds).slice((person + round) % 4);
        const began = performance.now();
        await clients[person % clients.length]?.(query, variables(person * ROUNDS + round));
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

/** Measures the moderators' list at a size: medians of each use, and rows for the table. */
async function measure(participations: number): Promise<{ medians: number[]; rows: [string, string][] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [port, otherPort, providerPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...process.env,
    PROVIDER_URL: '',
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', '--participations', String(participations)], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { env } = readSettings(settings);
  const started: MeasuredService[] = [];
  const start = async (entry: string, at: NodeJS.ProcessEnv, ready: string) => {
    const service = await startMeasured(entry, at, ready);
    started.push(service);
    return service;
  };
  try {
    await start('provider/main.ts', env, `${env.PROVIDER_URL}/api/references/school-status/list/`);
    const gateway = await start('gateway/main.ts', env, `${url}/readyz`);
    const otherUrl = `http://127.0.0.1:${otherPort}`;
    await start('gateway/main.ts', { ...env, PORT: String(otherPort), PUBLIC_URL: otherUrl }, `${otherUrl}/readyz`);
    const tokens = [await login(url, 'moderator@example.org'), await login(url, 'admin@example.org')];
    const clients = tokens.map((token) => createClient(url, token));
    const [send = createClient(url)] = clients;
    const first = performance.now();
    await send(query);
    const coldMs = performance.now() - first;
    for (const variables of Object.values(kinds)) await send(query, variables(1));

    const about = `moderators' list of ${participations}`;
    const rows: [string, string][] = [[`${about}, first read`, `${coldMs.toFixed(0)} ms`]];
    const medians: number[] = [];
    for (const [kind, variables] of Object.entries(kinds)) {
      const times = await timesOf(send, variables);
      medians.push(percentile(times, 0.5));
      rows.push([`${about}, ${kind}, 95th percentile`, `${percentile(times, 0.95).toFixed(0)} ms of ${BUDGET_MS}`]);
    }
    const visible = await visibleAfter(send, createClient(otherUrl, tokens[1]));
    rows.push([`${about}, a change is seen through another gateway after`, `${visible.toFixed(0)} ms of 2000`]);
    const busy = await loadOf(clients);
    rows.push([`${about}, ${MODERATORS} at once without a pause, median`, `${percentile(busy, 0.5).toFixed(0)} ms`]);
    const { rss } = await gateway.memory();
    const used = `${(rss / 1024 / 1024).toFixed(0)} MiB of ${BUDGET_MIB}`;
    rows.push([`${about}, the gateway's memory after ${MODERATORS} at once`, used]);
    return { medians, rows };
  } finally {
    for (const service of started.reverse()) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The moderators' list at the size of a large forum, and the growth at ten times the size. */
export async function participantFigures(): Promise<[string, string][]> {
  const small = await measure(1_000);
  const large = await measure(10_000);
  const factors = large.medians.map((median, index) => median / (small.medians[index] ?? median));
  const growth = `× ${Math.max(...factors).toFixed(2)} of 2`;
  return [...large.rows, ['a page of 10000 against one of 1000, medians, the worst kind', growth]];
}

import { ask, createToken } from '../testkit/tool.ts';
import { mebibytes, median, percentile, type Rows } from './figures.ts';
import { startFilledPortal } from './filledPortal.ts';
import { listQuery, listUses } from './moderatorsList.ts';
import type { MeasuredService } from './services.ts';

/** Requests of each kind, and simultaneous users. */
const SAMPLES = 60;
const MODERATORS = 50;
const ROUNDS = 6;
const BUDGET_MS = 150;
const BUDGET_MIB = 300;

type Client = (query: string, variables?: object) => Promise<Record<string, unknown>>;

const createClient =
  (url: string, token = ''): Client =>
  (query, variables = {}) =>
    ask(url, { query, variables, token });

async function timesOf(send: Client, variables: (n: number) => object): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const began = performance.now();
    await send(listQuery, variables(n));
    times.push(performance.now() - began);
  }
  return times;
}

/** Time from the answer to one moderator's change until another sees it through another gateway. */
async function visibleAfter(changes: Client, sees: Client): Promise<number> {
  const filter = { confirmedFormat: { withNone: true }, requestedFormat: { values: ['SPEAKER'] } };
  const list = async (send: Client) => {
    type Read = { edition: { participants: { nodes: { registration: { id: string } }[] } } };
    const { edition } = (await send(listQuery, { filter })) as Read;
    return edition.participants.nodes.map(({ registration }) => registration.id);
  };
  const [id] = await list(changes);
  await list(sees);
  const input = `{ registrationId: "${id}", confirmedFormat: SPEAKER, confirmedSectionId: "Section:26" }`;
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
        const [variables = () => ({})] = Object.values(listUses).slice((person + round) % 4);
        const began = performance.now();
        await clients[person % clients.length]?.(listQuery, variables(person * ROUNDS + round));
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

/** Measures the moderators' list at a size: medians of each use, and rows for the table. */
async function measure(participations: number): Promise<{ medians: number[]; rows: Rows }> {
  const { urls, gateways, stop } = await startFilledPortal(participations, 2);
  const [url = '', otherUrl = ''] = urls;
  try {
    const tokens = await Promise.all(['moderator', 'admin'].map((name) => createToken(url, `${name}@example.org`)));
    const clients = tokens.map((token) => createClient(url, token));
    const [send = createClient(url)] = clients;
    const first = performance.now();
    await send(listQuery);
    const coldMs = performance.now() - first;
    for (const variables of Object.values(listUses)) await send(listQuery, variables(1));

    const about = `moderators' list of ${participations}`;
    const rows: Rows = [[`${about}, first read`, `${coldMs.toFixed(0)} ms`]];
    const medians: number[] = [];
    for (const [kind, variables] of Object.entries(listUses)) {
      const times = await timesOf(send, variables);
      medians.push(median(times));
      rows.push([`${about}, ${kind}, 95th percentile`, `${percentile(times, 0.95).toFixed(0)} ms of ${BUDGET_MS}`]);
    }
    const visible = await visibleAfter(send, createClient(otherUrl, tokens[1]));
    rows.push([`${about}, a change is seen through another gateway after`, `${visible.toFixed(0)} ms of 2000`]);
    const busy = await loadOf(clients);
    rows.push([`${about}, ${MODERATORS} at once without a pause, median`, `${median(busy).toFixed(0)} ms`]);
    const { rss } = await (gateways[0] as MeasuredService).memory();
    const used = `${mebibytes(rss)} of ${BUDGET_MIB}`;
    rows.push([`${about}, the gateway's memory after ${MODERATORS} at once`, used]);
    return { medians, rows };
  } finally {
    await stop();
  }
}

/** The moderators' list at the size of a large forum, and the growth at ten times the size. */
export async function participantFigures(): Promise<Rows> {
  const small = await measure(1_000);
  const large = await measure(10_000);
  const factors = large.medians.map((ofLarge, index) => ofLarge / (small.medians[index] ?? ofLarge));
  const growth = `× ${Math.max(...factors).toFixed(2)} of 2`;
  return [...large.rows, ['a page of 10000 against one of 1000, medians, the worst kind', growth]];
}

import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer as a visitor's program sees it. */
export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

type RequestOptions = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  /** The address of this machine that it comes from. */
  from?: string;
};

/** Sends one request; rejects if the answer is incomplete. */
export const send = (url: string, { method = 'GET', path, headers = {}, body, agent, from }: RequestOptions) =>
  new Promise<Answered>((resolve, reject) => {
    const place = from === undefined ? {} : { localAddress: from };
    const sender = request(new URL(path, url), { method, headers, agent, ...place }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sender.once('error', reject);
    sender.end(body);
  });

type Outcome = { data: Record<string, unknown> | null; codes: string[] };

/** Runs an operation; rejects where no answer of the portal's came. */
export async function operate(
  url: string,
  about: { query: string; variables?: object; token?: string; agent?: Agent; requestId?: string },
): Promise<Outcome> {
  const { query, variables = {}, token, agent, requestId } = about;
  const { status, text } = await send(url, {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    },
    body: JSON.stringify({ query, variables }),
    ...(agent === undefined ? {} : { agent }),
  });
  if (!text.startsWith('{')) throw new Error(`${status} ${text.slice(0, 80)}`);
  const { data = null, errors = [] } = JSON.parse(text) as Partial<Outcome> & {
    errors?: { extensions?: { code?: string } }[];
  };
  return { data, codes: errors.map(({ extensions }) => extensions?.code ?? 'none') };
}

/** The form that sends a file as `input.file` of an operation. */
export function uploadForm(operation: object, input: object, file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables: { input: { ...input, file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', file);
  return form;
}

/** Sends an operation again when a late gateway asks for that, as the page does (web/lib/busyLink.ts). */
export async function operatePatiently(...call: Parameters<typeof operate>): Promise<Outcome> {
  for (;;) {
    const outcome = await operate(...call);
    if (!outcome.codes.includes('GATEWAY_BUSY')) return outcome;
    await sleep(pauseMs);
  }
}

/** Visitors who send requests all the time, each over a separate connection. */
export type Load = {
  /** How many requests were answered as they should be. */
  answered(): number;
  /** Everything that failed, with the id of the request in all logs; empty if nothing failed. */
  failures: { name: string; fault: string; requestId: string }[];
  stop(): Promise<void>;
};

/** Enough for requests to be under way at any moment, and little enough that two cores have time for those that start. */
const pauseMs = 100;

/** Starts visitors who read pages and, signed in, ask who they are and what there is to choose from. */
export function startLoad(url: string, tokens: string[]): Load {
  const failures: Load['failures'] = [];
  let answered = 0;
  let isOver = false;
  let sent = 0;
  const page = async (path: string, agent: Agent, requestId: string) => {
    const { status, text } = await send(url, { path, agent, headers: { 'x-request-id': requestId } });
    return status === 200 && text.includes('</html>') ? null : `${status} ${text.slice(0, 80)}`;
  };
  const query = async (text: string, field: string, about: { token: string; agent: Agent; requestId: string }) => {
    const { data, codes } = await operatePatiently(url, { query: text, ...about });
    return codes.length === 0 && data?.[field] ? null : codes.join();
  };
  const visit = async (token: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const acts: [string, (requestId: string) => Promise<string | null>][] = [
      ['GET /', (requestId) => page('/', agent, requestId)],
      ['viewer', (requestId) => query('{ viewer { id displayName } }', 'viewer', { token, agent, requestId })],
      ['GET /program', (requestId) => page('/program', agent, requestId)],
      ['organizations', (requestId) => query('{ organizations { id } }', 'organizations', { token, agent, requestId })],
    ];
    while (!isOver) {
      for (const [name, act] of acts) {
        sent += 1;
        const requestId = `load-${sent}`.padEnd(12, '.');
        const fault = await act(requestId).catch((error: Error) => String(error));
        if (fault === null) answered += 1;
        else failures.push({ name, fault, requestId });
        await sleep(pauseMs);
      }
    }
    agent.destroy();
  };
  const visitors = tokens.map(visit);
  return {
    answered: () => answered,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

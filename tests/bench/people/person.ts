import { setTimeout as sleep } from 'node:timers/promises';
import { byHash, pathByHash, trusted } from '../../testkit/trustedDocuments.ts';

/** One answer: `ok` or what went wrong. What the page asks by itself is no operation of a person. */
export type Outcome = { name: string; by: 'person' | 'page'; ms: number; code: string };

type Data = Record<string, unknown> | null;

/** The data of an answer, and its first error or refusal. */
function readAnswer(text: string): { data: Data; code: string } {
  type Body = { data?: Data; errors?: { extensions?: { code?: string } }[] };
  const { data = null, errors = [] } = JSON.parse(text) as Body;
  type Payload = { userErrors?: { code: string; message: string }[] } | null;
  const [refusal] = Object.values(data ?? {}).flatMap((part) => (part as Payload)?.userErrors ?? []);
  const refused = refusal === undefined ? 'ok' : `${refusal.code}: ${refusal.message}`;
  return { data, code: errors[0] === undefined ? refused : (errors[0].extensions?.code ?? 'an error without a code') };
}

/** A person at the portal's page, with an address and a session of their own. */
export class Person {
  readonly #url: string;
  readonly #address: string;
  readonly #note: (outcome: Outcome) => void;
  #cookie = '';

  constructor(url: string, number: number, note: (outcome: Outcome) => void) {
    this.#url = url;
    this.#address = `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.#note = note;
  }

  async #send(path: string, body?: object): Promise<string> {
    const headers = {
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      'x-forwarded-for': this.#address,
      cookie: this.#cookie,
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, this.#url), { headers, ...post });
    const [session] = answer.headers.getSetCookie();
    if (session !== undefined) this.#cookie = session.split(';')[0] ?? '';
    const text = await answer.text();
    // Faults in the answers to operations have codes, whatever the status.
    if (!answer.ok && !text.startsWith('{')) throw new Error(`status ${answer.status}`);
    return text;
  }

  async #time(name: string, by: Outcome['by'], act: () => Promise<{ data: Data; code: string }>): Promise<Data> {
    const begun = performance.now();
    const { data, code } = await act().catch((error: Error) => ({ data: null, code: String(error.cause ?? error) }));
    this.#note({ name, by, ms: performance.now() - begun, code });
    return data;
  }

  /** Loads a page as HTML. */
  open(path: string): Promise<Data> {
    const act = async () => ((await this.#send(path)).includes('</html>') ? 'ok' : 'not a whole page');
    return this.#time(path, 'person', async () => ({ data: null, code: await act() }));
  }

  /** Runs an operation of the page by its hash: static ones by GET, as the page does. Null where it failed. */
  run(operationName: string, variables: object = {}, by: Outcome['by'] = 'person'): Promise<Data> {
    const { hash, sameForAll } = trusted(operationName);
    return this.#time(operationName, by, async () => {
      const isStatic = sameForAll === 'static';
      const path = isStatic ? `${pathByHash(hash)}&variables=${JSON.stringify(variables)}` : '/graphql';
      return readAnswer(await this.#send(path, isStatic ? undefined : { operationName, variables, ...byHash(hash) }));
    });
  }

  /** Logs in; a failure is counted, and the person tries again. */
  async logIn(email: string, password: string): Promise<void> {
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const data = await this.run('Login', { input: { email, password } });
      if ((data?.login as { viewer?: object | null } | null)?.viewer) return;
    }
    throw new Error(`${email} cannot log in`);
  }
}

/** What lasts as long as the people use the portal. */
export interface Mix {
  /** How long people think between two acts, as a share of the usual. */
  pace: number;
  isOver: boolean;
}

/** Waits between half and one and a half of the time, so that people do not act in step. */
export const think = ({ pace }: Mix, ms: number) => sleep(ms * pace * (0.5 + Math.random()));

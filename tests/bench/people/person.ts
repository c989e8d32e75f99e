import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadTrustedDocuments } from '../../../gateway/limits/trustedDocuments.ts';
import { uploadForm } from '../../testkit/load.ts';

/** One answer: who asked for what, how long it took, and `ok` or what went wrong. */
export type Outcome = { kind: string; ms: number; code: string };

type Answer = { data: Record<string, unknown> | null; code: string };
type Received = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const documents = new Map(
  loadTrustedDocuments().all.map((document) => [/^(?:query|mutation) (\w+)/.exec(document.text)?.[1] ?? '', document]),
);

function documentOf(name: string) {
  const found = documents.get(name);
  if (found === undefined) throw new Error(`the page has no operation ${name}`);
  return found;
}

/** Names of the operations that an open page repeats by itself. */
export const polls: ReadonlySet<string> = new Set(['ParticipantsRevision']);

const mostLogins = 5;

function unpacked(coding: string | undefined, body: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/** A page of one person, with its own address, connection and session cookie. */
export class Person {
  readonly #url: string;
  readonly #address: string;
  // Closes idle connections before the gateway does (72 s): a request on a closing connection fails, and only browsers repeat it.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6, timeout: 60_000 });
  readonly #note: (outcome: Outcome) => void;
  #cookie = '';

  constructor(url: string, number: number, note: (outcome: Outcome) => void) {
    this.#url = url;
    this.#address = `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.#note = note;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(path: string, body?: string | Buffer, headers: Record<string, string> = {}): Promise<Received> {
    return new Promise((resolve, reject) => {
      const sender = request(
        new URL(path, this.#url),
        {
          method: body === undefined ? 'GET' : 'POST',
          agent: this.#agent,
          headers: {
            'accept-encoding': 'gzip, br',
            'x-forwarded-for': this.#address,
            'apollo-require-preflight': 'true',
            ...(this.#cookie && { cookie: this.#cookie }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => {
            const [session] = response.headers['set-cookie'] ?? [];
            if (session !== undefined) this.#cookie = session.split(';')[0] ?? '';
            const body = unpacked(response.headers['content-encoding'], Buffer.concat(parts));
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
          });
        },
      );
      sender.once('error', reject);
      sender.end(body);
    });
  }

  async #timed<T extends { code: string }>(kind: string, act: () => Promise<T>): Promise<T | null> {
    const began = performance.now();
    try {
      const answer = await act();
      this.#note({ kind, ms: performance.now() - began, code: answer.code });
      return answer;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      this.#note({ kind, ms: performance.now() - began, code });
      return null;
    }
  }

  /** Loads a page as HTML. */
  async open(path: string): Promise<void> {
    await this.#timed(path, async () => {
      const { status, body } = await this.#send(path);
      return { code: status === 200 && body.includes('</html>') ? 'ok' : String(status) };
    });
  }

  /** Runs an operation of the page by its hash: static ones by GET, as the page does. Null where it failed. */
  async run(name: string, variables: object = {}): Promise<Record<string, unknown> | null> {
    const answer = await this.#timed(name, async () => {
      const { hash, sameForAll } = documentOf(name);
      const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
      if (sameForAll !== 'static') {
        const body = JSON.stringify({ operationName: name, variables, extensions });
        return this.#read(await this.#send('/graphql', body, { 'content-type': 'application/json' }));
      }
      const query = { variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
      return this.#read(await this.#send(`/graphql?${new URLSearchParams(query)}`));
    });
    return answer?.data ?? null;
  }

  /** Runs an operation with a file, as the page's upload does; the file is `variables.input.file`. */
  async upload(name: string, input: object, file: File): Promise<Record<string, unknown> | null> {
    const extensions = { persistedQuery: { version: 1, sha256Hash: documentOf(name).hash } };
    const whole = new Response(uploadForm({ operationName: name, extensions }, input, file));
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
    const answer = await this.#timed(name, async () => this.#read(await this.#send('/graphql', body, headers)));
    return answer?.data ?? null;
  }

  /** The bytes behind a file's address; null where it does not open. */
  async download(url: string): Promise<Buffer | null> {
    const { pathname, search } = new URL(url, this.#url);
    const answer = await this.#timed('a file', async () => {
      const { status, body } = await this.#send(pathname + search);
      return { body, code: status === 200 ? 'ok' : String(status) };
    });
    return answer?.code === 'ok' ? answer.body : null;
  }

  #read({ status, body }: Received): Answer {
    const text = body.toString();
    if (!text.startsWith('{')) return { data: null, code: String(status) };
    type Body = { data?: Record<string, unknown> | null; errors?: { extensions?: { code?: string } }[] };
    const { data = null, errors = [] } = JSON.parse(text) as Body;
    const [error] = errors;
    if (error !== undefined) return { data, code: error.extensions?.code ?? 'an error without a code' };
    const refused = Object.values(data ?? {}).flatMap(
      (part) => (part as { userErrors?: { code: string; message: string }[] } | null)?.userErrors ?? [],
    );
    return { data, code: refused[0] === undefined ? 'ok' : `${refused[0].code}: ${refused[0].message}` };
  }

  /** Logs in; a failure is counted, and the person tries again. */
  async login(email: string): Promise<void> {
    for (let attempts = 0; attempts < mostLogins; attempts += 1) {
      const data = await this.run('Login', { input: { email, password: 'Primer2025' } });
      const { viewer } = (data?.login ?? {}) as { viewer?: object | null };
      if (viewer) return;
    }
    throw new Error(`${email} cannot log in`);
  }
}

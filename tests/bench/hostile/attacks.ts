import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { send, uploadForm } from '../../testkit/load.ts';
import { signUpInput } from '../../testkit/samples.ts';
import { contentTypesBomb, emptyStreamsPdf, hugePart, hugePdf, thesisDocx } from '../../testkit/theses.ts';
import { trustedText } from '../../testkit/trustedDocuments.ts';

/** The target of an attack, and the data of an attacker with an account. */
export type Target = { url: string; token: string; registrationId: string; wrongLogins: readonly string[] };

/** Sends one request of a kind and returns what came: a status, or the kind of end of the connection. */
export type Attack = { perSecond: number; send(target: Target, n: number): Promise<string> };

const MB = 1024 * 1024;
/** Every kind comes from this many addresses, so that limits of one address do not stop it immediately. */
const addresses = 20;
const addressOf = (n: number) => `198.51.100.${1 + (n % addresses)}`;

const asText = ({ status }: { status: number }) => String(status);
const asEnd = (error: NodeJS.ErrnoException) => error.code ?? 'closed';

async function post(target: Target, n: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  return send(target.url, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n), ...headers },
    body,
  }).then(asText, asEnd);
}

const json = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const authorized = (token: string) => ({ authorization: `Token ${token}` });
const aliased = `query { ${Array.from({ length: 400 }, (_, at) => `a${at}: viewer { id }`).join(' ')} }`;
const wide = `{${Array.from({ length: 20_000 }, (_, at) => `"a${at}":1`).join()}}`;
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Archives that are small as files and large when unpacked. */
const bombs = [
  { name: 'a.docx', bytes: thesisDocx({ paragraphs: ['a'], more: [hugePart(300 * MB)] }) },
  { name: 'b.docx', bytes: thesisDocx({ paragraphs: ['b'], more: [hugePart(300 * MB, 10)] }) },
  { name: 'c.docx', bytes: contentTypesBomb(300 * MB) },
  { name: 'd.pdf', bytes: await hugePdf(300 * MB) },
  { name: 'e.pdf', bytes: emptyStreamsPdf(3 * MB) },
];

async function uploadBomb({ url, token, registrationId }: Target, n: number): Promise<string> {
  const bomb = bombs[n % bombs.length];
  if (!bomb) throw new Error('there are no bombs');
  const kind = bomb.name.endsWith('.pdf') ? 'THESIS_PDF' : 'THESIS_DOCUMENT';
  const query = `mutation ($input: UploadRegistrationFileInput!) {
    uploadRegistrationFile(input: $input) { userErrors { code } }
  }`;
  const body = uploadForm({ query }, { registrationId, kind }, new File([new Uint8Array(bomb.bytes)], bomb.name));
  const headers = { ...authorized(token), 'apollo-require-preflight': 'true', 'x-forwarded-for': addressOf(n) };
  return fetch(`${url}/graphql`, { method: 'POST', headers, body }).then(async (answer) => {
    await answer.arrayBuffer();
    return asText(answer);
  }, asEnd);
}

/** Announces a long body and sends a byte a second. */
const slowBody = ({ url }: Target, n: number) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    const drip = setInterval(() => socket.write(' '), 1_000);
    const end = (text: string) => {
      clearInterval(drip);
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? text);
    };
    socket.on('data', (part) => {
      answer += part;
    });
    socket.once('close', () => end('closed')).once('error', (error) => end(asEnd(error)));
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 50000\r\nx-forwarded-for: ${addressOf(n)}\r\n\r\n{`,
    );
  });

const malformedForms = [
  '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":',
  '--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.a"]}\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="operations"; filename="a"\r\n\r\n\0\0\0\r\n--b--\r\n',
  `--b\r\n${'x'.repeat(50_000)}`,
  '',
];

/** An address that has an account. */
const taken = { ...signUpInput, email: 'participant@example.org' };

/** Rates of a second add up to about 50 requests, of which one unpacks an archive. */
export const attacks: Record<string, Attack> = {
  'junk variables': {
    perSecond: 5,
    send: (target, n) =>
      post(
        target,
        n,
        json(trustedText('Login'), { input: { email: randomBytes(n % 500).toString('latin1'), password: [n, {}] } }),
      ),
  },
  'wide and deep JSON': {
    perSecond: 5,
    // With a token: without one, the gateway rejects a body of this size.
    send: (target, n) => {
      const variables = n % 2 === 0 ? wide : deep;
      const body = `{"query":${JSON.stringify(trustedText('Login'))},"variables":${variables}}`;
      return post(target, n, body, authorized(target.token));
    },
  },
  'exports with repeated columns': {
    perSecond: 5,
    send: ({ url, token }, n) =>
      send(url, {
        path: `/export/participants.xlsx?year=2025&columns=${'NAME,'.repeat(1_000)}NAME`,
        headers: { 'x-forwarded-for': addressOf(n), ...(n % 2 === 0 ? authorized(token) : {}) },
      }).then(asText, asEnd),
  },
  'invented tokens': {
    perSecond: 5,
    send: (target, n) => post(target, n, json('{ viewer { id } }'), authorized(randomBytes(20).toString('hex'))),
  },
  'malformed multipart': {
    perSecond: 5,
    send: (target, n) =>
      post(target, n, malformedForms[n % malformedForms.length] ?? '', {
        'content-type': 'multipart/form-data; boundary=b',
        'apollo-require-preflight': 'true',
      }),
  },
  'slow bodies': { perSecond: 2, send: slowBody },
  aliases: {
    perSecond: 5,
    send: (target, n) => post(target, n, json(aliased), n % 2 === 0 ? authorized(target.token) : {}),
  },
  'archive bombs': { perSecond: 1, send: uploadBomb },
  'taken sign-ups': {
    perSecond: 5,
    send: (target, n) => post(target, n, json(trustedText('SignUp'), { input: taken })),
  },
  'wrong passwords': {
    perSecond: 10,
    send: (target, n) => {
      const email = target.wrongLogins[n % target.wrongLogins.length] ?? '';
      return post(target, n, json(trustedText('CreateToken'), { input: { email, password: `Wrong${n}` } }));
    },
  },
};

import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadTrustedDocuments } from '../../../gateway/limits/trustedDocuments.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

/** Meaningless requests, sent as bytes: each is a client error, and none delays the others. */
const cases = 250;
const atOnce = 10;
/** Of so many runs the cheapest counts, without garbage collection or compilation. */
const rounds = 3;
/** The most expensive request may use this many times the processor time of parsing the largest JSON body. */
const mostParses = 2.5;
const MB = 1024 * 1024;

const bodyMs = 400;
const { gateway } = await scriptedPortal({
  isProduction: true,
  now: Date.now,
  bodyLimits: { ordinaryMs: bodyMs, uploadMs: bodyMs, idleMs: bodyMs },
});
const { hostname, port } = new URL(gateway.url);

const trusted = loadTrustedDocuments().all.filter(({ text }) => /^(query|mutation)/.test(text));
const clock = trusted.find(({ text }) => text.startsWith('query ServiceClock'))?.text ?? '';

interface Request {
  method: string;
  target: string;
  headers: string[];
  body: string;
  hasRightLength: boolean;
}

const junk = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 200 }));
const target = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('/graphql', '/graphql', '/', '/media/files/1/a.pdf', '/program.ics'),
      fc.webPath(),
      junk.map((text) => `/${encodeURIComponent(text)}`),
      fc.constantFrom(
        '/%',
        '/%00',
        '/..%2f..%2fetc/passwd',
        '//',
        '/graphql/%ff',
        '*',
        'http://[::',
        '/a'.repeat(4_000),
      ),
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'query',
          'variables',
          'extensions',
          'operationName',
          'year',
          'columns',
          'filter',
          'orderBy',
          'v',
        ),
        fc.oneof(junk, fc.json({ maxDepth: 3 }), fc.constantFrom('2025', 'NAME,NAME', '{', '[]', 'null')),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([path, query]) => {
    const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return search === '' ? path : `${path}?${search}`;
  });

const headerText = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?'));
const headers = fc.array(
  fc
    .tuple(
      fc.constantFrom(
        'authorization',
        'cookie',
        'accept',
        'accept-encoding',
        'x-forwarded-for',
        'x-request-id',
        'if-none-match',
        'range',
        'sec-fetch-site',
        'traceparent',
        'x-others-may-answer',
      ),
      fc.oneof(headerText, fc.constantFrom('Token t', 'Token ', 'portal_session=t', 'bytes=0-', '*', 'gzip;q=x')),
    )
    .map(([name, value]) => `${name}: ${value}`),
  { maxLength: 4 },
);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = (width: number) => `{${Array.from({ length: width }, (_, at) => `"a${at}":1`).join()}}`;
/** As many variables as fit into the largest body. */
const widest = 45_000;
const jsonBody = fc
  .record({
    query: fc.oneof(fc.constant(clock), fc.constantFrom(...trusted.map(({ text }) => text)), junk, fc.jsonValue()),
    variables: fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.integer({ min: 1, max: 5_000 }).map((depth) => `{"a":${nested(depth)}}`),
      fc.constantFrom(10, 1_000, 5_000, widest).map(wide),
    ),
    extensions: fc.oneof(fc.json({ maxDepth: 3 }), fc.constant('{"persistedQuery":{"version":1,"sha256Hash":"a"}}')),
  })
  .map(({ query, variables, extensions }) => {
    const text = JSON.stringify(query);
    return `{"query":${text},"variables":${variables},"extensions":${extensions}}`;
  });
const part = fc
  .tuple(fc.oneof(fc.constantFrom('operations', 'map', '0', 'a\0'), junk), fc.oneof(jsonBody, junk), fc.boolean())
  .map(([name, value, isFile]) => {
    const file = isFile ? '; filename="a.pdf"' : '';
    return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
const form = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom('--b--\r\n', '', '--b'))
  .map(([parts, end]) => parts.join('') + end);

const formType = 'content-type: multipart/form-data; boundary=b';
const content = fc.oneof(
  fc.constant({ types: [] as string[], body: '' }),
  jsonBody.map((body) => ({ types: ['content-type: application/json'], body })),
  fc.tuple(jsonBody, junk).map(([body, rest]) => ({ types: ['content-type: application/json'], body: body + rest })),
  fc
    .tuple(fc.constantFrom([formType], ['content-type: multipart/form-data'], [`${formType}; boundary=c`]), form)
    .map(([types, body]) => ({ types: [...types, 'apollo-require-preflight: true', 'authorization: Token t'], body })),
  fc.tuple(headerText, junk).map(([type, body]) => ({ types: [`content-type: ${type}`], body })),
);

/** Whether the announced length is that of the body, shorter, longer, or missing. */
const lengths = { right: 0, short: -3, long: 7, chunked: null } as const;

const request: fc.Arbitrary<Request> = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'),
    target: fc.oneof(target, fc.constant('/graphql')),
    headers,
    content,
    length: fc.constantFrom<keyof typeof lengths>(
      'right',
      'right',
      'right',
      'right',
      'right',
      'short',
      'long',
      'chunked',
    ),
  })
  .map(({ content: { types, body }, length, ...rest }) => {
    const bytes = Buffer.byteLength(body);
    const by = lengths[length];
    const framing = by === null ? 'transfer-encoding: chunked' : `content-length: ${Math.max(0, bytes + by)}`;
    const sent = by === null ? `${bytes.toString(16)}\r\n${body}\r\n${bytes === 0 ? '' : '0\r\n\r\n'}` : body;
    return {
      ...rest,
      hasRightLength: by === 0 || bytes === 0,
      headers: [...rest.headers, ...types, ...(bytes === 0 ? [] : [framing])],
      body: bytes === 0 ? '' : sent,
    };
  });

const bytesOf = ({ method, target: path, headers: lines, body }: Request) =>
  Buffer.from(
    `${[`${method} ${path} HTTP/1.1`, 'host: portal', 'connection: close', ...lines].join('\r\n')}\r\n\r\n${body}`,
  );

/** The beginning of the answer; empty for a connection that the gateway cuts. */
const send = (bytes: Buffer) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

/** Sends requests, several at the same time. */
async function run(all: readonly Buffer[]): Promise<string[]> {
  const answers: string[] = [];
  let next = 0;
  const client = async () => {
    for (let at = next++; at < all.length; at = next++) answers[at] = await send(all[at] as Buffer);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return answers;
}

/** The processor time of an action in milliseconds, which other processes do not add to; the cheapest run counts. */
async function processorMs(action: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const seed = Number(process.env.FUZZ_SEED ?? 466_588_651);
const requests = fc.sample(request, { numRuns: cases, seed });
const all = requests.map(bytesOf);

it('answers no request with 500, and keeps no memory', async () => {
  await run(all.slice(0, 50));
  const base = heapBytes();
  const answers = await run(all);
  const failed = answers.flatMap((text, at) =>
    /^HTTP\/1\.1 500|INTERNAL_SERVER_ERROR/.test(text) ? [{ request: requests[at], answer: text.slice(-300) }] : [],
  );
  expect(failed.slice(0, 3), `seed ${seed}`).toEqual([]);
  expect(answers.filter((text) => text.startsWith('HTTP/1.1 ')).length).toBeGreaterThan(cases / 2);
  expect(heapBytes() - base, `seed ${seed}`).toBeLessThan(16 * MB);
});

it('no request takes more processor time than two parses of the largest body', async () => {
  // The others wait for bytes that never come.
  const complete = requests.filter(({ hasRightLength }) => hasRightLength);
  const parse = await processorMs(() => JSON.parse(wide(widest)));
  const costs: number[] = [];
  for (const one of complete) costs.push(await processorMs(() => send(bytesOf(one))));
  const dearest = Math.max(...costs);
  const { method, target: path, body } = complete[costs.indexOf(dearest)] as Request;
  expect(dearest / parse, `seed ${seed}: ${method} ${path} ${body.slice(0, 300)}`).toBeLessThan(mostParses);
});

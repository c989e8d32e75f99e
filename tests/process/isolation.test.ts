import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testkit/gateway.ts';
import { type MarkedPerson, type MarkingProvider, startMarkingProvider } from '../testkit/markingProvider.ts';
import { startRedis, type TestRedis } from '../testkit/redis.ts';
import { pathByHash, trusted } from '../testkit/trustedDocuments.ts';

/**
 * No answer contains data that the caller may not see, whatever requests ran before or at the same time. Covers
 * request loaders, shared caches, lists, static answers, idempotency keys and Redis.
 */
let marking: MarkingProvider;
let redis: TestRedis;

beforeAll(async () => {
  marking = await startMarkingProvider();
  redis = await startRedis();
}, 120_000);
afterAll(async () => {
  await redis.close();
  await marking.provider.close();
});

const own = `{
  a: viewer { id email displayName profile { lastName phone otherOrganization organization { name } position { title } } }
  b: viewer { email registrations { title talkSchedule requestedSection { name } } }
  organizations { name } positions { title } schoolStatuses { title }
}`;
const sections = '{ edition { sections { name } } academicDegrees { title } }';
const list =
  '{ edition(year: 2025) { participants { nodes { fullName } } registrations { nodes { fullName phone email title } } } }';
const posters = '{ edition(year: 2025) { posterLists { groups { posters { nodes { presenter } } } } } }';
const record = 'query ($id: ID!) { registration(id: $id) { fullName phone title } }';
const register = `mutation ($key: String!) {
  registerForForum(input: { requestedFormat: SPEAKER, requestedSectionId: "Section:26", title: "Доклад", requestKey: $key }) {
    registration { title talkSchedule } userErrors { message }
  }
}`;
const login = `mutation ($email: String!) {
  login(input: { email: $email, password: "Primer2025" }) {
    viewer { id email displayName profile { phone } registrations { title requestedSection { name } } }
  }
}`;

/** 0 is a visitor, 1 to 3 participants, 4 and 5 moderators. */
const caller = fc.nat({ max: 5 });
const person = fc.integer({ min: 1, max: 5 });
const request = fc.record({
  caller,
  gateway: fc.nat({ max: 1 }),
  asks: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('own', 'sections', 'list', 'list', 'posters', 'static' as const) },
    { weight: 1, arbitrary: fc.record({ record: person }) },
    { weight: 2, arbitrary: fc.record({ register: fc.constantFrom('key-1', 'key-2') }) },
    { weight: 2, arbitrary: fc.record({ loginAs: person }) },
  ),
});
/** What happens between two batches of requests that are under way at the same time. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ endSessionOf: person }) },
  { weight: 1, arbitrary: fc.record({ turnRightsOf: person }) },
);
const batch = fc.record({ event, requests: fc.array(request, { minLength: 1, maxLength: 6, size: 'max' }) });

type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const personOf = (id: number) => marking.people.find((one) => one.id === id);

/** Ended rights may still allow reads for ten seconds (ruling R20): the property starts after that. */
const rightsMs = 10_000;
let waitedMs = 0;

function happen(what: Event): void {
  if (what === null) return;
  waitedMs += rightsMs;
  const concerned = personOf('endSessionOf' in what ? what.endSessionOf : what.turnRightsOf);
  if (concerned === undefined) return;
  if ('endSessionOf' in what) marking.endSession(concerned);
  else concerned.isModerator = !concerned.isModerator;
}

async function send(gateway: TestGateway, { caller: id, asks }: Request): Promise<string> {
  const sender = personOf(id);
  // A person whose session has ended continues with an invalid token.
  const by = sender === undefined ? {} : { token: sender.token || 'token-dead' };
  if (asks === 'own') return (await gateway.graphql(own, {}, by)).text;
  if (asks === 'sections') return (await gateway.graphql(sections, {}, by)).text;
  if (asks === 'list') return (await gateway.graphql(list, {}, by)).text;
  if (asks === 'posters') return (await gateway.graphql(posters, {}, by)).text;
  if (asks === 'static') {
    const headers = 'token' in by ? { authorization: `Token ${by.token}` } : {};
    return (await fetch(gateway.url + pathByHash(trusted('Editions').hash), { headers })).text();
  }
  if ('record' in asks) return (await gateway.graphql(record, { id: String(1_000 + asks.record) }, by)).text;
  if ('register' in asks) {
    const answer = await gateway.graphql(register, { key: asks.register }, by);
    // Another person's request with the same key is another request.
    expect(answer.text).not.toContain('"message":"С этим ключом');
    expect(answer.text).not.toContain('уже отменена');
    return answer.text;
  }
  return (await gateway.graphql(login, { email: `person${asks.loginAs}@example.org` }, by)).text;
}

/** The marks that an answer may contain. After a login the rest of the request belongs to the new person. */
function allowed({ caller: id, asks }: Request, living: ReadonlyMap<number, MarkedPerson>) {
  const inForce = typeof asks === 'object' && 'loginAs' in asks ? asks.loginAs : id;
  const isAlive = inForce !== id || living.has(inForce) || (typeof asks === 'object' && 'loginAs' in asks);
  return { secretsOf: isAlive ? inForce : null, records: living.get(inForce)?.isModerator ?? false };
}

function check(request: Request, text: string, living: ReadonlyMap<number, MarkedPerson>): number {
  expect(text).not.toContain('GRAPHQL_VALIDATION_FAILED');
  const { secretsOf, records } = allowed(request, living);
  const marks = text.match(/(?:secret|record|member)\d+x/g) ?? [];
  const foreign = marks.filter((mark) => {
    if (mark.startsWith('record')) return !records;
    return mark.startsWith('member') ? secretsOf === null : mark !== `secret${secretsOf}x`;
  });
  expect(foreign, `${JSON.stringify(request)} was answered ${text}`).toEqual([]);
  return marks.length;
}

/** Runs batches against gateways; answers how many marks were rightly seen. */
async function live(batches: { event: Event; requests: Request[] }[], gateways: TestGateway[]): Promise<number> {
  marking.restart();
  let seen = 0;
  for (const { event: what, requests } of batches) {
    happen(what);
    const living = new Map(marking.people.filter(({ token }) => token !== '').map((one) => [one.id, { ...one }]));
    const texts = await Promise.all(
      requests.map((request) => {
        const gateway = gateways[request.gateway % gateways.length];
        return gateway === undefined ? '' : send(gateway, request);
      }),
    );
    for (const [index, request] of requests.entries()) seen += check(request, texts[index] ?? '', living);
  }
  return seen;
}

describe('isolation', () => {
  it.each([
    ['one gateway', 1, 4, false],
    ['two gateways that share a Redis', 2, 3, true],
  ])(
    'R5 R11 no caller reads another’s data, at %s',
    async (_, count, numRuns, shares) => {
      let seen = 0;
      const property = fc.asyncProperty(
        fc.array(batch, { minLength: 6, maxLength: 14, size: 'max' }),
        async (batches) => {
          const start = () =>
            startGateway({
              providerUrl: marking.provider.url,
              logLevel: 'info',
              now: () => Date.now() + waitedMs,
              ...(shares ? { redisUrl: redis.url } : {}),
            });
          const gateways = await Promise.all(Array.from({ length: count }, start));
          try {
            seen += await live(batches, gateways);
          } finally {
            await Promise.all(gateways.map((gateway) => gateway.close()));
          }
        },
      );
      const seed = Number(process.env.FUZZ_SEED ?? -526_997_748);
      // Evenly mixed, without shrinking: each step would need a new gateway.
      await fc.assert(property, { numRuns, seed, unbiased: true, endOnFailure: true });
      // The marks are there: the property has something to look at.
      expect(seen).toBeGreaterThan(100);
    },
    120_000,
  );
});

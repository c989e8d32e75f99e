import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { providerDocuments } from '../../schema/providerContract.ts';
import { startGateway } from '../testkit/gateway.ts';
import { unlimited } from '../testkit/portal.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { type Refusal, startWireProxy, type WireCall } from '../testkit/wireProxy.ts';
import { specifiedJourney } from './journey/specifiedJourney.ts';
import type { Sent } from './journey/step.ts';
import { specification, specifiedCall, unspecifiedNames } from './specification.ts';

/**
 * Drives every call of the two specifications through the gateway and compares it with tables that were written from the
 * specifications by hand (specification.ts, journey/).
 */

/** A portal over the reference provider, with a proxy between them that records every call. */
async function portal(refuse: (call: WireCall) => Refusal | null) {
  const provider = await sampleProvider();
  const proxy = await startWireProxy(provider.url, refuse);
  const gateway = await startGateway({
    clock: provider.clock,
    providerUrl: proxy.url,
    attemptRates: unlimited,
  });
  afterAll(async () => {
    await gateway.close();
    await proxy.close();
  });
  return { proxy, ...specifiedJourney(provider, gateway) };
}

/** Accepts only the specified calls: any other call gets this answer, and an unknown name is rejected. */
function strict(call: WireCall): Refusal | null {
  const specified = specifiedCall(call.to);
  if (specified === undefined) return { status: 404, body: '<h1>Not Found</h1>' };
  const names = unspecifiedNames(specified, call);
  if (names.length === 0) return null;
  return { status: 400, body: Object.fromEntries(names.map((name) => [name, ['Неизвестное поле.']])) };
}

const knownHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'x-forwarded-for',
  'x-request-id',
];

const extensions = parse(readFileSync(providerDocuments[1], 'utf8')) as { paths: Record<string, object> };
const extensionCalls = Object.entries(extensions.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** What every call has in common. */
function checkCommon({ to, headers, body }: WireCall) {
  const named = Object.keys(headers).filter((name) => !knownHeaders.includes(name));
  expect([to, named]).toEqual([to, []]);
  if (to.startsWith('GET /media/')) return;
  expect(headers).toMatchObject({ accept: 'application/json', 'accept-encoding': 'identity', 'accept-language': 'ru' });
  // A body without a declared length arrives empty at common deployments.
  if (body !== null) expect(Number(headers['content-length'])).toBeGreaterThan(0);
}

const providers = [
  { name: 'with every extension', isStrict: false, refuse: () => null },
  { name: 'with the specified calls alone', isStrict: true, refuse: strict },
];

describe.each(providers)('the wire to a provider $name', async ({ isStrict, refuse }) => {
  const { proxy, callers, steps } = await portal(refuse);
  /** What the specifications say, with what an extension adds. */
  const whole = ({ query = {}, body, added = {} }: Sent) => {
    const more = isStrict ? {} : added;
    return body === undefined ? { query: { ...query, ...more }, body: null } : { query, body: { ...body, ...more } };
  };

  it.each(steps)('$title', async ({ act, sends }) => {
    const begun = proxy.calls.length;
    await act();
    const made = proxy.calls.slice(begun);
    // Calls at the same time have no order: an edition has two lists of posters.
    const calls = made.map(({ to, query, body, headers }) => ({ to, query, body, token: headers.authorization }));
    for (const sent of sends()) {
      const token = sent.token && `Token ${callers[sent.token].token}`;
      expect(calls.filter(({ to }) => to === sent.to)).toContainEqual({ to: sent.to, ...whole(sent), token });
    }
    for (const call of made) {
      checkCommon(call);
      const specified = specifiedCall(call.to);
      if (specified === undefined) continue;
      const hasToken = call.headers.authorization !== undefined;
      if (specified.token !== 'rights') expect([call.to, hasToken]).toEqual([call.to, specified.token]);
      if (isStrict) expect([call.to, unspecifiedNames(specified, call)]).toEqual([call.to, []]);
    }
  });

  it('covers every call of the specifications', () => {
    const met = new Set(proxy.calls.map(({ to }) => specifiedCall(to)));
    expect(Object.values(specification).filter((specified) => !met.has(specified))).toEqual([]);
  });

  it('REG-14 never sends need_hotel, hotel_start and hotel_end', () => {
    expect(JSON.stringify(proxy.calls.map(({ query, body }) => [query, body]))).not.toContain('hotel');
  });

  it('sends no other calls than those of extensions and the end of a session', () => {
    const others = proxy.calls.map(({ to }) => to).filter((to) => specifiedCall(to) === undefined);
    const unknown = others.filter((to) => !extensionCalls.includes(to) && to !== `POST ${callPaths.endSessions}`);
    expect([...new Set(unknown)]).toEqual([]);
  });
});

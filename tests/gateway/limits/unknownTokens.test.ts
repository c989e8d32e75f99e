import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../schema/limits.ts';
import { from, mutationOf, type TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

/** The limit of unknown tokens; tokenVerifier.test.ts covers remembered ones. */
const rates = { ...attemptRates, unknownTokensFromAddress: { times: 3, seconds: 60 } };

const provider = await scriptedProvider();
let gateway: TestGateway;

const hall = from('198.51.100.1');

describe('unknown tokens', () => {
  const profileCall = `GET ${callPaths.getAccount}`;
  const unknown = { status: 401, body: { detail: 'Недопустимый токен.' } };

  beforeEach(async () => {
    provider.on(profileCall, unknown);
    gateway = await openGateway({
      providerUrl: provider.url,
      attemptRates: rates,
      trustedProxies: ['127.0.0.1'],
      isProduction: true,
      now: Date.now,
    });
  });

  /** Has a document of one's own run. */
  const ask = async (token: string, caller = hall) =>
    (await gateway.graphql('{ editions { year } }', {}, { ...caller, token })).codes[0] ?? 'ok';
  const upload = async (token: string) =>
    (
      await gateway.upload(
        mutationOf('uploadPhoto', 'userErrors { code }'),
        {},
        { name: 'a.png', bytes: Buffer.from('x') },
        { ...hall, token },
      )
    ).codes[0];

  it('are limited per address, for documents and files together; other addresses are not affected', async () => {
    expect([await ask('guess-1'), await upload('guess-2'), await ask('guess-3')]).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);
    provider.on(profileCall, { body: { id: 7 } });
    expect([await ask('mine'), await upload('mine')]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(provider.callsTo(profileCall)).toHaveLength(3);
    expect(await ask('mine', from('198.51.100.40'))).toBe('ok');
    // A remembered token needs no call, from any address.
    expect(await ask('mine')).toBe('ok');
    expect(provider.callsTo(profileCall)).toHaveLength(4);
  });

  it('are counted; valid tokens and unavailable answers are not', async () => {
    provider.on(profileCall, { status: 500, body: '<h1>down</h1>' });
    for (let index = 0; index < 4; index += 1) expect(await ask(`unsaid-${index}`)).toBe('PROVIDER_UNAVAILABLE');
    provider.on(profileCall, { body: { id: 7 } });
    for (let index = 0; index < 4; index += 1) expect(await ask(`known-${index}`)).toBe('ok');
    provider.on(profileCall, unknown);
    for (let index = 0; index < 3; index += 1) expect(await ask(`guess-${index}`)).toBe('UNAUTHENTICATED');
    for (let index = 3; index < 5; index += 1) expect(await ask(`guess-${index}`)).toBe('RATE_LIMITED');
    expect(provider.callsTo(profileCall)).toHaveLength(4 + 4 + 3);
  });
});

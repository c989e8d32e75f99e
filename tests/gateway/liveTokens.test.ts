import { describe, expect, it } from 'vitest';
import { Fault } from '../../gateway/errors.ts';
import { createLiveTokens } from '../../gateway/limits/liveTokens.ts';
import { connectProvider } from '../../gateway/provider/http.ts';
import { scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';
import { clientOf } from '../testkit/providerClient.ts';

/** Whose token is believed, and for how long. */
const refused = new Fault('UNAUTHENTICATED', { isProviderWord: true });
const down = new Fault('PROVIDER_UNAVAILABLE');

/** The tokens of a gateway at a time that the test sets, and a provider that is asked about them. */
function setUp() {
  let now = 0;
  let asked = 0;
  const tokens = createLiveTokens(() => now);
  const ask = (answer: Error | null) => async () => {
    asked += 1;
    if (answer !== null) throw answer;
  };
  return {
    tokens,
    asked: () => asked,
    at: (ms: number) => {
      now = ms;
    },
    doubt: (token: string, answer: Error | null = null) => tokens.doubt(token, ask(answer)),
  };
}

describe('a token', () => {
  it('that the provider knows is believed for a minute, without another question', async () => {
    const { tokens, asked, at, doubt } = setUp();
    expect(tokens.isBelieved('mine')).toBe(false);
    expect(await doubt('mine')).toBeNull();
    at(59_999);
    expect(tokens.isBelieved('mine')).toBe(true);
    expect(await doubt('mine', refused)).toBeNull();
    expect(asked()).toBe(1);
    at(60_000);
    expect(tokens.isBelieved('mine')).toBe(false);
    expect(await doubt('mine', refused)).toEqual({ fault: refused, isStranger: true });
  });

  it('that a login brought is believed at once, until it is refused', async () => {
    const { tokens, asked, doubt } = setUp();
    tokens.note('mine');
    expect(await doubt('mine')).toBeNull();
    expect(asked()).toBe(0);
    tokens.forget('mine');
    expect(tokens.isBelieved('mine')).toBe(false);
  });

  it.each([
    ['the provider refuses', refused],
    ['is asked about too often', new Fault('RATE_LIMITED', { retryAfter: 7 })],
    ['finds too many who ask', new Fault('PROVIDER_UNAVAILABLE', { isCrowded: true })],
  ])('that %s is nobody’s; one that was known only where it is refused itself', async (_, fault) => {
    const { at, doubt } = setUp();
    expect(await doubt('new', fault)).toEqual({ fault, isStranger: true });
    await doubt('old');
    at(60_000);
    expect(await doubt('old', fault)).toEqual(fault === refused ? { fault, isStranger: true } : null);
  });

  it('that the provider cannot speak of is as good as it was: known before is known, and no other is', async () => {
    const { tokens, at, doubt } = setUp();
    await doubt('old');
    at(600_000);
    expect(await doubt('old', down)).toBeNull();
    expect(tokens.isBelieved('old')).toBe(false);
    expect(await doubt('new', down)).toEqual({ fault: down, isStranger: false });
    expect(await doubt('old', refused)).toEqual({ fault: refused, isStranger: true });
    expect(await doubt('old', down)).toEqual({ fault: down, isStranger: false });
  });

  it('is one of ten thousand: the oldest is forgotten', () => {
    const { tokens } = setUp();
    for (let index = 0; index <= 10_000; index += 1) tokens.note(`token-${index}`);
    expect([tokens.isBelieved('token-0'), tokens.isBelieved('token-1')]).toEqual([false, true]);
  });
});

describe('a question that finds the queue full', () => {
  it('is told from a provider that fails', async () => {
    const service = await startMisbehavingProvider();
    scriptAccount(service).on('GET /accounts/profile/', { hangs: true });
    const provider = connectProvider(service.url, { limits: { atOnce: { accounts: 1 }, waiting: 0 } });
    const caller = new AbortController();
    const ask = (signal?: AbortSignal) => clientOf(provider, signal).call('getAccount', 'AccountId');
    const first = ask(caller.signal);
    await expect(ask()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', isCrowded: true });
    caller.abort();
    await expect(first).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', isCrowded: false });
    await provider.close();
    await service.close();
  });
});

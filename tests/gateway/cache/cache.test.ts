import { describe, expect, it } from 'vitest';
import { createCache } from '../../../gateway/cache.ts';
import { GatewayError, ProviderRejection } from '../../../gateway/lib/errors.ts';

/** A cache with a clock that the test moves, and reads whose end the test decides. */
function setUp() {
  const clock = { ms: 0 };
  const cache = createCache<string>({ most: 10, now: () => clock.ms });
  const reads: { answer(value: string): void; fail(error: unknown): void }[] = [];
  const ask = (age: number | ((readMs: number) => number) = 5_000, longest = 60_000) =>
    cache.cached(
      'list',
      age,
      longest,
      () =>
        new Promise<string>((answer, fail) => {
          reads.push({ answer, fail });
        }),
    );
  /** Starts a read, which the test ends; without an error the value is `value`. */
  const settle = async (asked: Promise<string>, value: string, error?: unknown) => {
    await Promise.resolve();
    await Promise.resolve();
    const read = reads.at(-1);
    if (error === undefined) read?.answer(value);
    else read?.fail(error);
    return asked;
  };
  return { cache, clock, reads, ask, settle };
}

const failure = new GatewayError('PROVIDER_UNAVAILABLE');

describe('a cached value', () => {
  it.each([
    ['younger than its age is not read again', 5_000, 4_999, 1],
    ['older than its age is read again', 5_000, 5_000, 2],
    [
      'of a slow read keeps ten times as long as the read took',
      (readMs: number) => Math.max(5_000, 10 * readMs),
      9_999,
      1,
    ],
    ['of a slow read is read again after that', (readMs: number) => Math.max(5_000, 10 * readMs), 10_000, 2],
  ])('%s', async (_, age, ms, count) => {
    const { clock, reads, ask, settle } = setUp();
    const first = ask(age);
    await Promise.resolve();
    await Promise.resolve();
    clock.ms = 1_000;
    expect(await settle(first, 'one')).toBe('one');
    clock.ms = ms;
    const second = ask(age);
    expect(await settle(second, 'two')).toBe(count === 1 ? 'one' : 'two');
    expect(reads).toHaveLength(count);
  });

  it.each([
    ['a failure is bridged', failure, 59_999, 'one'],
    ['an unreadable answer is bridged', new GatewayError('PROVIDER_BAD_RESPONSE'), 10_000, 'one'],
    ['a failure is answered after the longest time', failure, 60_000, null],
    ['a rejection is answered', new ProviderRejection(400, []), 10_000, null],
    ['an ended session is answered', new GatewayError('UNAUTHENTICATED'), 10_000, null],
    ['a missing right is answered', new GatewayError('FORBIDDEN'), 10_000, null],
    ['a fault of the gateway is answered', new TypeError('fault'), 10_000, null],
  ])('after its age: %s', async (_, error, ms, wanted) => {
    const { clock, ask, settle } = setUp();
    await settle(ask(), 'one');
    clock.ms = ms;
    const asked = settle(ask(), '', error);
    if (wanted === null) await expect(asked).rejects.toBe(error);
    else expect(await asked).toBe(wanted);
  });
});

describe('callers of one key', () => {
  it('share a read', async () => {
    const { reads, ask, settle } = setUp();
    const both = [ask(), ask()];
    await settle(Promise.resolve(''), 'one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(reads).toHaveLength(1);
  });

  it('share the failure of a read', async () => {
    const { reads, ask, settle } = setUp();
    const both = Promise.allSettled([ask(), ask()]);
    await settle(Promise.resolve(''), '', failure);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(reads).toHaveLength(1);
  });

  it('API-11 do not share a 401: the next one reads, and the others wait for it', async () => {
    const { reads, ask, settle } = setUp();
    const all = Promise.allSettled([ask(), ask(), ask()]);
    await settle(Promise.resolve(''), '', new GatewayError('UNAUTHENTICATED'));
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.answer('two');
    const [first, second, third] = await all;
    expect(first?.status).toBe('rejected');
    expect([second, third]).toEqual([
      { status: 'fulfilled', value: 'two' },
      { status: 'fulfilled', value: 'two' },
    ]);
    expect(reads).toHaveLength(2);
  });
});

describe('a change of a value', () => {
  const more = (value: string) => `${value}, changed`;

  it('is applied to the cached value of the keys that it names', async () => {
    const { cache, ask, settle } = setUp();
    await settle(ask(), 'one');
    cache.change((key) => key === 'other', more);
    expect(await ask()).toBe('one');
    cache.change((key) => key === 'list', more);
    expect(await ask()).toBe('one, changed');
  });

  it('is applied to the result of a read that runs, and kept', async () => {
    const { cache, ask, settle } = setUp();
    const asked = ask();
    cache.change((key) => key === 'list', more);
    expect(await settle(asked, 'one')).toBe('one, changed');
    expect(await ask()).toBe('one, changed');
  });

  it('is in the value that bridges a failure', async () => {
    const { cache, clock, ask, settle } = setUp();
    await settle(ask(), 'one');
    clock.ms = 10_000;
    const asked = ask();
    cache.change((key) => key === 'list', more);
    expect(await settle(asked, '', failure)).toBe('one, changed');
  });
});

it('keeps no value that was dropped, and no result of a read that ran meanwhile', async () => {
  const { cache, reads, ask, settle } = setUp();
  await settle(ask(), 'one');
  cache.drop((key) => key === 'list');
  const asked = ask();
  cache.drop((key) => key === 'list');
  expect(await settle(asked, 'two')).toBe('two');
  expect(await settle(ask(), 'three')).toBe('three');
  expect(reads).toHaveLength(3);
});

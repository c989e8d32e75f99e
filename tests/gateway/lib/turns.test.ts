import { expect, it } from 'vitest';
import { createTurns as gatewayTurns } from '../../../gateway/lib/turns.ts';
import { createTurns as providerTurns } from '../../../provider/files/turns.ts';

const services = [
  ['gateway', gatewayTurns],
  ['provider', providerTurns],
] as const;

it.each(services)(
  'in the %s work of one key runs one after the other, that of others beside it',
  async (_, createTurns) => {
    const turns = createTurns(2, 3);
    const events: string[] = [];
    const work = (name: string, until: Promise<unknown>) => async () => {
      events.push(`${name} begins`);
      await until;
      events.push(`${name} ends`);
      return name;
    };
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = turns.run('a', work('first', held));
    const second = turns.run('a', work('second', Promise.resolve()));
    await turns.run('b', work('other', Promise.resolve()));
    expect(events).toEqual(['first begins', 'other begins', 'other ends']);
    release();
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(events.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
  },
);

it.each(services)('in the %s work runs although the one before it failed', async (_, createTurns) => {
  const turns = createTurns(2, 3);
  const failed = turns.run('a', async () => {
    throw new Error('broken');
  });
  const next = turns.run('a', async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it.each(services)(
  'in the %s work of all keys together waits for a place, and a key with much work gets no more',
  async (_, createTurns) => {
    const turns = createTurns(2, 3);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    const all = ['a', 'a', 'a', 'b', 'c', 'd'].map((key) => turns.run(key, work));
    await expect(turns.run('a', work)).rejects.toMatchObject({ name: 'TooManyWait' });
    await Promise.all(all);
    expect(most).toBe(2);
    await turns.run('a', work);
  },
);

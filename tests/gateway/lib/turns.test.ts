import { expect, it } from 'vitest';
import { createTurns } from '../../../gateway/lib/turns.ts';

it('work of one key runs one after the other, that of others beside it', async () => {
  const turns = createTurns();
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
});

it('work runs although the one before it failed', async () => {
  const turns = createTurns();
  const failed = turns.run('a', async () => {
    throw new Error('broken');
  });
  const next = turns.run('a', async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

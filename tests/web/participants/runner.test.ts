import { describe, expect, it, vi } from 'vitest';
import { type Answer, createRunner, type Sent } from '../../../web/features/participants/bulk/runner.ts';
import { deskRow } from './deskRow.ts';

const changes = (count: number) => Array.from({ length: count }, (_, at) => ({ row: deskRow(at + 1) }));
type Change = ReturnType<typeof changes>[number];
const keyOf = ({ row }: Change) => Number(row.id.replace('Registration:', ''));
const done = ({ row }: Change): Sent => ({ kind: 'DONE', row });
const away: Sent = { kind: 'FAILED', message: 'Сервис временно недоступен.' };
const noWait = () => Promise.resolve();

function count(answers: ReadonlyMap<string, Answer>) {
  const counts: Partial<Record<Answer['kind'], number>> = {};
  for (const { kind } of answers.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

describe('the run of a change of many', () => {
  it('says what became of each of 300 records: one changed meanwhile, one refused, the provider away in the middle', async () => {
    let calls = 0;
    const sent: number[] = [];
    const present = deskRow(17, { talkSlot: 9 });
    const send = async (change: Change): Promise<Sent> => {
      calls += 1;
      // From the 150th call on the provider does not answer ten of them.
      if (calls >= 150 && calls < 160) return away;
      sent.push(keyOf(change));
      if (keyOf(change) === 17) return { kind: 'CONFLICT', row: present };
      return keyOf(change) === 201 ? { kind: 'REFUSED', message: 'Секция закрыта.' } : done(change);
    };
    const runner = createRunner(changes(300), send, noWait);
    await runner.start();
    expect(runner.getState().phase).toBe('PAUSED');
    const { FAILED: failed = 0, ...others } = count(runner.getState().answers);
    expect(failed).toBeGreaterThanOrEqual(5);
    // Those that were on their way fail too, no more.
    expect(failed).toBeLessThanOrEqual(8);
    expect(others).toEqual({ DONE: 148, CONFLICT: 1 });
    let starts = 1;
    while (runner.getState().phase !== 'ENDED' || count(runner.getState().answers).FAILED) {
      await runner.start();
      starts += 1;
    }
    expect(starts).toBeLessThanOrEqual(3);
    expect(count(runner.getState().answers)).toEqual({ DONE: 298, CONFLICT: 1, REFUSED: 1 });
    expect(runner.getState().answers.get('Registration:17')).toEqual({ kind: 'CONFLICT', row: present });
    expect(sent.sort((one, other) => one - other)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
  });

  it('sends four at a time', async () => {
    let open = 0;
    let most = 0;
    const send = async (change: Change) => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return done(change);
    };
    await createRunner(changes(20), send, noWait).start();
    expect(most).toBe(4);
  });

  it('waits as long as the service asks, and holds back all other changes', async () => {
    const log: (number | string)[] = [];
    let isBusy = true;
    const send = async (change: Change): Promise<Sent> => {
      log.push(keyOf(change));
      return keyOf(change) === 3 && isBusy ? { kind: 'BUSY', seconds: 7 } : done(change);
    };
    const wait = async (ms: number) => {
      log.push(`wait ${ms}`);
      // Everything that could be sent meanwhile would be.
      await new Promise((resolve) => setImmediate(resolve));
      isBusy = false;
      log.push('go');
    };
    const runner = createRunner(changes(8), send, wait);
    await runner.start();
    expect(log.indexOf('go') - log.indexOf('wait 7000')).toBe(1);
    expect(count(runner.getState().answers)).toEqual({ DONE: 8 });
    expect(runner.getState().isWaiting).toBe(false);
  });

  it('stops after what is on its way, also during a wait, and continues with the rest', async () => {
    const send = vi.fn(async (change: Change): Promise<Sent> => {
      if (keyOf(change) === 6 && send.mock.calls.length < 10) return { kind: 'BUSY', seconds: 3600 };
      return done(change);
    });
    const runner = createRunner(changes(12), send, () => new Promise(() => undefined));
    runner.subscribe(() => {
      if (runner.getState().isWaiting && runner.getState().phase === 'RUNNING') runner.stop();
    });
    await runner.start();
    const { phase, answers } = runner.getState();
    expect(phase).toBe('STOPPED');
    expect(answers.has('Registration:6')).toBe(false);
    expect(answers.size).toBeLessThan(12);
    send.mockImplementation(async (change) => done(change));
    await runner.start();
    expect(runner.getState()).toMatchObject({ phase: 'ENDED', total: 12 - answers.size, done: 12 - answers.size });
    expect(count(runner.getState().answers)).toEqual({ DONE: 12 });
  });

  it('goes on when single records fail, and repeats these alone', async () => {
    let isBroken = true;
    const send = vi.fn(
      async (change: Change): Promise<Sent> => (isBroken && keyOf(change) % 3 === 0 ? away : done(change)),
    );
    const runner = createRunner(changes(30), send, noWait);
    await runner.start();
    expect(runner.getState().phase).toBe('ENDED');
    expect(count(runner.getState().answers)).toEqual({ DONE: 20, FAILED: 10 });
    isBroken = false;
    send.mockClear();
    await runner.start();
    expect(send.mock.calls.map(([change]) => keyOf(change))).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    expect(count(runner.getState().answers)).toEqual({ DONE: 30 });
  });
});

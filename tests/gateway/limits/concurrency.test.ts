import { describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from '../../../gateway/limits/concurrency.ts';

const rejection = expect.objectContaining({ code: 'RATE_LIMITED' });

describe('work that runs at the same time', () => {
  it('is bounded for each caller and in total', () => {
    const exceeded = vi.fn();
    const limit = createConcurrencyLimit({ perCaller: 2, inTotal: 3 }, exceeded);
    const leave = limit.enter('one');
    limit.enter('one');
    expect(() => limit.enter('one')).toThrow(rejection);
    limit.enter('another');
    expect(() => limit.enter('third')).toThrow(rejection);
    expect(exceeded).toHaveBeenCalledTimes(2);
    leave();
    limit.enter('third');
  });

  it('ends once, however often its caller leaves', () => {
    const limit = createConcurrencyLimit({ perCaller: 1, inTotal: 1 });
    const leave = limit.enter('one');
    leave();
    limit.enter('another');
    leave();
    expect(() => limit.enter('one')).toThrow(rejection);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../../../gateway/limits/limiter.ts';

describe('a clock set back', () => {
  afterEach(() => vi.restoreAllMocks());

  it('does not extend the wait beyond the window of the limit', async () => {
    const limiter = createLimiter('sample', { times: 1, seconds: 60 }, null);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    await limiter.take('caller');
    clock.mockReturnValue(now + 20_000);
    await expect(limiter.take('caller')).rejects.toMatchObject({ extensions: { retryAfter: 40 } });
    clock.mockReturnValue(now - 3_600_000);
    await expect(limiter.take('caller')).rejects.toMatchObject({ extensions: { retryAfter: 60 } });
  });
});

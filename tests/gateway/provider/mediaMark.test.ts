import { expect, it } from 'vitest';
import { hasExpired } from '../../../gateway/provider/media/mediaMark.ts';

it.each([
  ['100.signature', 99_999, false],
  ['100.signature', 100_000, true],
  ['100', 100_000, true],
  ['unreadable', 0, true],
  [null, 100_000, false],
])('an address with the mark %s has expired at %i: %s', (mark, now, expired) => {
  expect(hasExpired(mark, now)).toBe(expired);
});

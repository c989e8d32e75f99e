import { expect, it } from 'vitest';
import { isOpenToModerators } from '../../../../gateway/domains/shared/editionOf.ts';
import { ownEditions } from '../../../testkit/editions.ts';

const at = (instant: string) => ({ now: () => new Date(instant), isDemo: false });
const edition = { ...ownEditions.current, isCurrent: false };

it.each([
  ['the current one, without a day', { isCurrent: true }, '2031-01-01T00:00:00+03:00', true],
  ['an earlier one, without a day', { closesOn: null }, '2025-10-26T00:00:00+03:00', false],
  ['an earlier one at the end of its day in Moscow', { closesOn: '2026-12-31' }, '2026-12-31T23:59:59+03:00', true],
  ['an earlier one after its day in Moscow', { closesOn: '2026-12-31' }, '2027-01-01T00:00:00+03:00', false],
])('moderators work with %s', (_, change, now, isOpen) => {
  expect(isOpenToModerators({ ...edition, ...change }, at(now))).toBe(isOpen);
});

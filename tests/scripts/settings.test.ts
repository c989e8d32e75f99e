import { expect, it } from 'vitest';
import { readSettings } from '../../scripts/settings.ts';

const DATABASE_URL = 'postgres://portal@localhost/portal';

it.each([
  ['a demonstration', {}, '2025-09-15T12:00:00+03:00'],
  ['a demonstration with the real time', { PORTAL_CLOCK: '' }, null],
  ['a demonstration on a server', { DATABASE_URL, DEMO_DATA: 'yes' }, '2025-09-15T12:00:00+03:00'],
  ['a real portal', { NODE_ENV: 'production', DATABASE_URL }, null],
  ['a portal without demonstration data', { DEMO_DATA: 'no' }, null],
  [
    'a portal whose operator sets the clock',
    { DATABASE_URL, PORTAL_CLOCK: '2026-01-01T00:00:00Z' },
    '2026-01-01T00:00:00Z',
  ],
  ['another provider', { PROVIDER_URL: 'http://127.0.0.1:9' }, null],
])('%s runs on its clock', (_, env, clock) => {
  const { gateway, provider } = readSettings(env);
  expect([gateway.portalClock, provider?.clock ?? clock]).toEqual([clock, clock]);
});

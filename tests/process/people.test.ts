import { expect, test } from 'vitest';
import { peopleFigures } from '../bench/people/figures.ts';
import { rushes } from '../bench/people/rush.ts';

/** Codes that a busy machine may cause. */
const late = /PROVIDER_TIMEOUT|PROVIDER_UNAVAILABLE|GATEWAY_BUSY/;

test('`npm run bench -- people` lets people use the portal and reads back what they did', async () => {
  const times = { pace: 0.05, firstMs: 500, mixMs: 1_000, pollsMs: 200, settleMs: 100 };
  const rush = { ...rushes.evening, people: 1, ms: 0 };
  const { rows, codes } = await peopleFigures({ people: 10, peak: 15, gateways: 1, participations: 0, ...times, rush });
  expect(Object.keys(codes).filter((code) => !late.test(code))).toEqual([]);
  const figure = (about: string) => rows.find(([what]) => what.startsWith(about))?.[1] ?? 'missing';
  expect(Number(figure('decisions saved'))).toBeGreaterThan(0);
  // Choices, sign-up, confirmation, login, cabinet, registration, upload, reading back, the file.
  expect(figure('their operations')).toMatch(/^9,/);
  expect(Number(figure('answers a second'))).toBeGreaterThan(0);
  for (const about of ['15 people', '10 people again']) expect(figure(about)).toMatch(/^\d+ · \d+ · \d+ ms/);
  expect(Number.parseFloat(figure('processor time of the gateway for an operation'))).toBeGreaterThan(0);
  // Which calls the short run makes depends on the machine.
  expect(figure('calls to the provider: the most frequent')).toMatch(/^(none|\w+ \d+(, \w+ \d+)*)$/);
});

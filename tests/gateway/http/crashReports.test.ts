import { expect, it } from 'vitest';
import { withoutPersonalData } from '../../../gateway/http/crashReports.ts';
import { attemptRates } from '../../../schema/limits.ts';
import { openGateway } from '../../testkit/portal.ts';

const gateway = await openGateway({
  providerUrl: 'http://127.0.0.1:9',
  attemptRates: { ...attemptRates, crashReportsFromAddress: { times: 2, seconds: 60 } },
});

const crash = {
  message: `TypeError: Cannot read properties of undefined (reading 'title') of primer@example.org`,
  place: 'screen',
  component: 'CabinetScreen-a1b2c3d.js:1:2345',
  release: 'index-a1b2c3d.js',
  requestId: '3f9a0c12b7d4e865',
};

const send = async (body: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
  const sent = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(`${gateway.url}/crash-reports`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  });
  return answer.status;
};

it('logs and counts a crash of the page once, without personal data, and limits reports by address', async () => {
  expect(await send(crash, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(crash, { origin: 'https://other.example' })).toBe(403);
  expect(await send({ ...crash, email: 'primer@example.org' })).toBe(400);
  expect(await send({ ...crash, component: 'Примеров' })).toBe(400);
  expect(await send({ ...crash, message: 'x'.repeat(3_000) })).toBe(413);
  expect(await send(crash)).toBe(204);
  expect(await send({ ...crash, requestId: null }, { origin: gateway.url })).toBe(204);
  expect(await send(crash)).toBe(429);

  const lines = gateway.log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'the page crashed in a browser');
  const { message: _, requestId, ...facts } = crash;
  const message = `TypeError: Cannot read properties of undefined (reading 'title') of …`;
  expect(lines.map(({ crash: logged }) => logged)).toEqual([
    { ...facts, message, failedRequest: requestId },
    { ...facts, message, failedRequest: null },
  ]);
  expect(gateway.log.join('')).not.toContain('primer@');
  const metrics = await gateway.gateway.metrics.metrics();
  expect(metrics).toContain('portal_page_crashes_total{place="screen"} 2');
});

it.each([
  [`Unexpected token 'П', "Примеров П"... is not valid JSON`, `Unexpected token … is not valid JSON`],
  [`JSON Parse error: Unexpected identifier "Primerov"`, 'JSON Parse error: Unexpected identifier …'],
  ['Загрузить «тезисы.pdf» не удалось', '…'],
  ['Failed at https://example.org/verify/AB12-CD34?x=1', 'Failed at …'],
  ['no user 12345 with token abcdefghijklmnopqrstuvwxyzABCDEF', 'no user … with token …'],
  ["t is not a function (near 'open')", "t is not a function (near 'open')"],
])('logs a crash without personal data: %s', (message, logged) => {
  expect(withoutPersonalData(message)).toBe(logged);
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

/**
 * For a known and an unknown account the gateway makes the same calls with the same headers, writes the same log lines and
 * sends the same bytes. It does not look the account up before either call, so no branch could take longer; only the provider's
 * answer can distinguish them (ACC-15).
 */
const loginCall = `POST ${callPaths.login}`;
const resetCall = `POST ${callPaths.sendResetPasswordLink}`;
const refusal = { status: 400, body: { detail: 'Неверный E-mail или пароль.' } };

const { provider, gateway } = await scriptedPortal({ logLevel: 'debug' });

const login = (action: string) =>
  `mutation ($email: String!) { answer: ${action}(input: { email: $email, password: "Primer2025" }) { userErrors { code message field } } }`;
const reset =
  'mutation ($email: String!) { answer: requestPasswordReset(input: { email: $email }) { isSent userErrors { code message field } } }';

const withoutIds = (text: string) =>
  text
    .replace(/"(requestId|reqId|time|ms|responseTime|remotePort)":("[^"]*"|[\d.]+),?/g, '')
    .replaceAll('no-one@example.org', 'primer@example.org');

/** Everything that leaves the gateway for one request: the answer, the provider calls, the log. */
async function trace(query: string, email: string) {
  provider.calls.length = 0;
  gateway.log.length = 0;
  const { status, text, headers } = await gateway.graphql(query, { email });
  await expect
    .poll(() => gateway.log.filter((line) => line.includes('"operation"') || line.includes('request')).length)
    .toBeGreaterThan(1);
  const answerHeaders = Object.fromEntries(headers);
  for (const name of ['x-request-id', 'date', 'etag']) delete answerHeaders[name];
  return {
    status,
    // Each attempt reduces the remaining budget.
    text: withoutIds(text).replace(/"remaining":\d+/, '"remaining":0'),
    answerHeaders,
    calls: provider.calls.map(({ method, path, query, headers: sent, body }) => {
      const { 'x-request-id': _, 'content-length': __, ...rest } = sent;
      return { method, path, query, rest, body: withoutIds(body) };
    }),
    log: gateway.log.map(withoutIds),
  };
}

describe('known and unknown accounts', () => {
  it.each([
    ['login', login('login'), refusal],
    ['login', login('login'), { status: 401, body: { detail: 'No' } }],
    ['createToken', login('createToken'), refusal],
    ['a reset', reset, { body: { detail: 'Письмо отправлено.' } }],
    ['a reset that fails', reset, { status: 503, body: '<h1>down</h1>' }],
  ])('API-01 API-03 %s gets the same bytes after the same calls', async (_, query, answer) => {
    provider.on(loginCall, answer).on(resetCall, answer);
    // The first fault of a minute writes an additional log line, for any account.
    await gateway.graphql(query, { email: 'first@example.org' });
    const known = await trace(query, 'primer@example.org');
    expect(await trace(query, 'no-one@example.org')).toEqual(known);
    expect(known.calls).toHaveLength(1);
    expect(known.log.join('')).not.toContain('@example.org');
  });

  it('ACC-15 a reset differs only by the provider’s answer', async () => {
    provider.on(resetCall, ({ body }) =>
      body.includes('no-one')
        ? { status: 404, body: { detail: 'User not found' } }
        : { body: { detail: 'Отправлено' } },
    );
    const known = await trace(reset, 'primer@example.org');
    const unknown = await trace(reset, 'no-one@example.org');
    expect(unknown.calls).toEqual(known.calls);
    expect(unknown.text).toContain('Пользователь с таким email не найден');
    expect(unknown.status).toBe(known.status);
  });
});

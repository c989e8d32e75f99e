import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';

/** Pages of other origins: rejected by default, allowed if the operator names them. */
const friend = 'https://tools.example.org';
const { provider, gateway: closed } = await scriptedPortal();
const open = await openGateway({ providerUrl: provider.url, corsOrigins: [friend, 'http://localhost:5173'] });

const corsHeaders = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const preflight = ({ url }: TestGateway, origin: string, path = '/graphql') =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

const ask = ({ graphql }: TestGateway, headers: Record<string, string>) =>
  graphql('{ editions { year } }', {}, { headers });

describe('a page of another origin', () => {
  it('gets no permission by default', async () => {
    const answers = [await preflight(closed, friend), await ask(closed, { origin: friend })];
    expect(answers.map(corsHeaders)).toEqual([{}, {}]);
    expect(answers[1]?.headers.get('vary') ?? '').not.toContain('origin');
  });

  it.each([
    `${friend}.evil.example`,
    'http://tools.example.org',
    'https://tools.example.org:8443',
    'https://other.example.org',
    'null',
  ])('gets none as %s if the operator names others', async (origin) => {
    const answers = [await preflight(open, origin), await ask(open, { origin })];
    expect(answers.map(corsHeaders)).toEqual([{}, {}]);
    // A cache must not give this answer to a page that may read it.
    expect(answers[1]?.headers.get('vary')).toMatch(/\borigin\b/);
  });

  it.each(['/graphql', '/media/files/5/a.pdf'])(
    'that the operator names may send a token to %s, and no cookie',
    async (path) => {
      const answer = await preflight(open, friend, path);
      expect(answer.status).toBe(204);
      expect(corsHeaders(answer)).toEqual({
        'access-control-allow-origin': friend,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': expect.stringMatching(/authorization, content-type, apollo-require-preflight/),
        'access-control-expose-headers': expect.stringContaining('retry-after'),
        'access-control-max-age': '3600',
      });
    },
  );

  it('that the operator names reads answers and rejections', async () => {
    const answer = await ask(open, { origin: friend, authorization: 'Token mine' });
    expect(answer.data).toMatchObject({ editions: [{ year: 2025 }, {}, {}] });
    const rejected = await ask(open, { origin: friend, authorization: 'Token' });
    expect(rejected.status).toBe(401);
    for (const one of [answer, rejected]) {
      expect(corsHeaders(one)).toEqual({
        'access-control-allow-origin': friend,
        'access-control-expose-headers': expect.stringContaining('x-request-id'),
      });
      expect(one.headers.get('vary')).toMatch(/\borigin\b/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { registration, talk } from '../testkit/samples.ts';

const provider = await sampleProvider();

const page = (headers: Record<string, string> = {}) =>
  provider.call('GET', '/mailbox/', { headers, documented: false });

describe('the mailbox of a demonstration', () => {
  it('ACC-13 shows the letters, newest first, escaped and with clickable links', async () => {
    expect((await page()).bytes.toString()).toContain('No letters yet.');
    await provider.call('POST', callPaths.register, { body: registration('first@example.org') });
    const token = await provider.login('participant@example.org');
    await provider.register(token, talk({ comment: '<script>alert(1)</script>' }));
    const letters = await provider.mailbox();
    expect(letters.map(({ to }) => to)).toEqual(['participant@example.org', 'first@example.org']);
    const shown = (await page()).bytes.toString();
    expect(shown).not.toContain('<script>');
    expect(shown).toContain('&lt;script&gt;');
    expect(shown).toMatch(/<a href="http:\/\/localhost:4000\/verify-user\?user_id=\d+&amp;/);
  });

  it('answers this machine only', async () => {
    expect((await page({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    const remote = await provider.app.inject({
      url: '/mailbox/messages/',
      headers: { host: 'localhost' },
      remoteAddress: '203.0.113.7',
    });
    expect(remote.statusCode).toBe(404);
    const rebound = await provider.app.inject({ url: '/mailbox/messages/', headers: { host: 'evil.example' } });
    expect(rebound.statusCode).toBe(404);
  });
});

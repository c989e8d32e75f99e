import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { OPEN, PASSWORD, sampleProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';

const provider = await sampleProvider({
  limits: {
    ...defaultLimits,
    rates: {
      login: { times: 3, seconds: 60 },
      loginsOfAddress: { times: 8, seconds: 60 },
      lettersByAddress: { times: 40, seconds: 3600 },
      lettersToRecipient: { times: 4, seconds: 3600 },
    },
  },
});

const register = (email: string) => provider.call('POST', '/accounts/register/', { body: registration(email) });
const login = (email: string, password: string, headers: Record<string, string>) =>
  provider.call('POST', '/accounts/login/', { body: { login: email, password }, headers });

describe('guessed passwords', () => {
  it('API-01 makes an address wait for one account after too many failures, and no other', async () => {
    const victim = 'moderator@example.org';
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (let attempt = 0; attempt < 3; attempt += 1) await login(victim, 'Wrong2025', from);
    const answer = await login(victim, PASSWORD, from);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await login(victim, PASSWORD, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    provider.clock.set('2025-09-15T12:01:01+03:00');
    expect((await login(victim, PASSWORD, from)).status).toBe(200);
    provider.clock.set(OPEN);
  });

  it('API-01 limits simultaneous guesses like successive ones', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const guesses = Array.from({ length: 6 }, (_, index) => login('moderator@example.org', `Wrong202${index}`, from));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 400, 400, 429, 429, 429]);
  });

  it('API-01 makes an address wait that guesses at many accounts, and counts no success', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    for (let index = 0; index < 8; index += 1) {
      expect((await login(`guess-${index}@example.org`, PASSWORD, from)).status).toBe(400);
      if (index < 7) expect((await login('moderator@example.org', PASSWORD, from)).status).toBe(200);
    }
    const answer = await login('moderator@example.org', PASSWORD, from);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
  });
});

describe('letters for anonymous callers', () => {
  it('API-02 API-03 limits letters per person, for all callers together', async () => {
    const email = 'flood@example.org';
    const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
    const ask = (last: number) =>
      provider.call('POST', '/accounts/send-reset-password-link/', {
        body: { email, login: email, lang: 'ru', site_type: 'forum' },
        headers: from(last),
      });
    expect((await register(email)).status).toBe(201);
    for (let last = 1; last <= 3; last += 1) expect((await ask(last)).status).toBe(200);
    const answer = await ask(4);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect((await register(email)).status).toBe(429);
    expect((await provider.mailbox()).filter(({ to }) => to === email)).toHaveLength(4);
  });

  it('API-02 API-03 limits letters per address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const ask = (index: number) => {
      const email = `many-${index}@example.org`;
      const body = { email, login: email, lang: 'ru', site_type: 'forum' };
      return provider.call('POST', '/accounts/send-reset-password-link/', { body, headers });
    };
    for (let index = 0; index < 40; index += 1) expect((await ask(index)).status).toBe(404);
    expect((await ask(40)).status).toBe(429);
    const body = registration('many@example.org');
    expect((await provider.call('POST', '/accounts/register/', { body, headers })).status).toBe(429);
  });
});

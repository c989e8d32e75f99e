import { afterAll, beforeEach } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { testClock } from './gateway.ts';
import { samplePortal } from './portal.ts';
import { OPEN } from './provider.ts';

/** What the provider answers about a registration. */
export type Body = { data: { id: number }; error?: string; url?: string };
interface Payload {
  registration: object | null;
  userErrors: { code: string; message: string }[];
}

/**
 * Provider and gateway with clocks of the test's own, in another zone than Moscow's, where every edge falls on the day
 * before. Each test begins in the open window and without registrations.
 */
export async function openWindows() {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Los_Angeles';
  const gatewayClock = testClock();
  const { provider, gateway, moderator, person } = await samplePortal({ clock: gatewayClock });
  const { token } = person;
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  beforeEach(async () => {
    await provider.clear();
    gatewayClock.set(OPEN);
  });
  const post = (path: string, body: object) => provider.call<Body>('POST', path, { token, body });
  return {
    gatewayClock,
    provider,
    gateway,
    moderator,
    token,
    post,
    make: async (body: object) => (await post(callPaths.makeRegistration, body)).body,
    mutate: async (field: string, input: object) =>
      (await gateway.mutate<Payload>(field, input, 'registration { id } userErrors { code message }', { token }))
        .payload,
  };
}

import { afterAll, beforeEach } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { startGateway, testClock } from './gateway.ts';
import { OPEN, startProvider } from './provider.ts';

/** What the provider answers about a registration. */
export type Body = { data: { id: number }; error?: string; url?: string };
export interface Payload {
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
  const provider = await startProvider();
  const gateway = await startGateway({ providerUrl: provider.url, clock: gatewayClock });
  const token = await provider.login('participant@example.org');
  afterAll(async () => {
    await gateway.close();
    await provider.close();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  beforeEach(async () => {
    provider.clock.set(OPEN);
    gatewayClock.set(OPEN);
    await provider.database.deleteFrom('files').where('account_id', '<', 100).execute();
    await provider.database.deleteFrom('participations').where('account_id', '<', 100).execute();
  });
  const post = (path: string, body: object) => provider.call<Body>('POST', path, { token, body });
  return {
    gatewayClock,
    provider,
    gateway,
    token,
    post,
    make: async (body: object) => (await post(callPaths.makeRegistration, body)).body,
    async mutate(field: string, type: string, input: object): Promise<Payload> {
      const query = `mutation ($input: ${type}!) { done: ${field}(input: $input) { registration { id } userErrors { code message } } }`;
      const { data } = await gateway.graphql(query, { input }, { token });
      return (data as { done: Payload }).done;
    },
  };
}

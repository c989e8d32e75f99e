import { expect, it, vi } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

it('R20 a moderator whose session has just ended gets UNAUTHENTICATED, and the gateway runs on', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const caller = { token: 't' };
  // The gateway remembers the token and its rights for a moment.
  expect((await gateway.graphql('{ viewer { isModerator } }', {}, caller)).codes).toEqual([]);
  const ended = { status: 401, body: { detail: 'Недопустимый токен.' } };
  provider.on(`POST ${callPaths.listParticipations}`, ended);
  // The cancelled ones are rejected after the list, when nobody waits for them.
  provider.on(`GET ${callPaths.listCancelled}`, { ...ended, delayMs: 50 });
  provider.on(`GET ${callPaths.listSections}`, ended);
  const list = '{ edition { registrations { version } } }';
  expect((await gateway.graphql(list, {}, caller)).codes).toEqual(['UNAUTHENTICATED']);
  await expect.poll(() => provider.callsTo(`GET ${callPaths.listCancelled}`).length).toBe(1);
  expect((await gateway.graphql('{ edition { sections { id } } }', {}, caller)).codes).toEqual(['UNAUTHENTICATED']);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

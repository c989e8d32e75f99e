import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const portals = {
  moderator: await scriptedPortal({ rights: 'moderator' }),
  participant: await scriptedPortal(),
};

describe('a record that the provider does not give to the caller', () => {
  it.each([
    ['moderator', 403, 'FORBIDDEN'],
    ['moderator', 404, 'NOT_FOUND'],
    // The difference would show a participant which records exist.
    ['participant', 403, 'NOT_FOUND'],
    ['participant', 404, 'NOT_FOUND'],
  ] as const)('LST-10 answers a %s’s %i as %s', async (rights, status, code) => {
    const { provider, gateway } = portals[rights];
    provider.on(`GET ${callPaths.getParticipation}`, { status, body: { detail: 'Нет.' } });
    const { codes } = await gateway.graphql(
      '{ registration(id: "Registration:5") { id title } }',
      {},
      { token: 'mine' },
    );
    expect(codes).toEqual([code]);
  });
});

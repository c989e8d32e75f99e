import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { individual, scriptPerson } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { signUpInput } from '../../../testkit/samples.ts';

const withExtension = await scriptedPortal({ providerExtensions: ['publicity'] });
const without = await scriptedPortal({ providerExtensions: [] });

const detail = `PATCH ${callPaths.changeIndividual}`;
const registerCall = `POST ${callPaths.register}`;
const read = '{ viewer { profile { isListed } } }';
type Portal = typeof without;

function open({ provider, gateway }: Portal, stored: boolean) {
  const listed = { ...individual, is_listed: stored };
  scriptPerson(provider, listed)
    .on(detail, { body: { data: listed } })
    .on(registerCall, { status: 201, body: { id: 8 } });
  return {
    read: () => gateway.graphql(read, {}, { token: 't' }),
    update: (input: object) => gateway.mutate('updateProfile', input, 'userErrors { code field }', { token: 't' }),
    signUp: (input: object) => gateway.mutate('signUp', { ...signUpInput, ...input }, 'userErrors { code field }'),
  };
}

describe('the choice to be in the public list', () => {
  it.each([true, false])('is read and sent as it was chosen: %s', async (isListed) => {
    const portal = open(withExtension, isListed);
    expect((await portal.read()).data).toEqual({ viewer: { profile: { isListed } } });
    expect((await portal.update({ isListed })).payload).toEqual({ userErrors: [] });
    expect(withExtension.provider.sent(detail)).toMatchObject({ is_listed: isListed });
    expect((await portal.signUp({ isListed })).payload).toEqual({ userErrors: [] });
    expect(withExtension.provider.sent(registerCall)).toMatchObject({ is_listed: isListed });
  });

  it('is sent only if the person chose; null means no choice', async () => {
    const portal = open(withExtension, true);
    await portal.update({ citizenship: 'РФ' });
    expect(withExtension.provider.sent(detail)).not.toHaveProperty('is_listed');
    await portal.signUp({});
    expect(withExtension.provider.sent(registerCall)).not.toHaveProperty('is_listed');
    expect((await portal.update({ isListed: null })).payload).toEqual({
      userErrors: [{ code: 'REQUIRED', field: ['isListed'] }],
    });
  });

  it('R22 is not sent to a provider without the extension, and is rejected there', async () => {
    const portal = open(without, false);
    expect((await portal.read()).data).toEqual({ viewer: { profile: { isListed: null } } });
    expect((await portal.update({ isListed: false })).codes).toEqual(['NOT_SUPPORTED']);
    expect((await portal.signUp({ isListed: false })).codes).toEqual(['NOT_SUPPORTED']);
    expect(without.provider.callsTo(detail)).toEqual([]);
    expect(without.provider.callsTo(registerCall)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { operationCalls } from '../testkit/contract.ts';
import { individual, registration } from '../testkit/misbehavingProvider.ts';
import { readPermissions } from '../testkit/permissions.ts';
import { scriptedPortal } from '../testkit/portal.ts';
import { askRootField, type Kind, rootFields, typeNames } from '../testkit/rootFields.ts';

/** Some deployments answer an ended token with 403, as they answer a missing right. */
const token = { token: 't' };
const forbidden = { status: 403, body: { detail: 'Учетные данные не были предоставлены.' } };
const profileCall = `GET ${callPaths.getAccount}`;

const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

/** Every root field that needs a session. The gateway answers one from its own data. */
const permissions = readPermissions();
const ownData = ['mailingLists'];
const fields = (Object.keys(rootFields) as Kind[]).flatMap((kind) =>
  Object.keys(rootFields[kind])
    .filter((name) => !ownData.includes(name))
    .filter((name) => (permissions[typeNames[kind]]?.[name] ?? 'EVERYONE') !== 'EVERYONE')
    .map((name) => [kind, name] as const),
);

const run = (kind: Kind, name: string) =>
  askRootField(gateway, kind, name, { id: 'Registration:12', depth: 2, caller: token });

/** Makes every call answer 403, except the session's own: it accepts the token at first, and answers as scripted after a 403. */
function scriptAll(session: object): void {
  let wasRefused = false;
  for (const call of operationCalls.values()) {
    provider.on(call, () => {
      wasRefused = true;
      return forbidden;
    });
  }
  const account = { username: 'a@example.org', profiles: [{ individual, role: [{ access_rights: 'moderator' }] }] };
  provider.on(profileCall, ({ query }) => {
    if (query.id !== undefined) return { body: account };
    return wasRefused ? session : { body: { id: 7 } };
  });
}

describe('ACC-17 a 403', () => {
  it.each(fields)('for a token that died meanwhile is UNAUTHENTICATED in %s %s', async (kind, name) => {
    scriptAll(forbidden);
    expect((await run(kind, name)).codes).toEqual(['UNAUTHENTICATED']);
  });

  /** A 403 for one record would show that it exists. These answer with a user error. */
  const ofRecord: Record<string, string[]> = {
    cancelRegistration: [],
    deleteRegistrationFile: [],
    createCertificateDownload: [],
    createInvitationDownload: [],
  };

  it.each(fields)('for a living token is FORBIDDEN in %s %s, or no record', async (kind, name) => {
    scriptAll({ body: { id: 7 } });
    const { codes } = await run(kind, name);
    expect(codes).toEqual(ofRecord[name] ?? ['FORBIDDEN']);
  });

  it('checks the token once, however many calls of an operation are rejected', async () => {
    scriptAll({ body: { id: 7 } });
    const query = `{ ${[1, 2, 3].map((id) => `r${id}: registration(id: "Registration:${id}") { id }`).join(' ')} }`;
    expect((await gateway.graphql(query, {}, token)).codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    // One call of this check, and one of the check at the start of the operation.
    expect(provider.callsTo(profileCall).filter(({ query: { id } }) => id === undefined)).toHaveLength(2);
  });

  it('keeps the session if the provider cannot say whether it knows the token', async () => {
    scriptAll({ status: 500, body: 'x' });
    expect((await run('query', 'registration')).codes).toEqual(['FORBIDDEN']);
  });

  it('ends the page’s session if the session’s own call answers it', async () => {
    provider.on(profileCall, forbidden).on(`GET ${callPaths.listRegistrations}`, { body: { data: [registration()] } });
    const answer = await gateway.graphql('{ viewer { id } }', {}, { cookie: 'portal_session=t' });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.headers.get('set-cookie')).toMatch(/portal_session=;/);
  });
});

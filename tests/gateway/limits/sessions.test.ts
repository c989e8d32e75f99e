import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { individual, registration, scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

/** The gateway's memory of sessions, and its renewal (ruling R20). */
const profileCall = `GET ${callPaths.getAccount}`;
const listCall = `POST ${callPaths.listParticipations}`;
const changeCall = `POST ${callPaths.changeParticipation}`;
const ended = { status: 401, body: { detail: 'Недопустимый токен.' } };
const mine = { token: 'mine' };

const viewer = '{ viewer { id } }';
const email = '{ viewer { id email } }';
const records = '{ edition(year: 2025) { registrations { nodes { email } } } }';
const confirm =
  'mutation { confirmFormat(input: { registrationId: "Registration:12", confirmedFormat: LISTENER, seen: { isConfirmed: false } }) { userErrors { message } } }';

const provider = await scriptedProvider('moderator');
/** A stopped clock, so that a slow machine does not add to the waits. */
const begin = Date.now();
let waitedMs: number;

beforeEach(() => {
  waitedMs = 0;
  const record = { ...registration(), user_descr: 'Примеров Пример', email: 'record@example.org' };
  provider
    .on(listCall, { body: { data: [record] } })
    .on(`GET ${callPaths.listParticipants}`, { body: { data: [{ id: 12, user_descr: 'Примеров Пример' }] } })
    .on(`GET ${callPaths.getParticipation}`, { body: { data: record } });
});

const start = () => openGateway({ providerUrl: provider.url, now: () => begin + waitedMs });

const questions = () => provider.callsTo(profileCall).filter(({ query }) => query.id === undefined).length;
const accountReads = () => provider.callsTo(profileCall).filter(({ query }) => query.id !== undefined).length;

describe('the account of a token', () => {
  it('API-06 is read once a minute', async () => {
    const gateway = await start();
    for (let n = 0; n < 3; n += 1)
      expect((await gateway.graphql(viewer, {}, mine)).data).toEqual({ viewer: { id: 'Viewer:7' } });
    expect(questions()).toBe(1);
    waitedMs = 60_000;
    provider.on(profileCall, ended);
    expect((await gateway.graphql(viewer, {}, mine)).codes).toEqual(['UNAUTHENTICATED']);
    expect(questions()).toBe(2);
  });

  it('R20 provides the roles for later operations, and is verified by each reading', async () => {
    const gateway = await start();
    expect((await gateway.graphql(email, {}, mine)).codes).toEqual([]);
    expect((await gateway.graphql(records, {}, mine)).text).toContain('record@example.org');
    expect([questions(), accountReads()]).toEqual([1, 1]);
    waitedMs = 50_000;
    await gateway.graphql(email, {}, mine);
    waitedMs = 100_000;
    await gateway.graphql(email, {}, mine);
    expect([questions(), accountReads()]).toEqual([1, 3]);
  });

  it('CAB-01 is read again after a change of it', async () => {
    provider.on(`PATCH ${callPaths.changeIndividual}`, { body: { data: individual } });
    const gateway = await start();
    await gateway.graphql(email, {}, mine);
    const change = 'mutation { updateProfile(input: { phone: "+70000000002" }) { userErrors { message } } }';
    expect((await gateway.graphql(change, {}, mine)).data).toEqual({ updateProfile: { userErrors: [] } });
    const before = accountReads();
    await gateway.graphql(records, {}, mine);
    expect([questions(), accountReads() - before]).toEqual([2, 1]);
  });

  it('ACC-18 is deleted at a logout', async () => {
    const gateway = await start();
    const cookie = { cookie: 'portal_session=mine' };
    await gateway.graphql(viewer, {}, cookie);
    await gateway.graphql('mutation { logout { isTokenEnded } }', {}, cookie);
    await gateway.graphql(viewer, {}, cookie);
    expect(questions()).toBe(2);
  });

  it.each([
    ['an operation', (gateway: TestGateway) => gateway.graphql('{ viewer { registrations { id } } }', {}, mine)],
    ['a file', ({ url }: TestGateway) => fetch(`${url}/media/a.pdf`, { headers: { authorization: 'Token mine' } })],
  ])('ACC-17 is deleted when the provider rejects the token for %s', async (_, ask) => {
    const gateway = await start();
    await gateway.graphql(viewer, {}, mine);
    for (const call of [profileCall, `GET ${callPaths.listRegistrations}`, 'GET /media/a.pdf'])
      provider.on(call, ended);
    await ask(gateway);
    expect((await gateway.graphql(viewer, {}, mine)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('ACC-17 the first call that the provider rejects ends the session', async () => {
    const gateway = await start();
    await gateway.graphql(viewer, {}, mine);
    provider.on(profileCall, ended);
    const answer = await gateway.graphql(email, {}, mine);
    expect([answer.data, answer.codes]).toEqual([{ viewer: { id: 'Viewer:7', email: null } }, ['UNAUTHENTICATED']]);
  });
});

describe('a moderator whose rights are taken', () => {
  const removeRights = () => {
    scriptAccount(provider, 'user');
    provider.on(changeCall, { status: 403, body: { detail: 'Недостаточно прав.' } });
  };
  const reads = async (gateway: TestGateway) => {
    const { text } = await gateway.graphql(records, {}, mine);
    return text.includes('record@example.org');
  };

  it('R20 reads for at most ten seconds more', async () => {
    const gateway = await start();
    expect([await reads(gateway), await reads(gateway)]).toEqual([true, true]);
    expect(accountReads()).toBe(1);
    removeRights();
    waitedMs = 9_000;
    expect(await reads(gateway)).toBe(true);
    waitedMs = 10_000;
    const { text, codes } = await gateway.graphql(records, {}, mine);
    expect(codes).toEqual(['FORBIDDEN']);
    expect(text).not.toContain('record@example.org');
  });

  it('R20 gets every write rejected immediately, and afterwards every read', async () => {
    const gateway = await start();
    expect(await reads(gateway)).toBe(true);
    removeRights();
    const answer = await gateway.graphql(confirm, {}, mine);
    expect(answer.codes).toEqual(['FORBIDDEN']);
    expect(provider.callsTo(changeCall)).toHaveLength(1);
    expect(await reads(gateway)).toBe(false);
  });
});

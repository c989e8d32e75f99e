import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedPortal } from '../../../testkit/portal.ts';

const listCall = `POST ${callPaths.listParticipations}`;
const publicCall = `GET ${callPaths.listParticipants}`;
const cancelledCall = `GET ${callPaths.listCancelled}`;
const sectionsCall = `GET ${callPaths.listSections}`;
const token = { token: 't' };
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const row = (id: number, name: string, differences: object = {}) => ({
  ...registration({ id, ...differences }),
  user_descr: name,
  organisation: 'Институт образцов',
  organization_id: 5,
  phone_number: '+70000000000',
  email: `p${id}@example.org`,
});
const rows = [
  row(2, 'Яковлев Яков'),
  row(1, 'Ёлкин Пётр'),
  row(3, 'Борисов Борис', { section_confirm_id: 27, confirm_type: 2 }),
];

beforeEach(() => {
  provider.on(listCall, { body: { data: rows } });
});

interface List {
  version: string;
  readAt: string;
  unreadableCount: number;
  nodes: { id: string; fullName: string | null; isCancelled: boolean }[];
}
const query = `query ($project: String) { edition(year: 2025) { registrations(project: $project) {
  version readAt unreadableCount nodes {
    id fullName isCancelled email createdAt phone birthDate title talkDay organization { id name }
    confirmedSection { id name } listeningSections { id name } thesisPdf { url }
  }
} } }`;
const ask = (at = gateway, variables: object = {}, caller: object = token) => at.graphql(query, variables, caller);
const listOf = ({ data }: { data: Record<string, unknown> | null }) =>
  (data?.edition as { registrations: List | null } | null)?.registrations ?? null;

/** A gateway with a clock that the test moves. */
async function gatewayAt(options: object = {}) {
  const clock = { ms: 1_000_000 };
  const at = await openGateway({ providerUrl: provider.url, providerExtensions: [], now: () => clock.ms, ...options });
  return { at, clock };
}

describe("the moderators' list", () => {
  it('LST-02 holds every registration by name, with what the list sends and no call for each row', async () => {
    const list = listOf(await ask());
    expect(list?.nodes.map(({ fullName }) => fullName)).toEqual(['Борисов Борис', 'Ёлкин Пётр', 'Яковлев Яков']);
    expect(list?.nodes[0]).toMatchObject({
      id: 'Registration:3',
      email: 'p3@example.org',
      birthDate: null,
      thesisPdf: null,
      confirmedSection: { name: 'Секция примеров' },
      listeningSections: [{ name: 'Секция образцов' }, { name: 'Секция примеров' }],
    });
    expect(list?.unreadableCount).toBe(0);
    expect(provider.callsTo(`GET ${callPaths.getParticipation}`)).toEqual([]);
    expect(provider.callsTo(sectionsCall)).toHaveLength(1);
  });

  it('LST-10 counts the rows that nobody can read', async () => {
    provider.on(listCall, { body: { data: [...rows, { user_descr: 'Без номера' }] } });
    expect(listOf(await ask())?.unreadableCount).toBe(1);
  });

  it("LST-07 of a project is asked with the project's flag, and an unknown project does not exist", async () => {
    await ask(gateway, { project: 'neutron' });
    expect(provider.sent(listCall)).toMatchObject({ is_moderator: true });
    expect(Object.keys(provider.sent(listCall) as object)).toHaveLength(3);
    expect((await ask(gateway, { project: 'no' })).codes).toEqual(['NOT_FOUND']);
  });

  it('LST-09 stays with nameless sections while the sections cannot be read', async () => {
    provider.on(sectionsCall, { status: 500, body: {} });
    const list = listOf(await ask());
    expect(list?.nodes).toMatchObject([{ confirmedSection: { id: 'Section:27', name: null } }, {}, {}]);
  });

  it('R5 is not for visitors, and not for years that moderators no longer work with', async () => {
    expect((await ask(gateway, {}, {})).codes).toEqual(['UNAUTHENTICATED']);
    const answer = await gateway.graphql('{ edition(year: 2024) { registrations { version } } }', {}, token);
    expect(answer.codes).toEqual(['FORBIDDEN']);
    expect(provider.callsTo(listCall)).toEqual([]);
  });
});

describe('cancelled registrations', () => {
  it('are in the list of a provider that sends them', async () => {
    provider.on(cancelledCall, { body: { data: [row(9, 'Абрамов Абрам', { is_active: false })] } });
    const { at } = await gatewayAt({ providerExtensions: ['cancelled'] });
    const list = listOf(await ask(at));
    expect(list?.nodes.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false, false]);
  });

  it('are not asked for at another provider', async () => {
    expect(listOf(await ask())?.nodes).toHaveLength(3);
    expect(provider.callsTo(cancelledCall)).toEqual([]);
  });
});

describe('the version', () => {
  const version = async (at = gateway) => listOf(await ask(at))?.version;

  it('is the same at every gateway and in every order of the provider', async () => {
    const { at } = await gatewayAt();
    const one = await version(at);
    provider.on(listCall, { body: { data: rows.toReversed() } });
    expect(await version()).toBe(one);
  });

  it('differs as soon as a value does', async () => {
    const one = await version();
    provider.on(listCall, {
      body: { data: rows.with(0, { ...row(2, 'Яковлев Яков'), phone_number: '+70000000001' }) },
    });
    expect(await version()).not.toBe(one);
  });

  it('is answered from the cache, without sections', async () => {
    const { at } = await gatewayAt();
    await ask(at);
    const before = provider.calls.length;
    const answer = await at.graphql('{ edition(year: 2025) { registrations { version } } }', {}, token);
    expect(answer.codes).toEqual([]);
    expect(provider.calls.slice(before).map(({ path }) => path)).not.toContain(callPaths.listSections);
    expect(provider.callsTo(listCall)).toHaveLength(1);
  });
});

describe('the calls of the provider', () => {
  it("API-11 send the token with moderators' lists alone", async () => {
    provider.on(publicCall, { body: { data: rows } });
    await ask();
    await gateway.graphql('{ edition(year: 2025) { participants { totalCount } } }', {}, token);
    expect(provider.callsTo(listCall)[0]?.headers.authorization).toBe('Token t');
    expect(provider.callsTo(publicCall)[0]?.headers.authorization).toBeUndefined();
  });

  it('API-11 answer all moderators for 5 s, and nobody else', async () => {
    const { at, clock } = await gatewayAt();
    await ask(at);
    clock.ms += 4_999;
    await ask(at, {}, { token: 'another' });
    expect(provider.callsTo(listCall)).toHaveLength(1);
    expect(listOf(await ask(at, {}, {}))).toBeNull();
    clock.ms += 1;
    await ask(at);
    expect(provider.callsTo(listCall)).toHaveLength(2);
  });

  it('LST-10 that fail are bridged for a minute, refusals never', async () => {
    const { at, clock } = await gatewayAt();
    await ask(at);
    clock.ms += 20_000;
    provider.on(listCall, { status: 503, body: {} });
    expect(listOf(await ask(at))?.nodes).toHaveLength(3);
    provider.on(listCall, { status: 403, body: { detail: 'Нет прав' } });
    expect((await ask(at)).codes).toEqual(['FORBIDDEN']);
    clock.ms += 40_000;
    provider.on(listCall, { status: 503, body: {} });
    expect((await ask(at)).codes).toHaveLength(1);
  });
});

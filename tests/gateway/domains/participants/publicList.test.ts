import { beforeEach, describe, expect, it } from 'vitest';
import { findPeople } from '../../../../gateway/domains/participants/publicList.ts';
import { toParticipant } from '../../../../gateway/provider/records/participants.ts';
import { toPublicList } from '../../../../gateway/shared/participantLists.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { openGateway, scriptedPortal } from '../../../testkit/portal.ts';

const publicCall = `GET ${callPaths.listParticipants}`;
const projectCall = `POST ${callPaths.listParticipations}`;
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

/** A row of a provider that sends more than the public list shows. */
const rows = [
  {
    id: 2,
    user_descr: 'Ёлкин-Müller Пётр',
    organisation: 'Институт «Образец»',
    organization_id: 5,
    phone_number: '+79001234567',
    email: 'elkin@example.org',
    birth_date: '1990-05-17',
    comments: 'Тайный доклад',
  },
  { id: 1, user_descr: 'Борисов Борис', organisation: null, organization_id: 134, other_org_descr: 'Завод образцов' },
];

beforeEach(() => {
  provider.on(publicCall, { body: { data: rows } });
});

const query = `query ($project: String, $search: String, $first: Int! = 100, $offset: Int! = 0) { edition(year: 2025) {
  participants(project: $project, search: $search, first: $first, offset: $offset) {
    totalCount unreadableCount nodes { id fullName organization { name } }
  }
} }`;
interface Page {
  totalCount: number;
  unreadableCount: number;
  nodes: { id: string; fullName: string; organization: { name: string } | null }[];
}
const ask = (variables: object = {}, caller: object = {}, at = gateway) => at.graphql(query, variables, caller);
const pageOf = ({ data }: { data: Record<string, unknown> | null }) =>
  (data?.edition as { participants: Page | null } | undefined)?.participants ?? null;

describe('LST-08 the search of the public list', () => {
  const list = toPublicList(
    rows.map((row) => toParticipant(row as never)),
    134,
    0,
  );

  it.each([
    ['', [1, 2]],
    ['борис', [1]],
    ['елкин muller', [2]],
    ['пётр "образец"', [2]],
    ['завод', [1]],
    ['образ', [1, 2]],
    ['+79001234567', []],
    ['4567', []],
    ['elkin@example.org', []],
    ['1990', []],
    ['тайный', []],
    ['№2', []],
    ['134', []],
  ])('by «%s» looks at name and organisation alone', (search, ids) => {
    expect(findPeople(list, search).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the public list', () => {
  const wanted = {
    totalCount: 2,
    unreadableCount: 0,
    nodes: [
      { id: 'Participant:1', fullName: 'Борисов Борис', organization: { name: 'Завод образцов' } },
      {
        id: 'Participant:2',
        fullName: 'Ёлкин-Müller Пётр',
        organization: { name: 'Институт «Образец»' },
      },
    ],
  };

  it.each([
    ['a visitor', {}],
    ['a moderator', { token: 't' }],
  ])('LST-01, LST-08 holds names and organisations by name, for %s too', async (_, caller) => {
    const answer = await ask({}, caller);
    expect(pageOf(answer)).toEqual(wanted);
    for (const secret of ['+79001234567', 'elkin@', '1990', 'Тайный']) expect(answer.text).not.toContain(secret);
  });

  it('LST-01 comes in pages', async () => {
    expect(pageOf(await ask({ first: 1, offset: 1 }))).toMatchObject({
      totalCount: 2,
      nodes: [{ id: 'Participant:2' }],
    });
  });

  it.each([
    ['-1 rows', { first: -1 }],
    ['a row before the first', { offset: -1 }],
    ['a search of 201 characters', { search: 'а'.repeat(201) }],
  ])('has no page of %s', async (_, variables) => {
    expect((await ask(variables)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it("LST-07, API-11 of a project is asked with the project's flag and without a token", async () => {
    provider.on(projectCall, { body: { data: rows } });
    expect(pageOf(await ask({ project: 'neutron' }, { token: 't' }))?.totalCount).toBe(2);
    expect(provider.sent(projectCall)).toMatchObject({ is_moderator: false });
    expect(provider.callsTo(projectCall)[0]?.headers.authorization).toBeUndefined();
    expect((await ask({ project: 'no' })).codes).toEqual(['NOT_FOUND']);
  });

  it('API-11 is read once for everybody within 60 s, and bridges failures for 10 minutes', async () => {
    const clock = { ms: 1_000_000 };
    const at = await openGateway({ providerUrl: provider.url, providerExtensions: [], now: () => clock.ms });
    const pass = (ms: number) => {
      clock.ms += ms;
      return ask({}, {}, at);
    };
    await pass(0);
    await pass(59_999);
    expect(provider.callsTo(publicCall)).toHaveLength(1);
    provider.on(publicCall, { status: 503, body: {} });
    expect(pageOf(await pass(1))?.totalCount).toBe(2);
    expect(pageOf(await pass(530_000))?.totalCount).toBe(2);
    expect((await pass(20_000)).codes).toHaveLength(1);
  });
});

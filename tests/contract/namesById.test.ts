import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** Records that name organisations and sections only by their ids. */
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });
const token = { token: 't' };
const organizationsCall = `GET ${callPaths.listOrganizations}`;
const listCall = `POST ${callPaths.listParticipations}`;
const record = (id: number, organization: object) => ({
  ...registration({ id, section_choice_id: 26 }),
  user_descr: `Примеров Пример ${id}`,
  ...organization,
});
const known = { id: 'Organization:5', name: 'Институт образцов' };

beforeEach(() => {
  provider.on(organizationsCall, { body: { data: [{ id: 5, name: known.name }] } });
  const section = { id: 26, name: 'Секция образцов', is_active: true, is_public: true, is_speaker: true };
  provider.on(`GET ${callPaths.listSections}`, { body: { data: [section] } });
});

describe('a name that the record lacks', () => {
  it('comes from the list of organisations, in lists, search, filters and their exports, by one call', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => record(index + 1, { organization_id: 5 }));
    rows[1] = record(2, { organization_id: 99 });
    rows[2] = record(3, { organization_id: 5, organisation: 'Имя из записи' });
    rows[3] = record(4, { organisation: 'Без номера' });
    provider.on(listCall, { body: { data: rows } });
    provider.on(`GET ${callPaths.listParticipants}`, { body: { data: rows } });
    const query = `{ edition { participants(first: 100) {
      nodes { id organization { id name } registration { organization { name } effectiveSection { name } } }
      facets { organizations(search: "образцов") { count organization { id name } } }
    } found: participants(filter: { search: "институт образцов" }) { totalCount } } }`;
    interface Lists {
      participants: { nodes: { id: string; organization: unknown }[]; facets: { organizations: unknown[] } };
      found: { totalCount: number };
    }
    const { participants, found } = (await gateway.read<{ edition: Lists }>(query, {}, token)).edition;
    const rowOf = (id: number) => participants.nodes.find((node) => node.id === `Participant:${id}`);
    expect(rowOf(1)).toMatchObject({
      organization: known,
      registration: { organization: { name: known.name }, effectiveSection: { name: 'Секция образцов' } },
    });
    expect(rowOf(2)?.organization).toEqual({ id: 'Organization:99', name: null });
    expect(rowOf(3)?.organization).toMatchObject({ name: 'Имя из записи' });
    expect(rowOf(4)?.organization).toMatchObject({ name: 'Без номера' });
    expect(participants.facets.organizations).toEqual([{ count: 38, organization: known }]);
    expect(found.totalCount).toBe(37);
    // One call by the list worker, and one by the request for the organisation that no list has.
    expect(provider.callsTo(organizationsCall).length).toBeLessThanOrEqual(2);
    const open = await gateway.graphql('{ edition { participants { nodes { id organization { name } } } } }');
    expect(JSON.stringify(open.data)).toContain(known.name);
  });

  it('is read for one record and for attendance', async () => {
    provider.on(`GET ${callPaths.getParticipation}`, { body: { data: record(12, { organization_id: 5 }) } });
    provider.on(`POST ${callPaths.listAttendance}`, {
      body: {
        data: [
          ...[1, 2].map((id) => ({ id, section_id: 26, user_descr: `Пробин ${id}`, organization_id: 5 })),
          'a row that is no record',
        ],
      },
    });
    const data = await gateway.read(
      `{ registration(id: "Registration:12") { organization { id name } }
         edition { attendance(search: "образцов") { unreadableCount nodes { organization { name } section { name } } } } }`,
      {},
      token,
    );
    const row = { organization: { name: known.name }, section: { name: 'Секция образцов' } };
    expect(data).toEqual({
      registration: { organization: known },
      edition: { attendance: { unreadableCount: 1, nodes: [row, row] } },
    });
  });

  it('stays null if the list of organisations fails, and the record stays', async () => {
    provider.on(`GET ${callPaths.getParticipation}`, { body: { data: record(12, { organization_id: 77 }) } });
    provider.on(organizationsCall, { status: 500, body: '<h1>Server Error</h1>' });
    const query = '{ registration(id: "Registration:12") { fullName organization { id name } } }';
    expect(await gateway.read(query, {}, token)).toMatchObject({
      registration: { organization: { id: 'Organization:77', name: null } },
    });
  });
});

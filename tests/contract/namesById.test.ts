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
  it('comes from the list of organisations, in lists and search', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => record(index + 1, { organization_id: 5 }));
    rows[1] = record(2, { organization_id: 99 });
    rows[2] = record(3, { organization_id: 5, organisation: 'Имя из записи' });
    rows[3] = record(4, { organisation: 'Без номера' });
    provider.on(listCall, { body: { data: rows } });
    provider.on(`GET ${callPaths.listParticipants}`, { body: { data: rows } });
    const query = '{ edition { registrations { nodes { id organization { id name } } } } }';
    interface Lists {
      registrations: { nodes: { id: string; organization: unknown }[] };
    }
    const { registrations } = (await gateway.read<{ edition: Lists }>(query, {}, token)).edition;
    const organizationOf = (id: number) =>
      registrations.nodes.find((node) => node.id === `Registration:${id}`)?.organization;
    expect(organizationOf(1)).toEqual(known);
    expect(organizationOf(2)).toEqual({ id: 'Organization:99', name: null });
    expect(organizationOf(3)).toMatchObject({ name: 'Имя из записи' });
    expect(organizationOf(4)).toMatchObject({ name: 'Без номера' });
    const open =
      '{ edition { participants(search: "институт образцов") { totalCount nodes { organization { name } } } } }';
    const { data } = await gateway.graphql(open);
    expect(data).toMatchObject({ edition: { participants: { totalCount: 37 } } });
    expect(JSON.stringify(data)).toContain(known.name);
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

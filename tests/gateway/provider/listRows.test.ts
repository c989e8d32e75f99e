import { describe, expect, it } from 'vitest';
import { listAttendance } from '../../../gateway/provider/calls/attendance.ts';
import { listParticipants, listParticipations } from '../../../gateway/provider/calls/participants.ts';
import { listPosters } from '../../../gateway/provider/calls/posters.ts';
import { listOrganizations, listSections } from '../../../gateway/provider/calls/references.ts';
import { listRegistrations } from '../../../gateway/provider/calls/registrations.ts';
import type { ContractDrift } from '../../../gateway/provider/http/observer.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

/** Lists with rows that leave the contract. */
const provider = await scriptedProvider('moderator');
const organizationsCall = `GET ${callPaths.listOrganizations}`;
const listCall = `POST ${callPaths.listParticipations}`;

function open() {
  const drift: ContractDrift[] = [];
  const opened = openClient(provider.url, {
    observer: (event) => void (event.kind === 'contractLeft' && drift.push(event.drift)),
  });
  return { ...opened, drift };
}

const organizations = (count: number) =>
  Array.from({ length: count }, (_, index): object => ({ id: index + 1, name: `Институт ${index + 1}` }));
const record = (id: number, more: object = {}) => ({
  ...registration({ id }),
  user_descr: `Примеров Пример ${id}`,
  email: `primer-${id}@example.org`,
  ...more,
});

describe('a list with broken rows', () => {
  it.each([
    ['renamed', ({ user_descr: full_name, ...rest }: { user_descr?: unknown }) => ({ ...rest, full_name }), 'required'],
    ['of another type', (row: object) => ({ ...row, user_descr: 7 }), 'type'],
  ])('rejects one whose name is %s in every row, and names the field', async (_, change, keyword) => {
    const data = [1, 2, 3, 4].map((id) => change(record(id)));
    provider.on(listCall, { body: { data } });
    const { client, warnings } = open();
    await expect(listParticipations(client, 3)).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(warnings).toMatchObject([{ operation: 'listParticipations', field: 'user_descr', keyword }]);
    // In a list of three records all may lack it by chance.
    provider.on(listCall, { body: { data: data.slice(1) } });
    expect((await listParticipations(client, 3)).data).toHaveLength(3);
  });

  it('keeps one that lacks the time of the registration in every row', async () => {
    const data = [1, 2, 3, 4].map((id) => record(id, { created_at: null }));
    provider.on(listCall, { body: { data } });
    const { client } = open();
    expect((await listParticipations(client, 3)).data).toMatchObject(data.map(() => ({ unreadable: ['createdAt'] })));
  });

  it('keeps 5,000 records where one lacks its name; that one has an empty name and a mark', async () => {
    const data = Array.from({ length: 5_000 }, (_, index) => record(index + 1));
    data[1_234] = record(1_235, { user_descr: null, email: 7 });
    provider.on(listCall, { body: { data } });
    const { client, warnings, drift } = open();
    const list = await listParticipations(client, 3);
    expect(list.data).toHaveLength(5_000);
    expect(list.unreadableCount).toBe(0);
    expect(list.data.filter(({ unreadable }) => unreadable)).toMatchObject([
      { id: 1_235, fullName: '', email: null, unreadable: ['fullName', 'email'] },
    ]);
    expect(warnings).toEqual([
      {
        component: 'provider',
        operation: 'listParticipations',
        answer: 'ParticipationList',
        broken: 1,
        leftOut: 0,
        rows: [{ row: 'id 1235', fields: ['user_descr type', 'email type'] }],
      },
    ]);
    expect(drift).toEqual([
      { operation: 'listParticipations', field: 'user_descr', kind: 'type', times: 1 },
      { operation: 'listParticipations', field: 'email', kind: 'type', times: 1 },
    ]);
  });

  it('marks a missing field, a broken code and an unreadable date', async () => {
    const { confirm_type: _, ...without } = record(2);
    const data = [record(1), without, record(3, { type: 'talk' }), record(4, { birth_date: '31.02.1990' })];
    provider.on(listCall, { body: { data } });
    expect((await listParticipations(open().client, 3)).data).toMatchObject([
      { id: 1 },
      { id: 2, confirmedType: 0, unreadable: ['confirmedFormat'] },
      { id: 3, type: 0, unreadable: ['requestedFormat'] },
      { id: 4, birthDate: null, unreadable: ['birthDate'] },
    ]);
  });

  it('leaves out a row that cannot be used, and names it by id or position without a value', async () => {
    const data = organizations(60);
    data[7] = { id: 8, name: null };
    data[9] = { id: 'secret', name: 'Тайный институт' };
    data[11] = 'Тайный институт' as never;
    provider.on(organizationsCall, { body: { data } });
    const { client, warnings } = open();
    expect(await listOrganizations(client)).toHaveLength(57);
    expect(warnings).toMatchObject([
      {
        leftOut: 3,
        rows: [
          { row: 'id 8', isLeftOut: true, fields: ['name type'] },
          { row: 'position 9', isLeftOut: true, fields: ['id type'] },
          { row: 'position 11', isLeftOut: true, fields: ['type'] },
        ],
      },
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/secret|Тайный/);
  });

  const broken = (count: number, of: number) => organizations(of).map((row, at) => (at < count ? { id: null } : row));

  it.each<[string, number, number, boolean]>([
    ['3 of 4', 3, 4, true],
    ['4 of 80', 4, 80, true],
    ['4 of 60', 4, 60, false],
    ['5 of 80', 5, 80, false],
    ['1 of 1', 1, 1, false],
  ])('%s unusable rows: returns or rejects the list', async (_, count, of, comes) => {
    provider.on(organizationsCall, { body: { data: broken(count, of) } });
    const read = listOrganizations(open().client);
    if (comes) expect(await read).toHaveLength(of - count);
    else await expect(read).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });

  it.each<[string, object]>([
    ['no rows', { list: [] }],
    ['an object in place of rows', { data: { 1: { id: 1, name: 'x' } } }],
    ['null', { data: null }],
  ])('rejects a broken envelope: %s', async (_, body) => {
    provider.on(`GET ${callPaths.listParticipants}`, { body });
    const { client, drift } = open();
    await expect(listParticipants(client, 3)).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(drift).toMatchObject([{ operation: 'listParticipants', times: 1 }]);
  });

  it('is usable in every list of the contract', async () => {
    const { client } = open();
    const rows = (...data: unknown[]) => ({ body: { data } });
    const section = { id: 1, name: 'Секция', is_active: true, is_public: true, is_speaker: true };
    provider.on(`GET ${callPaths.listSections}`, rows(section, { ...section, name: 5 }));
    provider.on(`GET ${callPaths.listPosters}`, rows({ user_descr: 'А' }, { comments: 'Доклад' }));
    provider.on(`GET ${callPaths.listRegistrations}`, rows(registration({ id: 1 }), registration({ id: null })));
    provider.on(`GET ${callPaths.listParticipants}`, rows({ id: 1, user_descr: 'А' }, { id: 2, user_descr: null }));
    provider.on(`POST ${callPaths.listAttendance}`, rows({ id: 1, section_id: 1 }, { id: 2, section_id: 'x' }, 'x'));
    expect(await listSections(client, 3)).toHaveLength(1);
    expect(await listPosters(client, 3, 'poster_1')).toMatchObject({
      data: [{}, { fullName: '', comments: 'Доклад' }],
      unreadableCount: 0,
    });
    expect(await listRegistrations(client, 3)).toHaveLength(1);
    expect((await listParticipants(client, 3)).data[1]).toMatchObject({ fullName: '', unreadable: ['fullName'] });
    expect(await listAttendance(client, 'attendance', null)).toMatchObject({
      records: [{ id: 1 }, { id: 2, sectionId: null }],
      unreadableCount: 1,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { registration } from '../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../testkit/portal.ts';

/** How readers see a list whose rows leave the contract. */
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });
const token = { token: 't' };
const record = (id: number, more: object = {}) => ({
  ...registration({ id }),
  user_descr: `Примеров Пример ${id}`,
  ...more,
});
const rows = [
  record(1),
  record(2, { user_descr: null, phone_number: 5 }),
  record(3, { id: null }),
  record(4, { confirm_type: 'talk' }),
];

describe('a list with rows that leave the contract', () => {
  it('has the count of missing rows and the marks of the others, for moderators and for everybody', async () => {
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data: rows } });
    provider.on(`GET ${callPaths.listParticipants}`, { body: { data: rows } });
    const query = `{ edition { participants {
      totalCount unreadableCount nodes { id fullName unreadableFields registration { unreadableFields confirmedFormat } }
    } } }`;
    const marked = {
      'Participant:1': null,
      'Participant:2': ['fullName', 'phone'],
      'Participant:4': ['confirmedFormat'],
    };
    type Node = { id: string; unreadableFields: string[] | null; registration: { unreadableFields: string[] | null } };
    type List = { edition: { participants: { nodes: Node[] } } };
    const read = async (caller?: { token: string }) => {
      return (await gateway.read<List>(query, {}, caller)).edition.participants;
    };
    const full = await read(token);
    expect(full).toMatchObject({ totalCount: 3, unreadableCount: 1 });
    expect(Object.fromEntries(full.nodes.map(({ id, unreadableFields }) => [id, unreadableFields]))).toEqual(marked);
    for (const { unreadableFields, registration: found } of full.nodes) {
      expect(found.unreadableFields).toEqual(unreadableFields);
    }
    const open = await read();
    expect(open).toMatchObject({ totalCount: 3, unreadableCount: 1 });
    expect(open.nodes.map(({ unreadableFields }) => unreadableFields)).toEqual(
      expect.arrayContaining([['fullName'], null, null]),
    );
  });

  it('says so in its exports: a word in the cell, the names of the fields for programs', async () => {
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data: rows } });
    const columns = ['ID', 'NAME', 'PHONE', 'CONFIRMED_FORMAT'];
    const read = async (format: string) => {
      const input = { editionId: 'Edition:2025', format, columns };
      type Made = { download: { url: string } };
      const made = await gateway.mutate<Made>('createParticipantsDownload', input, 'download { url }', token);
      return (await (await gateway.open(made.payload.download.url, token)).text()).trim().split(/\r?\n/);
    };
    const sheet = await read('CSV');
    expect(sheet.find((line) => line.startsWith('2;'))).toBe('2;не прочитано;не прочитано;');
    expect(sheet.find((line) => line.startsWith('4;'))).toMatch(/;не прочитано$/);
    expect(sheet.find((line) => line.startsWith('1;'))).not.toContain('не прочитано');
    const objects = (await read('JSONL')).map((line) => JSON.parse(line) as { id: string });
    expect(objects.find(({ id }) => id === 'Registration:2')).toMatchObject({
      fullName: '',
      phone: null,
      unreadableFields: ['fullName', 'phone'],
    });
    expect(objects.find(({ id }) => id === 'Registration:1')).not.toHaveProperty('unreadableFields');
  });
});

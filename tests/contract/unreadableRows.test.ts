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
  it('LST-10 has the count of missing rows and the marks of the others, for moderators and for everybody', async () => {
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data: rows } });
    provider.on(`GET ${callPaths.listParticipants}`, { body: { data: rows } });
    type Row = { id: string; unreadableFields: string[] | null };
    type List = { unreadableCount: number; nodes: Row[] };
    const read = async (name: 'registrations' | 'participants', caller?: { token: string }) => {
      const query = `{ edition { ${name} { unreadableCount nodes { id unreadableFields } } } }`;
      const { edition } = await gateway.read<{ edition: Record<string, List> }>(query, {}, caller);
      const { unreadableCount, nodes = [] } = edition[name] ?? {};
      return [unreadableCount, Object.fromEntries(nodes.map(({ id, unreadableFields }) => [id, unreadableFields]))];
    };
    const marks = {
      'Registration:1': null,
      'Registration:2': ['fullName', 'phone'],
      'Registration:4': ['confirmedFormat'],
    };
    expect(await read('registrations', token)).toEqual([1, marks]);
    const names = { 'Participant:1': null, 'Participant:2': ['fullName'], 'Participant:4': null };
    expect(await read('participants')).toEqual([1, names]);
  });
});

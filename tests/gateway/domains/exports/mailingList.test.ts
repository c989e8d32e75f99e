import { describe, expect, it } from 'vitest';
import { mostNamed } from '../../../../schema/limits.ts';
import { samplePortal } from '../../../testkit/portal.ts';
import { readRows } from '../participants/rows.ts';

const { gateway, moderator, provider } = await samplePortal();
const cancelled = await provider.database
  .selectFrom('participations')
  .select('id')
  .where('meeting_id', '=', 3)
  .where('is_active', '=', true)
  .orderBy('id')
  .executeTakeFirstOrThrow();
// Runs before the gateway reads the list.
await provider.database
  .updateTable('participations')
  .set({ is_active: false })
  .where('id', '=', cancelled.id)
  .execute();

interface Addresses {
  addresses: string[];
  userErrors: object[];
}

const list = async (selection: object) => {
  const input = { editionId: 'Edition:2025', ...selection };
  const fields = 'addresses userErrors { code field }';
  return (await gateway.mutate<Addresses>('createParticipantMailingList', input, fields, moderator)).payload;
};
const newestNote = async () => {
  const query = '{ edition(year: 2025) { exports(first: 1) { nodes { isMailing rowCount viewParts } } } }';
  type Read = { edition: { exports: { nodes: { isMailing: boolean; rowCount: number; viewParts: string[] }[] } } };
  return (await gateway.read<Read>(query, {}, moderator)).edition.exports.nodes[0];
};
const filter = { effectiveFormat: { values: ['LISTENER'], exclude: true } };

describe('DSH-02 addresses of a view', () => {
  it('are those of its active registrations, each once, and the history has them as an e-mail list', async () => {
    const rows = await readRows(gateway, moderator, filter);
    const emails = new Set(rows.map(({ email }) => email));
    expect(emails.size).toBeLessThan(rows.length);
    const { addresses } = await list({ filter });
    expect(new Set(addresses)).toEqual(emails);
    expect(addresses).toHaveLength(emails.size);
    const note = await newestNote();
    expect(note).toMatchObject({ isMailing: true, rowCount: emails.size });
    expect(note?.viewParts).toEqual(['Участники 2025, адреса для рассылки', 'Фильтры: формат: кроме Слушатель']);
  });

  it('are those of the chosen rows without the cancelled one', async () => {
    const [one, other] = await readRows(gateway, moderator, { search: 'example.org' });
    const ids = [one?.id, other?.id, `Registration:${cancelled.id}`];
    const { addresses } = await list({ ids });
    expect(new Set(addresses)).toEqual(new Set([one?.email, other?.email]));
    expect((await newestNote())?.viewParts).toContain('Фильтры: выбранные записи: 3');
  });

  it('are empty for cancelled registrations', async () => {
    expect(await list({ filter: { isCancelled: true } })).toEqual({ addresses: [], userErrors: [] });
  });

  it.each([
    [{ editionId: 'Edition:1999' }, 'NOT_FOUND', 'editionId'],
    [{ project: 'none' }, 'NOT_FOUND', 'project'],
    [{ ids: Array(mostNamed + 1).fill('Registration:1') }, 'INVALID', 'ids'],
    [{ exceptIds: Array(mostNamed + 1).fill('Registration:1') }, 'INVALID', 'exceptIds'],
  ])('are none of what cannot be chosen (%#)', async (selection, code, field) => {
    expect(await list(selection)).toEqual({ addresses: [], userErrors: [{ code, field: [field] }] });
  });

  it('omit rows that were deselected from all found ones', async () => {
    const [one, ...others] = await readRows(gateway, moderator, filter);
    const { addresses } = await list({ filter, exceptIds: [one?.id] });
    expect(new Set(addresses)).toEqual(new Set(others.map(({ email }) => email)));
    expect(await readRows(gateway, moderator, { ...filter, exceptIds: [one?.id] })).toEqual(others);
  });
});

describe('mailings', () => {
  it('API-21 DSH-02 offers the kinds of the editions’ data and gives addresses as text', async () => {
    const { editions } = await gateway.read<{ editions: { mailingLists: { key: string }[] }[] }>(
      '{ editions { mailingLists { key title } } }',
      {},
      moderator,
    );
    const kinds = editions.flatMap(({ mailingLists }) => mailingLists.map(({ key }) => key));
    expect(kinds).toEqual(['forum_active_users_25', 'forum_active_users_24']);
    const ask = async (kindKey: string) =>
      (await gateway.mutate<Addresses>('createMailingList', { kindKey }, 'addresses userErrors { code }', moderator))
        .payload;
    const { addresses } = await ask('forum_active_users_25');
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) expect(address).toMatch(/^[^\s,;]+@[^\s,;]+$/);
    expect(await ask('secrets')).toEqual({ addresses: [], userErrors: [{ code: 'NOT_FOUND' }] });
  });
});

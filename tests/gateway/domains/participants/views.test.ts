import { expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

/** Named views of the list, which moderators share. */
const { gateway, moderator, admin } = await samplePortal();

const save = async (change: object, caller: Caller = moderator) => {
  const input = { editionId: 'Edition:2025', name: 'Без тезисов', query: '?thesis=missing', ...change };
  return (await gateway.mutate('saveParticipantView', input, 'view { key } userErrors { code field }', caller)).payload;
};
const remove = async (viewKey: string) =>
  (await gateway.mutate('deleteParticipantView', { viewKey }, 'deletedKey userErrors { code field }', moderator))
    .payload;
async function views(caller: Caller = moderator) {
  type View = { key: string; name: string; query: string; authorName: string | null };
  const query = '{ edition(year: 2025) { page { participantViews { key name query authorName } } } }';
  const { edition } = await gateway.read<{ edition: { page: { participantViews: View[] } } }>(query, {}, caller);
  return edition.page.participantViews;
}

it('LST-02 shares a saved view with all moderators, replaces it by name, and deletes it', async () => {
  await save({});
  await save({ name: ' Пос\u00adтеры ', query: '?format=poster' });
  const [first, second] = await views(admin);
  expect([first, second]).toMatchObject([
    { name: 'Без тезисов', query: '?thesis=missing', authorName: 'Образцова Проба Образцовна' },
    { name: 'Постеры', query: '?format=poster' },
  ]);
  await save({ query: '?thesis=missing&thesis=incomplete' }, admin);
  expect(await views()).toMatchObject([
    { key: first?.key, query: '?thesis=missing&thesis=incomplete', authorName: 'Эталонов Образец' },
    { name: 'Постеры' },
  ]);
  expect(await remove(first?.key ?? '')).toEqual({ deletedKey: first?.key, userErrors: [] });
  const gone = { deletedKey: null, userErrors: [{ code: 'NOT_FOUND', field: ['viewKey'] }] };
  for (const id of [first?.key ?? '', 'x']) expect(await remove(id)).toEqual(gone);
  expect((await views()).map(({ name }) => name)).toEqual(['Постеры']);
});

it.each([
  [{ name: '  ' }, 'REQUIRED', 'name'],
  [{ name: 'я'.repeat(101) }, 'INVALID', 'name'],
  [{ query: 'https://example.org' }, 'INVALID', 'query'],
  [{ query: `?q=${'я'.repeat(4000)}` }, 'INVALID', 'query'],
  [{ editionId: 'Edition:1999' }, 'NOT_FOUND', 'editionId'],
])('LST-02 rejects the view %j', async (input, code, field) => {
  expect(await save(input)).toEqual({ view: null, userErrors: [{ code, field: [field] }] });
});

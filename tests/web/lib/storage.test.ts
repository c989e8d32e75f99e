import { expect, it, vi } from 'vitest';

const denied = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError');
};

it.each([
  ['throw', denied],
  ['are null', () => null as never],
])('where storages %s, drafts last as long as the page, and a logout removes them', async (_, blocked) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  vi.resetModules();
  const { dropDrafts, readDraft, removeDraft, writeDraft } = await import('../../../web/lib/draftStorage.ts');
  const own = { name: 'profile', version: 1, account: '7' };
  const visitors = { name: 'sign-up', version: 1, account: null };
  for (const place of [own, visitors]) {
    expect(readDraft(place)).toBeNull();
    expect(writeDraft(place, { surname: 'Примеров' })).toBe(true);
    expect(readDraft(place)?.changed).toEqual({ surname: 'Примеров' });
  }
  dropDrafts('7');
  expect(readDraft(own)).toBeNull();
  removeDraft(visitors);
  expect(readDraft(visitors)).toBeNull();
});

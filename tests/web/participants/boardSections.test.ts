import { expect, it } from 'vitest';
import { boardSessions } from '../../../web/features/participants/bulk/boardSections.ts';

const section = (id: string) => ({ id, name: `Секция ${id}`, isActive: true, isOpenToTalks: true });
const posters = { facets: { effectiveSections: [{ section: { id: '3' }, count: 2 }] } };

it('LST-04 offers a section without posters only in its poster session', () => {
  const posterLists = [{ id: 'poster-1', title: 'Сессия', confirmedSections: [{ id: '1' }] }];
  const sessions = boardSessions({ sections: ['1', '2', '3'].map(section), posterLists, posters } as never);
  expect(sessions.map((it) => [it.id, it.sections.map(({ id, count }) => [id, count])])).toEqual([
    ['poster-1', [['1', 0]]],
    [null, [['3', 2]]],
  ]);
});

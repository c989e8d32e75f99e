import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AttendanceList } from '../../../web/features/attendance/AttendanceList.tsx';
import { renderScreen } from '../../testkit/render.tsx';

const row = {
  key: '1',
  fullName: 'Примеров Пример',
  organization: { id: '1', name: 'Институт', isOther: false },
  section: { id: '4', name: 'Детекторы' },
  registration: { id: 'Registration:3068' },
};
const edition = () => ({
  year: 2025,
  sections: [{ id: 'Section:4', name: 'Детекторы', isActive: true, isPublic: true, isOpenToTalks: true }],
  audience: () => ({ nodes: [row], totalCount: 1, unreadableCount: 0 }),
});

it('DSH-03 a phone shows each person as a card under the name, with the number last', async () => {
  const match = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...match(query), matches: query.includes('48em') }));
  renderScreen(<AttendanceList kind="AUDIENCE" year={null} sectionId="Section:4" onSection={vi.fn()} />, {
    resolvers: { Query: { edition } },
  });
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Примеров ПримерОрганизация.*Номер3068$/);
});

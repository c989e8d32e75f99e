import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AttendanceList } from '../../../web/features/attendance/AttendanceList.tsx';
import { renderScreen } from '../../testkit/render.tsx';

const none = { nodes: [], totalCount: 0, unreadableCount: 0 };
const sections = [{ id: 'Section:4', name: 'Детекторы', isActive: true, isPublic: true, isOpenToTalks: true }];
const edition = () => ({ year: 2025, sections, attendance: () => none, audience: () => none });

it.each([
  ['ATTENDANCE', null, /^В.Excel.— список всех секций, без.поиска$/],
  ['ATTENDANCE', 'Section:4', /^В.Excel.— весь список секции, без.поиска$/],
  ['AUDIENCE', 'Section:4', /^В.Excel.— весь список секции, без.поиска$/],
] as const)(
  'DSH-03 DSH-04 %s of %s says during a search that the workbook ignores it',
  async (kind, sectionId, note) => {
    const list = <AttendanceList kind={kind} year={null} sectionId={sectionId} onSection={vi.fn()} />;
    const { user } = renderScreen(list, { resolvers: { Query: { edition } } });
    await screen.findByRole('button', { name: /Excel/ });
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Поиск' }), 'Пример');
    expect(await screen.findByText(note)).toBeVisible();
  },
);

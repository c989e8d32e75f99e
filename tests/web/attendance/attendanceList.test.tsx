import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AttendanceList } from '../../../web/features/attendance/AttendanceList.tsx';
import type { AttendanceKind } from '../../../web/generated/types.ts';
import { renderScreen } from '../../testkit/render.tsx';

const person = {
  key: '1',
  fullName: 'Примеров Пример',
  organization: { id: '1', name: 'Институт', isOther: false },
  section: { id: '4', name: 'Детекторы' },
  registration: { id: 'Registration:3068' },
};

const listOf = (kind: AttendanceKind, sectionId: string | null) => (
  <AttendanceList kind={kind} year={null} sectionId={sectionId} onSection={vi.fn()} />
);

function open(list: ReactElement, nodes: object[] = []) {
  const rows = () => ({ nodes, totalCount: nodes.length, unreadableCount: 0, failedSections: [] });
  const sections = [{ id: 'Section:4', name: 'Детекторы', isActive: true, isPublic: true, isOpenToTalks: true }];
  const edition = () => ({ year: 2025, sections, attendance: rows, audience: rows });
  const createAttendanceWorkbookDownload = () => ({ download: { url: '/media/exports/1/list.xlsx' }, userErrors: [] });
  return renderScreen(list, { resolvers: { Query: { edition }, Mutation: { createAttendanceWorkbookDownload } } });
}

it.each([
  ['ATTENDANCE', null, /^В.Excel.— список всех секций, без.поиска$/],
  ['ATTENDANCE', 'Section:4', /^В.Excel.— весь список секции, без.поиска$/],
  ['AUDIENCE', 'Section:4', /^В.Excel.— весь список секции, без.поиска$/],
] as const)(
  'DSH-03 DSH-04 %s of %s says during a search that the workbook ignores it',
  async (kind, sectionId, note) => {
    const { user } = open(listOf(kind, sectionId));
    await screen.findByRole('button', { name: /Excel/ });
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Поиск' }), 'Пример');
    expect(await screen.findByText(note)).toBeVisible();
  },
);

it('DSH-04 the link to a workbook that the browser blocked is offered under no other section', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  function List() {
    const [sectionId, setSection] = useState<string | null>('Section:4');
    return <AttendanceList kind="ATTENDANCE" year={null} sectionId={sectionId} onSection={setSection} />;
  }
  const { user } = open(<List />);
  await user.click(await screen.findByRole('button', { name: /Excel/ }));
  expect(await screen.findByRole('link', { name: 'Открыть файл' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Секция' }));
  await user.click(await screen.findByRole('option', { name: 'Все секции', hidden: true }));
  expect(screen.queryByRole('link', { name: 'Открыть файл' })).not.toBeInTheDocument();
});

it('DSH-03 a phone shows each person as a card under the name, with the number last', async () => {
  const match = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...match(query), matches: query.includes('48em') }));
  open(listOf('AUDIENCE', 'Section:4'), [person]);
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Примеров ПримерОрганизация.*Номер3068$/);
});

import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/bulk/BulkTools.tsx';
import type { PlanBoardNumbersInput, UndoBulkRunInput } from '../../../web/generated/types.ts';
import { fakeTimers, pass } from '../../testkit/toasts.ts';
import { giveHeight } from './listData.ts';
import { planOf, resultsOf } from './openBulk.tsx';
import { manyRows, openList } from './openList.tsx';
import { text } from './openRecord.tsx';

beforeEach(giveHeight);

/** Longer than a closed dialog watches its opener. */
const READING_MS = 6_000;

const run = {
  key: 'run-of-the-test',
  createdAt: '2025-09-15T09:00:00.000Z',
  authorName: 'Образцова Проба',
  recordCount: 2,
  undoneCount: 0,
  undoesKey: null,
  changes: [
    { field: 'TALK_SCHEDULE', isSame: true, after: text('22 октября') },
    { field: 'TALK_SLOT', isSame: false, after: null },
  ],
};
/** The plan of an undo, with a letter about one record; somebody has changed another one since and cancelled the third. */
function undoPlan() {
  const plan = planOf(1, 1);
  const rows: object[] = plan.plan.rows;
  const [, skipped] = rows;
  rows.splice(1, 1, { ...skipped, reason: 'CHANGED_SINCE' });
  rows.push({ ...skipped, registration: { id: 'Registration:3' }, fullName: '', reason: 'NOT_FOUND' });
  return plan;
}

type RecordsPage = { runKey: string; offset: number; first: number };
const record = {
  registration: { id: 'Registration:1' },
  fullName: 'Примеров-1 Пример',
  changes: [{ field: 'TALK_SCHEDULE', day: null, before: null, after: text('22 октября') }],
  letters: [
    {
      key: '5',
      subject: 'Подтвердите участие до 9 октября включительно: устный доклад',
      createdAt: '2025-09-15T09:00:01.000Z',
      state: 'GIVEN_UP',
      failure: 'ADDRESS_REJECTED',
    },
  ],
};
const records = vi.fn(({ offset }: RecordsPage) =>
  offset === 0
    ? [record, { ...record, registration: { id: 'Registration:2' }, fullName: 'Примеров-2 Пример', letters: [] }]
    : [{ ...record, registration: { id: 'Registration:101' }, fullName: null }],
);

/** Opens a tool of the list's menu. */
async function openTool(
  name: string,
  bulkRuns: object[] = [run],
  planBulkUndo: () => unknown = undoPlan,
  extensions: string[] | null = null,
) {
  const undo = vi.fn((input: UndoBulkRunInput) => resultsOf(input));
  const boards = vi.fn((_: PlanBoardNumbersInput) => planOf(1));
  const query = {
    bulkRuns: () => bulkRuns,
    bulkRunRecords: (_: unknown, args: RecordsPage) => records(args),
    planBulkUndo,
    ...(extensions && { extensions: () => extensions }),
    planBoardNumbers: (_: unknown, { input }: { input: PlanBoardNumbersInput }) => boards(input),
  };
  const mutations = { undoBulkRun: (_: unknown, { input }: { input: UndoBulkRunInput }) => undo(input) };
  const page = openList(manyRows(2), undefined, { query, mutations });
  await page.user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await page.user.click(await screen.findByRole('menuitem', { name }));
  return { ...page, undo, boards };
}

describe('the latest bulk runs', () => {
  it('say who changed what in how many records, and an undo sends no letter unasked', async () => {
    const { user, undo } = await openTool('Последние массовые изменения');
    const runs = await screen.findByRole('dialog', { name: 'Последние массовые изменения' });
    expect(await within(runs).findByText(/Образцова Проба/)).toBeVisible();
    expect(within(runs).getByText('Дата доклада: 22 октября')).toBeVisible();
    expect(within(runs).getByText('Слот: разные значения')).toBeVisible();
    await user.click(within(runs).getByRole('button', { name: /^Отменить изменения: 15\.09\.2025/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Отменить изменения' });
    expect(await within(dialog).findByText(/после этого запись изменили/)).toBeVisible();
    const missing = within(dialog)
      .getByText(/записи нет в.этом списке/)
      .closest('tr') as HTMLElement;
    expect(within(missing).getByRole('link', { name: /^№.3$/ })).toHaveAttribute('href', '/users-list?record=3');
    await user.click(within(dialog).getByRole('button', { name: /Дальше: письма/ }));
    const letter = await within(dialog).findByLabelText(/primer-0@example.org/);
    expect(letter).not.toBeChecked();
    await user.click(letter);
    expect(within(dialog).getByRole('button', { name: /^Вернуть 1.запись и.отправить 1.письмо$/ })).toBeVisible();
    await user.click(letter);
    await user.click(within(dialog).getByRole('button', { name: /^Вернуть 1.запись$/ }));
    expect(await within(dialog).findByText('Писем не отправлено.')).toBeVisible();
    expect(dialog).toHaveAccessibleName('Итог отмены');
    expect(undo.mock.lastCall?.[0]).toMatchObject({
      runKey: run.key,
      items: [{ registrationId: '1', sendLetter: false }],
    });
  });

  it('say what a run did to each record and which letter each person got', async () => {
    const { user } = await openTool('Последние массовые изменения', [{ ...run, recordCount: 101 }]);
    await user.click(await screen.findByRole('button', { name: /^Записи и.письма изменений: 15\.09\.2025/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Записи и.письма изменений: 15\.09\.2025/ });
    expect(dialog, 'the pressed button was removed').toContainElement(document.activeElement as HTMLElement);
    const first = (await within(dialog).findByText('Примеров-1 Пример')).closest('tr') as HTMLElement;
    expect(first).toHaveTextContent('Дата доклада: пусто → 22 октября');
    expect(first).toHaveTextContent('Подтвердите участие до 9 октября включительно: устный доклад');
    expect(first).toHaveTextContent(/не.отправлено: почтовый сервер отклонил адрес/);
    const second = within(dialog).getByText('Примеров-2 Пример').closest('tr');
    expect(second).toHaveTextContent(/22 октябрязаписи о.письме нет$/);
    const [subject, none] = [/Подтвердите участие/, /^записи о.письме нет$/].map((it) => within(dialog).getByText(it));
    expect(none?.style.getPropertyValue('--text-fz')).toBe(subject?.style.getPropertyValue('--text-fz'));
    await user.click(within(dialog).getByRole('button', { name: 'Страница 2' }));
    const cancelled = await within(dialog).findByRole('link', { name: /^№.101$/ });
    expect(cancelled.closest('td')).toHaveTextContent(/^№.101, отменена$/);
    expect(cancelled).toHaveAttribute('href', '/users-list?record=101');
    expect(records.mock.lastCall?.[0]).toMatchObject({ runKey: run.key, offset: 100, first: 100 });
    await user.click(within(dialog).getByRole('button', { name: 'Назад' }));
    const runs = await screen.findByRole('dialog', { name: 'Последние массовые изменения' });
    expect(runs, 'the pressed button was removed').toContainElement(document.activeElement as HTMLElement);
  });

  it('say nothing about letters where the service has no log of them', async () => {
    const { user } = await openTool('Последние массовые изменения', [run], undefined, ['BATCHES']);
    await user.click(await screen.findByRole('button', { name: /^Записи изменений: 15\.09\.2025/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Записи изменений: 15\.09\.2025/ });
    expect(await within(dialog).findByRole('table', { name: 'Записи' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Что изменилось' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Письмо' })).toBeNull();
  });

  it('are undone without letters, and without a step for them, at a provider without letter previews', async () => {
    const { user, undo } = await openTool('Последние массовые изменения', [run], undefined, ['BATCHES']);
    await user.click(await screen.findByRole('button', { name: /^Отменить изменения: 15\.09\.2025/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Отменить изменения' });
    expect(await within(dialog).findByText(/^Писем не.будет\.$/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Вернуть 1.запись$/ }));
    expect(await within(dialog).findByText('Писем не отправлено.')).toBeVisible();
    expect(undo.mock.lastCall?.[0].items).toMatchObject([{ sendLetter: false }]);
  });

  it('say that a run which the service does not remember cannot be undone', async () => {
    const { user } = await openTool('Последние массовые изменения', [run], () => {
      throw new GraphQLError('', { extensions: { code: 'NOT_FOUND' } });
    });
    await user.click(await screen.findByRole('button', { name: /^Отменить изменения: 15\.09\.2025/ }));
    expect(await screen.findByText(/^Сервис не.помнит этих изменений/)).toBeVisible();
  });

  it('return the focus to the menu after an undo', async () => {
    fakeTimers();
    const { user } = await openTool('Последние массовые изменения');
    await pass(READING_MS);
    await user.click(await screen.findByRole('button', { name: /^Отменить изменения: 15\.09\.2025/ }));
    await screen.findByRole('dialog', { name: 'Отменить изменения' });
    await pass(READING_MS);
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Ещё' })).toHaveFocus());
  });

  it('say so where there are none', async () => {
    await openTool('Последние массовые изменения', []);
    expect(await screen.findByText(/Массовых изменений пока не.было/)).toBeVisible();
  });
});

describe('board numbers', () => {
  it('PRG-07 are planned for the chosen sections before anything is changed', async () => {
    const { user, boards } = await openTool('Пронумеровать стенды');
    const dialog = await screen.findByRole('dialog', { name: 'Пронумеровать стенды' });
    await user.click(await within(dialog).findByRole('button', { name: 'Показать, что изменится' }));
    expect(await within(dialog).findByText(/Выберите хотя.бы одну секцию/)).toBeVisible();
    expect(boards).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Детекторы\u00a0(0)' }));
    expect(within(dialog).getByText(/Выбраны не.все секции \(Постеры 22 октября\)/)).toBeVisible();
    const all = within(dialog).getByRole('checkbox', { name: 'Постеры 22 октября: все секции\u00a0(1)' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    await user.click(within(dialog).getByRole('checkbox', { name: /Не.менять номера/ }));
    expect(within(dialog).getByText(/они идут подряд, без.пропусков/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /По.названию доклада/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Показать, что изменится' }));
    const planned = await screen.findByRole('dialog', { name: 'Что изменится' });
    expect(within(planned).getByRole('button', { name: /^Изменить 1.запись$/ })).toBeVisible();
    expect(boards.mock.lastCall?.[0]).toMatchObject({
      confirmedSectionIds: ['4', '3'],
      orderBy: 'TITLE',
      startAt: 1,
      keepExisting: false,
    });
  });
});

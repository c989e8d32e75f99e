import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearedFields } from '../../../web/features/participants/bulk/bulkForm.ts';
import { fill } from '../../testkit/fill.ts';
import { giveHeight } from './listData.ts';
import { FOUND, openBulk, openForm, planFormat, planOf, resultsOf } from './openBulk.tsx';

beforeEach(giveHeight);

describe('changes of many records', () => {
  it('LST-04 plans the chosen rows first: changes, skipped rows and reasons', async () => {
    const page = await openBulk();
    const plan = await planFormat(page);
    expect(page.planned()).toMatchObject({
      editionId: 'Edition:2025',
      ids: ['Registration:1', 'Registration:2'],
      change: { confirmedFormat: 'SPEAKER' },
    });
    expect(plan.getByText(/Подтверждённый формат:/)).toHaveTextContent('пусто → Устный доклад');
    expect(plan.getByText(/Пропускается: докладу нужна секция/)).toBeVisible();
    expect(plan.getByText(/Изменится: 45/)).toBeVisible();
    expect(plan.getByText(/Писем не.будет: формат, секция и.дата доклада ни.у.кого не.меняются/)).toBeVisible();
    expect(plan.getByRole('region', { name: 'Записи плана' })).toHaveAttribute('tabindex', '0');
    expect(page.sent, 'a dry run changes nothing').not.toHaveBeenCalled();
  });

  it('LST-07 plans and applies a project’s changes in its list', async () => {
    const page = await openBulk(undefined, '/neutron-users');
    const plan = await planFormat(page, () => planOf(1));
    await page.user.click(plan.getByRole('button', { name: /^Изменить/ }));
    await waitFor(() => expect(page.sent).toHaveBeenCalled());
    expect([page.planned()?.project, page.sent.mock.lastCall?.[0].project]).toEqual(['neutron', 'neutron']);
  });

  it('LST-04 plans everything that the filter finds except the excluded rows, with no ids', async () => {
    const page = await openBulk();
    await page.user.click(await screen.findByText(/Выбрать все 3 найденных/));
    await page.user.click(screen.getByLabelText(/^Выбрать: Примеров-2 /));
    await planFormat(page);
    expect(page.planned()).toMatchObject({
      ids: null,
      exceptIds: ['Registration:2'],
      filter: { search: 'пример' },
    });
  });

  it('MSG-01 a plan that could not be made stays explained next to the button until the next attempt', async () => {
    const page = await openBulk();
    page.plan.mockImplementationOnce(() => {
      throw new Error('Сервис не отвечает');
    });
    const { form, submit } = await openForm(page);
    await page.user.click(await form.findByLabelText('Подтверждённый формат'));
    await submit();
    expect(await form.findByRole('alert')).toHaveTextContent('Неизвестная ошибка');
    await submit();
    const plan = within(await screen.findByRole('dialog', { name: 'Что изменится' }));
    expect(plan.queryByRole('alert')).toBeNull();
  });

  it('LST-04 applies chunk by chunk with a result for each record', async () => {
    const page = await openBulk();
    const plan = await planFormat(page);
    await page.user.click(plan.getByText(/Изменить 45 записей/));
    expect(await screen.findByText(/Обработано: 45.записей/)).toBeVisible();
    expect(page.sent.mock.calls.map(([input]) => input.items.length)).toEqual([20, 20, 5]);
    expect(page.sent.mock.calls[0]?.[0]).toMatchObject({
      change: { confirmedFormat: 'SPEAKER' },
      items: expect.arrayContaining([{ registrationId: '1', version: 'v1' }]),
    });
    expect(screen.getByText('Изменено: 45')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Итог' }), 'its rows are scrolled by keyboard').toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('LST-04 stops between chunks and continues with the remaining rows', async () => {
    const waiting: (() => void)[] = [];
    const page = await openBulk((input) => new Promise((resolve) => waiting.push(() => resolve(resultsOf(input)))));
    const plan = await planFormat(page);
    await page.user.click(plan.getByText(/Изменить 45 записей/));
    await waitFor(() => expect(waiting).toHaveLength(1));
    const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(asks(), 'before the page is left during the run').toBe(true);
    const running = await screen.findByRole('dialog', { name: 'Ход изменений' });
    await page.user.click(await screen.findByText('Остановить'));
    waiting.shift()?.();
    expect(await screen.findByText(/Остановлено: обработано 20, не.тронуто 25/)).toBeVisible();
    expect(running).toHaveAccessibleName('Итог изменений');
    expect(asks()).toBe(false);
    expect(page.sent).toHaveBeenCalledTimes(1);
    await page.user.click(screen.getByText(/Продолжить: 25.записей, без.писем/));
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(page.sent.mock.lastCall?.[0].items[0]).toEqual({ registrationId: '21', version: 'v21' });
  });

  it('LST-04 repeats the failed records alone, continues with the untried ones alone, and counts the letters of each', async () => {
    const answers = ['FAILED', 'none'];
    const page = await openBulk((input) => {
      const outcome = answers.shift() ?? 'CHANGED';
      if (outcome === 'none') throw new Error('no answer');
      return resultsOf(input, outcome);
    });
    const plan = await planFormat(page, () => planOf(FOUND, FOUND));
    await page.user.click(await plan.findByText('Дальше: письма'));
    await page.user.click(await screen.findByText(/Изменить 45 записей/));
    const lettersOfCall = () =>
      page.sent.mock.calls.map(([{ items }]) => items.filter(({ sendLetter }) => sendLetter !== false).length);
    const retry = await screen.findByText(/Повторить неудавшиеся: 40.записей, 40.писем/);
    expect(screen.getByText(/Остановлено: обработано 40, не.тронуто 5/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Итог' })).getAllByRole('row')[21]).toHaveTextContent(
      /^Примеров-21 ПримерНет ответа/,
    );
    await page.user.click(retry);
    await waitFor(() => expect(lettersOfCall()).toEqual([20, 20, 20, 20]));
    await page.user.click(await screen.findByText(/Продолжить: 5.записей, 5.писем/));
    expect(await screen.findByText('Изменено: 45')).toBeVisible();
    expect(lettersOfCall()).toEqual([20, 20, 20, 20, 5]);
    expect(page.sent.mock.calls[3]?.[0].items.map(({ registrationId: id }) => id)).toEqual(
      page.sent.mock.calls[1]?.[0].items.map(({ registrationId: id }) => id),
    );
    expect(screen.queryByText(/Повторить неудавшиеся|Продолжить:/)).toBeNull();
  });

  it('LST-04 asks for something to set', async () => {
    const page = await openBulk();
    const { form, submit } = await openForm(page);
    expect(form.queryByRole('alert')).toBeNull();
    await submit();
    expect(await form.findByRole('alert')).toHaveTextContent(/Отметьте хотя.бы одно поле/);
    expect(page.plan).not.toHaveBeenCalled();
    await page.user.click(form.getByRole('checkbox', { name: 'День' }));
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('LST-04 sends values together with ticked empty fields, which are cleared, and the plan says so', async () => {
    const page = await openBulk();
    const { form, submit } = await openForm(page);
    for (const name of ['Дата доклада', 'День', 'Трек', 'Слот'])
      await page.user.click(await form.findByRole('checkbox', { name }));
    expect(form.getAllByText('Пустое поле очистит значение')).toHaveLength(3);
    fill(form.getByRole('textbox', { name: 'День' }), '2');
    fill(form.getByRole('textbox', { name: 'Слот' }), '7');
    await submit();
    const plan = within(await screen.findByRole('dialog', { name: 'Что изменится' }));
    expect(page.planned()?.change).toEqual({ talkSchedule: null, talkDay: 2, talkTrack: null, talkSlot: 7 });
    expect(plan.getByText(/изменяемых записях будет очищено: дата доклада, трек\./)).toBeVisible();
  });

  it('LST-04 pages and applies what it planned, whatever the form became while the plan was made', async () => {
    const page = await openBulk();
    let answer: () => void = () => undefined;
    page.plan.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(planOf(2)))) as never);
    const { form, submit } = await openForm(page);
    await page.user.click(await form.findByRole('checkbox', { name: 'День' }));
    fill(form.getByRole('textbox', { name: 'День' }), '4');
    await submit();
    await page.user.click(form.getByRole('checkbox', { name: 'Дата доклада' }));
    answer();
    const plan = within(await screen.findByRole('dialog', { name: 'Что изменится' }));
    expect(plan.queryByText(/будет очищено/)).not.toBeInTheDocument();
    await page.user.click(plan.getByRole('radio', { name: /Пропу/ }));
    await waitFor(() => expect(page.plan).toHaveBeenCalledTimes(2));
    await page.user.click(await plan.findByRole('button', { name: /^Изменить 2/ }));
    await waitFor(() => expect(page.sent).toHaveBeenCalled());
    expect([page.planned()?.change, page.sent.mock.lastCall?.[0].change]).toEqual([{ talkDay: 4 }, { talkDay: 4 }]);
  });

  it('LST-04 shows one kind of rows after another: a quick second choice is no failure of the first one', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(2));
    let answer: () => void = () => undefined;
    page.plan.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(planOf(2)))) as never);
    await page.user.click(plan.getByRole('radio', { name: /Пропу/ }));
    await page.user.click(plan.getByRole('radio', { name: /Изменится/ }));
    answer();
    await waitFor(() => expect(plan.getByRole('radio', { checked: true })).not.toHaveAccessibleName('Все'));
    expect(plan.queryByRole('alert')).not.toBeInTheDocument();
    expect(plan.getByRole('radio', { checked: true })).toHaveAccessibleName(/Пропу/);
  });

  it("LST-04 names what listeners may lose while rows are unread; a project's list leaves day, track and slot", () => {
    const change = { confirmedFormat: 'LISTENER' } as const;
    const unread = { rows: [], totalCount: 101 };
    expect(clearedFields(change, null, unread)).toEqual(['section', 'schedule', 'day', 'track', 'slot']);
    expect(clearedFields(change, 'sample', unread)).toEqual(['section', 'schedule']);
    expect(clearedFields({ confirmedFormat: 'POSTER' }, null, unread)).toEqual([]);
  });

  it('LST-04 names only what the records lose whose rows are all read', () => {
    const change = { confirmedFormat: 'LISTENER' } as const;
    const toListener = { field: 'CONFIRMED_FORMAT', after: {} } as const;
    const kept = { changes: [toListener] };
    const cleared = { changes: [toListener, { field: 'CONFIRMED_SECTION', after: null } as const] };
    expect(clearedFields(change, null, { rows: [kept], totalCount: 1 })).toEqual([]);
    expect(clearedFields(change, null, { rows: [kept, cleared], totalCount: 2 })).toEqual(['section']);
  });

  it('LST-04 a ticked section without a value is a message at its field, which gets the focus', async () => {
    const page = await openBulk();
    page.plan.mockImplementation(() => ({
      plan: null as never,
      userErrors: [{ code: 'REQUIRED', message: 'Выберите секцию', field: ['change', 'confirmedSectionId'] }] as never,
    }));
    const { form, submit } = await openForm(page);
    await page.user.click(await form.findByLabelText('Секция'));
    await submit();
    expect(await form.findByText('Выберите секцию')).toBeVisible();
    expect(form.getByRole('combobox', { name: 'Секция' })).toHaveFocus();
    expect(page.planned()?.change).toEqual({ confirmedSectionId: null });
  });

  it('LST-04 PRG-07 warns of talks that would have no title and of a place that another record has', async () => {
    const { plan: planned, userErrors } = planOf(2);
    const clash = { registration: { id: 'Registration:7' }, fullName: 'Образцова Проба', kind: 'BOARD' };
    Object.assign(planned.rows[0] ?? {}, { isTitleMissing: true, placeClashes: [clash] });
    const warned = { plan: { ...planned, noTitleCount: 2, clashCount: 1 }, userErrors };
    const plan = await planFormat(await openBulk(), () => warned);
    expect(plan.getByText(/2.записи.— доклады без.названия: заявлено участие слушателем/)).toBeVisible();
    expect(plan.getAllByText(/^Доклад без.названия$/)).toHaveLength(1);
    expect(plan.getByText(/1.запись окажется на.одном месте с.другой: /)).toBeVisible();
    expect(
      plan.getByText(/стенд в.одной сессии приходится не.один доклад. Здесь.же: Образцова Проба\.$/),
    ).toBeVisible();
  });
});

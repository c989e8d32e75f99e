import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight, type ListArguments, pageOf } from './listData.ts';
import { findRow, manyRows, openList } from './openList.tsx';

beforeEach(giveHeight);

describe('filters, search and order of the list', () => {
  it('LST-02 filters by the address, and a pill removes a filter', async () => {
    const { lastCall, user, router } = openList(
      manyRows(21),
      '/users-list?q=пример&format-not=listener&size=20&page=2',
      { listCount: 99 },
    );
    expect(await screen.findByText(/^Найдено: 21.регистрация из.99, 21.участник$/)).toBeVisible();
    expect(lastCall()).toMatchObject({
      first: 20,
      offset: 20,
      filter: { search: 'пример', requestedFormat: { values: ['LISTENER'], exclude: true } },
    });
    await user.click(await screen.findByRole('button', { name: /Снять фильтр: Заявленный формат: кроме: Слушатель/ }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?q=пример&size=20'));
    await waitFor(() => expect(lastCall()).toMatchObject({ offset: 0, filter: { requestedFormat: null } }));
  });

  it('LST-01 an address past the end of the list leads to its last page', async () => {
    const { lastCall, router } = openList(manyRows(21), '/users-list?size=20&page=9');
    expect(await findRow(/Примеров-21 /)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&size=20');
    expect(lastCall()).toMatchObject({ first: 20, offset: 20 });
  });

  it('LST-02 filters by organisations, which the address names by id and the pills by name', async () => {
    const { lastCall, calls } = openList(undefined, '/users-list?org=5&org=Институт+без+номера');
    expect(
      await screen.findByRole('button', { name: /Снять фильтр: .*Институт образцовых исследований/ }),
    ).toBeVisible();
    expect(lastCall()).toMatchObject({ filter: { organization: { ids: ['Organization:5'], withNone: false } } });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('LST-02 filters with counts, also inverted by «кроме»', async () => {
    const { user, router } = openList(manyRows(2));
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    await user.click(await within(drawer).findByRole('checkbox', { name: /Ускорительная техника 1/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=3'));
    await user.click(await within(drawer).findByRole('switch', { name: 'Кроме выбранного: Секция' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section-not=3'));
  });

  it('LST-02 R14 offers no filter, column or order of answers that no record of the list has', async () => {
    const { calls, user } = openList(manyRows(2));
    calls.mockImplementation((_: unknown, args: ListArguments) => {
      const page = pageOf(manyRows(2), args);
      return { ...page, facets: { ...page.facets, tours: null, tshirtSizes: null, attendanceDays: null } };
    });
    const order = await screen.findByRole('combobox', { name: 'Сортировка', hidden: true });
    expect(order).toHaveTextContent('Регистрация');
    expect(order).not.toHaveTextContent(/Экскурсия|Футболка|Дни/);
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    expect(await screen.findByRole('checkbox', { name: 'Телефон' })).toBeVisible();
    for (const name of [/Экскурсия/, /футболк/i, /Дни/]) expect(screen.queryByRole('checkbox', { name })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    expect(await within(drawer).findByRole('button', { name: 'Слот' })).toBeVisible();
    for (const name of [/Экскурсия/, /футболк/i, /Дни/])
      expect(within(drawer).queryByRole('button', { name })).toBeNull();
  });

  it('LST-02 keeps the focus in the menu where a column that is taken away is not offered any more', async () => {
    const { calls, user } = openList(manyRows(2), '/users-list?columns=name,org,tour');
    calls.mockImplementation((_: unknown, args: ListArguments) => {
      const page = pageOf(manyRows(2), args);
      return { ...page, facets: { ...page.facets, tours: null } };
    });
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Экскурсия' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Экскурсия' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Организация' })).toHaveFocus();
  });

  it('LST-02 counts no slots where no record of the list has one, also with the filter chosen', async () => {
    const { calls, user } = openList(manyRows(2), '/users-list?slot=');
    calls.mockImplementation((_: unknown, args: ListArguments) => {
      const page = pageOf(manyRows(2), args);
      return { ...page, facets: { ...page.facets, talkSlots: null } };
    });
    await user.click(await screen.findByRole('button', { name: /Фильтры/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    expect(await within(drawer).findByRole('checkbox', { name: /^Не.назначен$/ })).toBeChecked();
  });

  it('LST-02 filters by the answers of registrations, each with a removable pill', async () => {
    const { user, router } = openList(manyRows(2));
    const search = (expected: string) => waitFor(() => expect(router.state.location.search).toBe(expected));
    await user.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры списка' });
    await user.click(await within(drawer).findByRole('button', { name: 'Слот' }));
    await user.click(await within(drawer).findByRole('checkbox', { name: 'Назначен 1' }));
    await search('?slot-not=');
    await user.type(within(drawer).getByRole('textbox', { name: /Найти фильтр/ }), 'регистрац');
    await user.click(await within(drawer).findByRole('checkbox', { name: 'Школа 0' }));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Форум' }));
    await search('?slot-not=&school=no');
    await user.type(within(drawer).getByLabelText(/^С.даты$/), '04.08.2025');
    await search('?slot-not=&created=2025-08-04..&school=no');
    await user.click(within(drawer).getByRole('button', { name: /^Показать/ }));
    const pills = await screen.findByRole('group', { name: 'Выбранные фильтры' });
    for (const text of [/^Дата регистрации: с.04\.08\.2025$/, 'Куда регистрация: Форум', 'Слот: Назначен']) {
      expect(within(pills).getByText(text)).toBeVisible();
    }
    await user.click(within(pills).getByRole('button', { name: 'Сбросить всё' }));
    await search('');
  });

  it('LST-02 searches after a pause, once', async () => {
    const { user, lastCall, calls } = openList();
    await user.type(await screen.findByRole('textbox', { name: /Поиск/ }), 'ёлкин');
    await waitFor(() => expect(lastCall()).toMatchObject({ filter: { search: 'ёлкин' } }));
    expect(await screen.findByText(/Всего|Найдено/)).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('LST-02 a heading sorts', async () => {
    const { user, lastCall } = openList();
    const heading = await screen.findByRole('columnheader', { name: 'ФИО' });
    await user.click(within(heading).getByRole('button'));
    await waitFor(() => expect(lastCall()).toMatchObject({ orderBy: [{ field: 'NAME', direction: 'ASC' }] }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'ФИО' })).toHaveAttribute('aria-sort', 'ascending'),
    );
  });
});

describe('columns and density of the list', () => {
  it('LST-02 stores chosen and ordered columns in the browser and in the address', async () => {
    const first = openList();
    await first.user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    await first.user.click(await screen.findByRole('checkbox', { name: 'E-mail' }));
    await first.user.click(await screen.findByRole('button', { name: 'Выше: E-mail' }));
    await waitFor(() =>
      expect(first.router.state.location.search).toBe('?columns=name,org,status,format,section,email,files'),
    );
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'E-mail' })).toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'primer-1@example.org' })).toBeInTheDocument();
    first.unmount();
    const { router } = openList();
    expect(await screen.findByRole('columnheader', { name: 'E-mail' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('columns=name,org'));
  });

  it('LST-02 the columns menu keeps the focus on the used item and closes with Escape', async () => {
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Телефон' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Телефон' })).toHaveFocus());
    const up = screen.getByRole('button', { name: 'Выше: Телефон' });
    for (let step = 0; step < 6; step += 1) await user.click(up);
    expect(screen.getByRole('button', { name: 'Выше: Телефон' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Телефон' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus());
  });

  it('LST-02 compact rows are kept in the browser and in the address', async () => {
    const first = openList();
    await first.user.click(await screen.findByRole('button', { name: 'Компактные строки' }));
    await waitFor(() => expect(first.router.state.location.search).toBe('?density=compact'));
    first.unmount();
    const { router, user } = openList();
    await waitFor(() => expect(router.state.location.search).toBe('?density=compact'));
    const toggle = await screen.findByRole('button', { name: 'Компактные строки', pressed: true });
    await user.click(toggle);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the selection', () => {
  const box = (id: number) => screen.findByLabelText(new RegExp(`^Выбрать: Примеров-${id} `));

  it('ticks the box before the bar of the chosen records is rendered again', async () => {
    const { user } = openList(manyRows(2));
    await user.click(await box(1));
    const bar = await screen.findByRole('region', { name: 'Выбранные записи' });
    expect(bar).toHaveTextContent(/Выбрано: 1.запись/);
    const second = await box(2);
    fireEvent.click(second);
    expect(second).toBeChecked();
    expect(bar).toHaveTextContent(/Выбрано: 1.запись/);
    await waitFor(() => expect(bar).toHaveTextContent(/Выбрано: 2.записи/));
  });

  it('LST-02 chooses a range with Shift, then everything that was found except single rows or a page', async () => {
    const { user } = openList(manyRows(22), '/users-list?size=20');
    const page = () => screen.getByRole('checkbox', { name: 'Выбрать все строки страницы' });
    await user.click(await box(2));
    await user.keyboard('{Shift>}');
    await user.click(await box(5));
    await user.keyboard('{/Shift}');
    const bar = await screen.findByRole('region', { name: 'Выбранные записи' });
    await waitFor(() => expect(bar).toHaveTextContent(/Выбрано: 4.записи/));
    await user.click(within(bar).getByRole('button', { name: /Выбрать все 22 найденных/ }));
    await waitFor(() => expect(bar).toHaveTextContent('Выбраны все 22 найденных'));
    expect(within(bar).queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument();
    await user.click(await box(5));
    await waitFor(() => expect(bar).toHaveTextContent(/Выбрано: 21.запись, все найденные, кроме 1/));
    expect(await box(5)).not.toBeChecked();
    expect(await box(6)).toBeChecked();
    await user.click(await box(5));
    await waitFor(() => expect(bar).toHaveTextContent('Выбраны все 22 найденных'));
    await user.click(page());
    await waitFor(() => expect(bar).toHaveTextContent(/Выбрано: 2.записи, все найденные, кроме 20/));
    await user.click(within(bar).getByRole('button', { name: /Выбрать все 22 найденных/ }));
    expect(page()).toBeChecked();
    await user.click(within(bar).getByRole('button', { name: 'Снять выбор' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(await box(1), 'the first row that was chosen').toHaveFocus();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import { addressParts } from '../../../web/features/participants/export/addressParts.ts';
import '../../../web/features/participants/bulk/BulkTools.tsx';
import '../../../web/features/participants/export/Exports.tsx';
import { PrintedList } from '../../../web/features/participants/export/PrintedList.tsx';
import '../../../web/features/participants/list/ColumnsMenu.tsx';
import '../../../web/features/participants/views/ViewsMenu.tsx';
import { ListScopeProvider } from '../../../web/features/participants/scope/listContext.ts';
import { filterOfSelection } from '../../../web/features/participants/scope/selection.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { giveHeight, type ListArguments, listQueries, pageOf, rowOf } from './listData.ts';
import { manyRows, openList } from './openList.tsx';

beforeEach(giveHeight);

const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `primer-${index + 1}@example.org`);

function open(count = 3) {
  const list = vi.fn((_: unknown, _args: { input: object }) => ({ addresses: addressesOf(count), userErrors: [] }));
  const mutations = { createParticipantMailingList: list };
  const rows = [...manyRows(500), rowOf('501', { confirmedFormat: 'POSTER', effectiveFormat: 'POSTER' })];
  return { ...openList(rows, '/users-list?section=3&size=20', { mutations }), list };
}

describe('parts of addresses', () => {
  it('contain at most 100 addresses, numbered from 1', () => {
    expect(addressParts(addressesOf(201)).map(({ from, to, addresses }) => [from, to, addresses.length])).toEqual([
      [1, 100, 100],
      [101, 200, 100],
      [201, 201, 1],
    ]);
    expect(addressParts([])).toEqual([]);
  });
});

describe('the filter of chosen rows', () => {
  it('names the chosen or the deselected rows, up to 500', () => {
    const some = (count: number) => new Set(Array.from({ length: count }, (_, index) => `Registration:${index}`));
    expect(filterOfSelection({ isAllFound: false, ids: some(2) }, { search: 'а' })).toEqual({ ids: [...some(2)] });
    expect(filterOfSelection({ isAllFound: true, ids: some(0) }, { search: 'а' })).toEqual({ search: 'а' });
    expect(filterOfSelection({ isAllFound: true, ids: some(1) }, { search: 'а' })).toEqual({
      search: 'а',
      exceptIds: ['Registration:0'],
    });
    expect(filterOfSelection({ isAllFound: false, ids: some(501) }, {})).toBeNull();
  });
});

describe('DSH-02 addresses of a list', () => {
  it('are counted, copied in parts, and come with the reminder about unsubscribing', async () => {
    const { user, list } = open(150);
    await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
    await user.click(await screen.findByRole('menuitem', { name: /Скопировать адреса/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Адреса для.рассылки/ }));
    expect(dialog.getByText(/Не.забудьте об.отписке/)).toBeVisible();
    expect(dialog.getByText(/^Адреса людей из.этого списка с.учётом фильтров, каждый один раз/)).toBeVisible();
    expect(list).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Получить адреса' }));
    expect(await dialog.findByText(/^150.адресов, 2.письма/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Скопировать: Адреса 101–150/ }));
    expect((await navigator.clipboard.readText()).split(', ')).toEqual(addressesOf(150).slice(100));
    expect(list.mock.lastCall?.[1]).toMatchObject({
      input: { ids: null, filter: { effectiveSection: { ids: ['Section:3'] } } },
    });
  });

  it('are those of the ticked rows', async () => {
    const { user, list } = open();
    await user.click(await screen.findByLabelText(/^Выбрать: Примеров-2 /));
    await user.click(await screen.findByRole('button', { name: 'Экспорт выбранных' }));
    await user.click(await screen.findByRole('menuitem', { name: /Скопировать адреса/ }));
    expect(await screen.findByText(/^Адреса выбранных людей, каждый один раз/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Получить адреса' }));
    await waitFor(() => expect(list.mock.lastCall?.[1]).toMatchObject({ input: { ids: ['Registration:2'] } }));
  });
});

describe('the printed list', () => {
  it('has every row of the view with room for signatures, also by Ctrl+P', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await screen.findByRole('button', { name: 'Экспорт' });
    await user.keyboard('{Control>}[KeyP]{/Control}');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Подпись', { selector: 'th' })).toBeInTheDocument();
    expect(screen.getByText(/^Секция: Ускорительная техника\. 501.строка\./)).toBeInTheDocument();
    const formatOf = (row: string) =>
      screen.getByText(row, { selector: 'tr > td:first-child' }).parentElement?.children[3];
    expect(formatOf('1')).toHaveTextContent(/^Устный доклад, не.подтверждён$/);
    expect(formatOf('501')).toHaveTextContent(/^Стендовый доклад$/);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText('Подпись')).toBeNull());
  });

  it('names the filter of its rows, whatever the list shows by then', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    let answer: () => void = () => undefined;
    const participants = (_: unknown, args: ListArguments) =>
      new Promise((resolve) => (answer = () => resolve(pageOf([rowOf('1')], args))));
    function Printed() {
      const [word, setWord] = useState('прежний');
      const scope = { year: 2025, isCurrent: true, project: null, orderBy: [], onChanged: async () => undefined };
      return (
        <ListScopeProvider value={{ ...scope, filter: { search: word } }}>
          <button type="button" onClick={() => setWord('новый')} />
          <PrintedList title={word} about={word} filter={{ search: word }} onDone={() => undefined} />
        </ListScopeProvider>
      );
    }
    const resolvers = { Query: listQueries({ participants: participants as never }) };
    const { user } = renderScreen(<Printed />, { resolvers });
    await screen.findByText(/^Готовим список/);
    await user.click(screen.getByRole('button', { name: '' }));
    answer();
    expect(await screen.findByText('Подпись')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'прежний' })).toBeInTheDocument();
    expect(screen.getByText(/^прежний\. /)).toBeInTheDocument();
  });
});

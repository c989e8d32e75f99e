import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mutation } from '../mutation.ts';
import { giveHeight } from './listData.ts';
import { openList } from './openList.tsx';

beforeEach(giveHeight);

const columns = 'columns=name,org,status,format,section,files&density=normal';
const view = { key: '7', name: 'Постеры', query: `?format=poster&${columns}`, authorName: 'Эталонов Образец' };

function open(participantViews: () => unknown, mutations = {}) {
  const query = { page: () => ({ participantViews: participantViews() }) };
  return openList(undefined, '/users-list?status=confirmed', { query, mutations });
}

async function openMenu({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Виды' }));
  return screen.findByRole('dialog', { name: 'Виды списка' });
}

it('LST-02 opens a shared view by its link, and saves the present one for all moderators', async () => {
  const saved = { ...view, key: '8', name: 'Наши «да»', query: `?status=confirmed&${columns}` };
  const saveParticipantView = mutation({ view: saved, userErrors: [] });
  const page = open(() => [view], { saveParticipantView });
  const menu = await openMenu(page);
  expect(within(menu).getByText(/общие для всех модераторов/)).toBeVisible();
  await page.user.type(within(menu).getByLabelText('Сохранить этот вид'), 'Наши «да»{Enter}');
  await waitFor(() =>
    expect(saveParticipantView.inputs).toEqual([{ editionId: 'Edition:2025', name: 'Наши «да»', query: saved.query }]),
  );
  expect(await screen.findByText('Вид «Наши „да“» сохранён')).toBeVisible();
  await waitFor(() => expect(within(menu).getByLabelText('Сохранить этот вид')).toHaveValue(''));
  expect(within(menu).getByLabelText('Сохранить этот вид')).toHaveFocus();
  await page.user.click(await within(menu).findByRole('link', { name: 'Постеры' }));
  await waitFor(() => expect(page.router.state.location.search).toBe(view.query));
});

it('LST-02 a saved and a deleted view count even if the views cannot be read again', async () => {
  let isDown = false;
  const saved = { ...view, key: '8', name: 'Наши' };
  const page = open(
    () => {
      if (isDown) throw new Error('Сервис не отвечает');
      return [view];
    },
    {
      saveParticipantView: mutation({ view: saved, userErrors: [] }),
      deleteParticipantView: mutation({ deletedKey: view.key, userErrors: [] }),
    },
  );
  const menu = within(await openMenu(page));
  const field = await menu.findByLabelText('Сохранить этот вид');
  isDown = true;
  await page.user.type(field, 'Наши{Enter}');
  expect(await menu.findByRole('link', { name: 'Наши' })).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  await page.user.click(menu.getByRole('button', { name: 'Удалить вид: Постеры' }));
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Постеры' })).toBeNull());
  expect(menu.getByRole('link', { name: 'Наши' })).toBeVisible();
});

it('LST-02 the browser stores views if the service has none', async () => {
  const page = open(() => null);
  const menu = await openMenu(page);
  expect(await within(menu).findByText(/хранятся в.этом браузере/)).toBeVisible();
  await page.user.click(within(menu).getByRole('button', { name: 'Сохранить' }));
  expect(await within(menu).findByText('Назовите вид')).toBeVisible();
  await page.user.type(within(menu).getByLabelText('Сохранить этот вид'), 'Мой вид{Enter}');
  const link = await within(menu).findByRole('link', { name: 'Мой вид' });
  expect(link).toHaveAttribute('href', `/users-list?status=confirmed&${columns}`);
  await page.user.click(within(menu).getByRole('button', { name: 'Удалить вид: Мой вид' }));
  await waitFor(() => expect(within(menu).queryByRole('link')).not.toBeInTheDocument());
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await page.user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await page.user.click(await screen.findByRole('button', { name: 'Виды' }));
  expect(await screen.findByRole('link', { name: 'Мой вид' })).toHaveAttribute(
    'href',
    expect.stringContaining(columns),
  );
});

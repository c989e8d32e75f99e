import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/export/AbstractsDialog.tsx';
import '../../../web/features/participants/export/Exports.tsx';
import '../../../web/features/participants/list/SelectionBar.tsx';
import type { Resolvers } from '../../testkit/render.tsx';
import { watchSavedFiles } from '../../testkit/savedFiles.ts';
import { newTab } from '../newTab.ts';
import { giveHeight } from './listData.ts';
import { manyRows, openList } from './openList.tsx';

let saved: ReturnType<typeof watchSavedFiles>;

beforeEach(() => {
  giveHeight();
  saved = watchSavedFiles();
});

const download = { url: '/media/exports/1/theses.zip', fileName: 'Тезисы.zip', expiresAt: '2025-09-15T12:00:00.000Z' };
const making = () => vi.fn((_: unknown, _args: { input: object }) => ({ download, userErrors: [] as object[] }));
const made = making();

function open(Mutation: Resolvers['Mutation'] = {}, at = '/users-list?section=3') {
  return openList(manyRows(2), at, { mutations: { createThesesDownload: made, ...Mutation } });
}

async function openDialog(Mutation?: Resolvers['Mutation']) {
  const page = open(Mutation);
  await page.user.click(await screen.findByRole('button', { name: 'Экспорт' }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Сборник тезисов/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Сборник тезисов' });
  await within(dialog).findByText(/Без тезисов: 2.доклада/);
  return { ...page, dialog: within(dialog) };
}

/** An archive of which so many bytes come, and then the end or a broken connection. */
const answer = (isBroken: boolean) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(2048));
        if (isBroken) controller.error(new TypeError('network error'));
        else controller.close();
      },
    }),
    { headers: { 'content-type': 'application/zip' } },
  );

describe('the book of abstracts', () => {
  it('names who sent no thesis, and saves the archive of the section that the list shows', async () => {
    vi.stubGlobal('fetch', async () => answer(false));
    const { dialog, user } = await openDialog();
    expect(dialog.getByText(/Тезисы есть у.0 из.2.докладов/)).toBeVisible();
    expect(dialog.getByText(/Примеров-1 Пример/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /Открыть в.списке/ })).toHaveAttribute(
      'href',
      '/users-list?section=3&thesis=missing',
    );
    await user.click(dialog.getByRole('button', { name: 'Скачать архив' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Тезисы.zip', expect.any(Blob)));
    expect(made.mock.lastCall?.[1]).toEqual({ input: { editionId: 'Edition:2025', effectiveSectionId: 'Section:3' } });
  });

  it('saves no part of an archive whose connection broke, and can be tried again', async () => {
    vi.stubGlobal('fetch', async () => answer(true));
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Скачать архив' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Связь оборвалась/);
    expect(saved).not.toHaveBeenCalled();
    expect(dialog.getByRole('button', { name: 'Скачать ещё раз' })).toBeEnabled();
  });

  it('gives the service’s reason where there is no archive', async () => {
    const userErrors = [{ code: 'REFUSED', message: 'Докладов здесь пока нет', field: null }];
    const { dialog, user } = await openDialog({ createThesesDownload: () => ({ download: null, userErrors }) });
    await user.click(dialog.getByRole('button', { name: 'Скачать архив' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Докладов здесь пока нет');
  });
});

describe('badges', () => {
  it('are made of the chosen rows, or of all that the filters leave', async () => {
    const { tab } = newTab();
    const badges = making();
    const { user } = open({ createBadgesDownload: badges });
    await user.click(await screen.findByLabelText(/^Выбрать: Примеров-1 /));
    await user.click(await screen.findByRole('button', { name: /^Бейджи/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(download.url));
    expect(badges.mock.lastCall?.[1]).toMatchObject({ input: { editionId: 'Edition:2025', ids: ['Registration:1'] } });
    await user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Бейджи найденных/ }));
    await waitFor(() => expect(badges).toHaveBeenCalledTimes(2));
    expect(badges.mock.lastCall?.[1]).toMatchObject({
      input: { ids: null, exceptIds: [], filter: { effectiveSection: { ids: ['Section:3'] } } },
    });
  });
});

describe('LST-06 the workbook', () => {
  async function exportFrom(address: string) {
    const [whole, view] = [making(), making()];
    const { tab } = newTab();
    vi.stubGlobal('fetch', async () => answer(false));
    const page = open({ createParticipantsWorkbookDownload: whole, createParticipantsDownload: view }, address);
    await page.user.click(await screen.findByRole('button', { name: 'Экспорт' }));
    await page.user.click(await screen.findByRole('menuitem', { name: /^Excel/ }));
    return { whole, view, tab };
  }

  it('of the list as it first opens is the provider’s, in a new tab', async () => {
    const { whole, view, tab } = await exportFrom('/users-list');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(download.url));
    expect(whole.mock.lastCall?.[1]).toEqual({ input: { editionId: 'Edition:2025' } });
    expect(view).not.toHaveBeenCalled();
  });

  it.each([
    ['a filter', '/users-list?section=3', { filter: { effectiveSection: { ids: ['Section:3'] } } }],
    ['a search', '/users-list?q=Иван', { filter: { search: 'Иван' } }],
    ['an order', '/users-list?sort=-org', { orderBy: [{ field: 'ORGANIZATION', direction: 'DESC' }] }],
    ['other columns', '/users-list?columns=name,email', { columns: ['NAME', 'EMAIL'] }],
  ])('with %s is the gateway’s, with the rows and columns on screen', async (_, address, expected) => {
    const { whole, view } = await exportFrom(address);
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Тезисы.zip', expect.any(Blob)));
    expect(view.mock.lastCall?.[1]).toMatchObject({ input: { format: 'XLSX', ...expected } });
    expect(whole).not.toHaveBeenCalled();
  });
});

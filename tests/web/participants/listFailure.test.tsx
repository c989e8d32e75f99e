import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { subscribeToToasts } from '../../../web/lib/notify.ts';
import { giveHeight, type ListArguments, pageOf, recordOf } from './listData.ts';
import { findRow, manyRows, openList } from './openList.tsx';
import { dialog } from './openRecord.tsx';

beforeEach(giveHeight);

const failure = () => screen.findByText(/Не удалось загрузить: список участников/);

/** A list of two records, and a service that can stop answering for it. */
function openUnsteady(at?: string) {
  const service = { isUp: true, revision: 'r1' };
  const participants = (_: unknown, args: ListArguments) => {
    if (!service.isUp) throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    return { ...pageOf(manyRows(2), args), revision: service.revision };
  };
  const query = { participants, participantsRevision: () => service.revision, registration: () => recordOf('1') };
  return { ...openList([], at, { query }), service };
}

describe('a list whose next read fails', () => {
  it('LST-10 keeps its tools and the chosen rows, and shows no rows of an earlier view', async () => {
    const { user, service } = openUnsteady();
    await user.click(await screen.findByLabelText(/^Выбрать: Примеров-1 /));
    service.isUp = false;
    await user.click(screen.getByRole('button', { name: 'Состояние' }));
    expect(await failure()).toBeVisible();
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
    expect(screen.queryByText(/^(Всего|Найдено): /)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Поиск по.списку/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Фильтры' })).toBeVisible();
    expect(await screen.findByText(/^Выбрано: 1/)).toBeVisible();
    service.isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await findRow(/Примеров-1 /);
    expect(screen.getByLabelText(/^Выбрать: Примеров-1 /)).toBeChecked();
    expect(screen.getByLabelText(/^Выбрать: Примеров-2 /)).not.toBeChecked();
    expect(document.body, 'the button of the message was removed').not.toHaveFocus();
  });

  it('LST-10 keeps an open record', async () => {
    const { service } = openUnsteady('/users-list?record=1');
    const record = await dialog();
    service.isUp = false;
    service.revision = 'r2';
    await waitFor(failure);
    expect(record).toBeVisible();
  });
});

/** A list without revisions, and a service whose reads of the newest state the test answers. */
function openAged(newest: () => unknown) {
  const readAt = new Date().toISOString();
  const down = () => {
    throw new GraphQLError('down', { extensions: { code: 'PROVIDER_UNAVAILABLE', requestId: 'a1b2' } });
  };
  const read = vi.fn((_: unknown, args: { newest: boolean }) => (args.newest ? newest() : down()));
  const participants = (_: unknown, args: ListArguments) => ({ ...pageOf(manyRows(1), args), readAt });
  const toasts: string[] = [];
  onTestFinished(subscribeToToasts(({ message, requestId }) => toasts.push(`${message} ${requestId}`)));
  return { ...openList([], undefined, { query: { participants, participantsRevision: read } }), read, toasts, down };
}

describe('the age of a list', () => {
  const press = async ({ user }: ReturnType<typeof openAged>) =>
    user.click(await screen.findByRole('button', { name: 'обновить' }));

  it('LST-02 says why the list was not read, and does not report failed polls', async () => {
    const page = openAged(() => page.down());
    await waitFor(() => expect(page.read.mock.calls.length).toBeGreaterThan(1));
    expect(page.toasts).toEqual([]);
    await press(page);
    await waitFor(() => expect(page.toasts).toEqual([expect.stringMatching(/^Сервис временно недоступен.* a1b2$/)]));
  });

  it('LST-02 reports nothing to a person who leaves the list while it is read', async () => {
    const page = openAged(() => new Promise(() => undefined));
    await press(page);
    await waitFor(() => expect(page.read.mock.lastCall?.[1]).toMatchObject({ newest: true }));
    await act(() => page.router.navigate('/elsewhere'));
    expect(page.toasts).toEqual([]);
  });
});

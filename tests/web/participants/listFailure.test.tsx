import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
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

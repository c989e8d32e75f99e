import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight, noLetter, recordOf, withLetter } from './listData.ts';
import { dialog, open, saved, type Withdraw } from './openRecord.tsx';

beforeEach(giveHeight);

describe('taking a decision back', () => {
  const decided = recordOf('1', {
    confirmedFormat: 'SPEAKER',
    letters: [
      { key: '2', subject: 'Доклад включён в программу', createdAt: '2025-09-02T09:30:00.000Z', state: 'GIVEN_UP' },
      { key: '1', subject: 'Доклад «О пучках» принят', createdAt: '2025-09-01T09:30:00.000Z', state: 'SENT' },
    ],
  });
  async function ask(query: object = {}, withdraw = vi.fn<Withdraw>(() => saved())) {
    const page = open({ registration: () => decided, ...query } as never, { withdraw });
    await page.user.click(await within(await dialog()).findByRole('button', { name: 'Снять решение' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    const press = async (name: string | RegExp = 'Снять решение') =>
      page.user.click(await within(question).findByRole('button', { name }));
    return { page, question, press };
  }

  it('names the sent letter, and sends one about the withdrawal only on request', async () => {
    const { page, question, press } = await ask({ previewWithdrawal: () => withLetter });
    expect(await within(question).findByText(/«Доклад „О пучках“ принят», 01\.09\.2025/)).toBeVisible();
    expect(within(question).getByText(/Модератор рассмотрел вашу заявку/)).toBeVisible();
    await press(/Снять и.отправить письмо/);
    expect(await screen.findByText(/^Решение снято, письмо отправляется/)).toBeVisible();
    expect(page.withdraw).toHaveBeenCalledWith({
      registrationId: 'Registration:1',
      expectedVersion: 'v1-1',
      sendLetter: true,
    });
    expect(await dialog(), 'the record stays open').toBeVisible();
  });

  it.each([
    ['a confirmed one after the forum', true, true, 1],
    ['a confirmed one before its end', true, false, 0],
    ['one that nobody confirmed', false, true, 0],
  ])('says of %s what cannot be had again', async (_, isConfirmed, isOver, times) => {
    const record = { ...decided, isConfirmed, edition: { id: '2025', isOver } };
    const { question } = await ask({ registration: () => record, previewWithdrawal: () => noLetter });
    await within(question).findByText(/Последнее письмо участнику/);
    expect(within(question).queryAllByText(/сертификат докладчика участник больше не.получит/)).toHaveLength(times);
  });

  it('announces no letter where another moderator has withdrawn it before', async () => {
    const withdraw = vi.fn<Withdraw>(() => ({ ...saved(), isUnchanged: true }));
    const { press } = await ask({ previewWithdrawal: () => withLetter }, withdraw);
    await press(/Снять и.отправить письмо/);
    expect(await screen.findByText(/^Решение уже было снято: .*новое письмо не.отправлено/)).toBeVisible();
    expect(screen.queryByText(/письмо отправляется/)).not.toBeInTheDocument();
  });

  it.each([
    ['could not be shown', true, /показать не.удалось/],
    ['the provider does not show beforehand', false, /^Можно отправить письмо о.том, что решение снято\.$/],
  ])('offers a letter that %s', async (_, isLetterFailed, text) => {
    const { question } = await ask({ previewWithdrawal: () => ({ ...noLetter, hasLetter: true, isLetterFailed }) });
    expect(await within(question).findByText(text)).toBeVisible();
    expect(within(question).getByRole('button', { name: /Снять и.отправить письмо/ })).toBeVisible();
  });

  it('stays open with the reason if the provider rejects it', async () => {
    const userErrors = [{ code: 'CONFLICT', message: 'Запись уже изменили.', field: null }];
    const { question, press } = await ask(
      {},
      vi.fn(() => ({ registration: null, conflict: null, userErrors })),
    );
    await press();
    expect(await within(question).findByText('Запись уже изменили.')).toBeVisible();
  });

  it('tries again after a conflict, with the current record', async () => {
    const current = { ...decided, version: 'v5-1' };
    const userErrors = [{ code: 'CONFLICT', message: 'Запись уже изменили.', field: null }];
    const conflict = { current, updatedBy: null, updatedAt: null, fields: [] };
    const withdraw = vi.fn(() => ({ registration: null, conflict, userErrors }));
    const { question, press } = await ask({}, withdraw);
    await press();
    expect(await within(question).findByText('Запись уже изменили.')).toBeVisible();
    await press();
    await waitFor(() => expect(withdraw).toHaveBeenCalledTimes(2));
    expect(withdraw).toHaveBeenLastCalledWith(expect.objectContaining({ expectedVersion: 'v5-1' }));
  });

  it('is offered neither without the extension nor before a decision', async () => {
    const { unmount } = open({ registration: () => decided, extensions: () => ['HISTORY'] } as never);
    await within(await dialog()).findByRole('button', { name: 'Редактировать' });
    expect(screen.queryByRole('button', { name: 'Снять решение' })).not.toBeInTheDocument();
    unmount();
    open();
    await within(await dialog()).findByRole('button', { name: 'Редактировать' });
    expect(screen.queryByRole('button', { name: 'Снять решение' })).not.toBeInTheDocument();
  });
});

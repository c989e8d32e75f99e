import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeight, noLetter, recordOf } from './listData.ts';
import { dialog, open } from './openRecord.tsx';

beforeEach(giveHeight);

describe('taking a decision back', () => {
  const decided = recordOf('1', {
    confirmedFormat: 'SPEAKER',
    letters: [
      { key: '2', subject: 'Доклад включён в программу', createdAt: '2025-09-02T09:30:00.000Z', state: 'GIVEN_UP' },
      { key: '1', subject: 'Доклад «О пучках» принят', createdAt: '2025-09-01T09:30:00.000Z', state: 'SENT' },
    ],
  });
  const letter = {
    registration: { id: 'Registration:1' },
    fullName: 'Примеров-1',
    recipient: 'primer-1@example.org',
    subject: 'Решение снято',
    text: 'Заявка снова рассматривается.',
  };
  async function ask(query: object = {}) {
    const page = open({ registration: () => decided, ...query } as never);
    await page.user.click(await within(await dialog()).findByRole('button', { name: 'Снять решение' }));
    return { page, question: await screen.findByRole('dialog', { name: 'Снять решение?' }) };
  }

  it('names the sent letter, and sends one about the withdrawal only on request', async () => {
    const { page, question } = await ask({ previewWithdrawal: () => ({ ...noLetter, hasLetter: true, letter }) });
    expect(await within(question).findByText(/«Доклад „О пучках“ принят», 01\.09\.2025/)).toBeVisible();
    expect(within(question).getByText('Заявка снова рассматривается.')).toBeVisible();
    await page.user.click(within(question).getByRole('button', { name: /Снять и.отправить письмо/ }));
    expect(await screen.findByText(/^Решение снято, письмо отправляется/)).toBeVisible();
    expect(page.withdraw).toHaveBeenCalledWith({
      registrationId: 'Registration:1',
      expectedVersion: 'v1-1',
      sendLetter: true,
    });
    expect(await dialog(), 'the record stays open').toBeVisible();
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
    const rejected = { code: 'CONFLICT', message: 'Запись уже изменили.', field: null };
    const withdraw = vi.fn(() => ({ registration: null, conflict: null, userErrors: [rejected] }));
    const page = open({ registration: () => decided } as never, { withdraw });
    await page.user.click(await within(await dialog()).findByRole('button', { name: 'Снять решение' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await page.user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    expect(await within(question).findByText('Запись уже изменили.')).toBeVisible();
  });

  it('can be tried again after a conflict, about the record as it is by then', async () => {
    const current = { ...decided, version: 'v5-1' };
    const userErrors = [{ code: 'CONFLICT', message: 'Запись уже изменили.', field: null }];
    const conflict = { current, updatedBy: null, updatedAt: null, fields: [] };
    const withdraw = vi.fn(() => ({ registration: null, conflict, userErrors }));
    const page = open({ registration: () => decided } as never, { withdraw });
    await page.user.click(await within(await dialog()).findByRole('button', { name: 'Снять решение' }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    const press = async () => page.user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../web/features/participants/scope/undo/UndoChange.tsx';
import { hasUnsavedWork } from '../../../web/lib/unsavedWork.ts';
import { noLetter, recordOf, viewer } from './listData.ts';
import { changedTo, type Send } from './openRecord.tsx';
import { findAbstract, givePanes, ids, openReview, press, recordsOf, rowsById } from './openReview.tsx';

beforeEach(givePanes);

describe('the review of a filtered list', () => {
  it('LST-03 LST-04 shows the queue, the abstract of the first record, and the decision', async () => {
    const called = vi.fn((_: unknown, __: { filter: object }) => ids);
    const { rows } = openReview({ participantIds: called }, { at: '?status=awaiting-format' });
    const pane = await findAbstract();
    expect(await within(pane).findByRole('heading', { name: /Пример.доклада.1/ })).toBeVisible();
    expect(within(pane).getByText('Примеров-1 Пример Примерович')).toBeVisible();
    const queue = screen.getByRole('region', { name: 'Очередь' });
    const first = await within(queue).findByRole('link', { name: /Примеров-1/ });
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(within(queue).getAllByRole('img', { name: 'Ждёт формата' })).toHaveLength(3);
    expect(screen.getByText(/^1 из.3$/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Устный доклад' })).toBeChecked();
    expect(called.mock.lastCall?.[1].filter).toMatchObject({ status: { values: ['AWAITING_FORMAT'] } });
    expect(rows.mock.calls.map(([, { filter }]) => filter.ids)).toEqual([ids]);
  });

  it('LST-04 keys choose the format, save, and show the next record; the queue stays', async () => {
    const { send, router } = openReview();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    press('Enter', 'Enter');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ registrationId: 'Registration:1', confirmedFormat: 'POSTER' }),
    );
    expect(router.state.location.search).toBe('?record=2');
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.3/ })).toBeVisible();
    press('KeyK');
    press('KeyK');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.1/ })).toBeVisible();
    press('Slash', '/');
    expect(screen.getByRole('textbox', { name: /Поиск по.списку/ })).toHaveFocus();
  });

  it('LST-04 opens the records that wait for a format, or all records by a choice in the address', async () => {
    const called = vi.fn((_: unknown, __: { filter: { status: unknown } }) => ids);
    const { user, router } = openReview({ participantIds: called }, { at: '?section=3' });
    const statuses = () => called.mock.lastCall?.[1].filter.status;
    await findAbstract();
    expect(statuses()).toMatchObject({ values: ['AWAITING_FORMAT'], exclude: false });
    expect(screen.getByRole('radio', { name: 'Ждут формата' })).toBeChecked();
    const toList = () => screen.getByRole('link', { name: /К.списку/ });
    expect(toList()).toHaveAttribute('href', '/users-list?status=awaiting-format&section=3');
    await user.click(screen.getByRole('radio', { name: 'Весь список' }));
    await waitFor(() => expect(statuses()).toBeNull());
    expect(router.state.location.search).toBe(
      '?section=3&status=confirmed&status=awaiting-format&status=awaiting-person',
    );
    expect(toList()).toHaveAttribute('href', '/users-list?section=3');
  });

  it('LST-04 keeps the states of the list’s filter', async () => {
    const called = vi.fn((_: unknown, __: { filter: { status: unknown } }) => ids);
    openReview({ participantIds: called }, { at: '?status=awaiting-person' });
    await findAbstract();
    expect(called.mock.lastCall?.[1].filter.status).toMatchObject({ values: ['AWAITING_PERSON'] });
    expect(screen.getByRole('radio', { name: /По.фильтру списка/ })).toBeChecked();
  });

  it('LST-04 asks before an unsaved decision is left', async () => {
    const { router } = openReview();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    press('KeyJ');
    const question = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
    fireEvent.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('radio', { name: 'Стендовый доклад' })).toBeChecked();
    press('KeyJ');
    const again = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
    fireEvent.click(within(again).getByRole('button', { name: /^Уйти/ }));
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
  });

  it('ACC-17 an unfinished decision is unsaved work, which stays when the session ends', async () => {
    const { unmount } = openReview();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    expect(hasUnsavedWork()).toBe(false);
    press('Digit3');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    press('Digit2');
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    press('Digit3');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('LST-10 says that the queue is empty, or that it did not load', async () => {
    openReview({ participantIds: () => [] });
    expect(await screen.findByText('Очередь пуста')).toBeVisible();
  });

  it('LST-10 says that the queue did not load and offers to retry', async () => {
    let isUp = false;
    const { user } = openReview({
      participantIds: () => {
        if (!isUp) throw new Error('down');
        return ids;
      },
    });
    expect(await screen.findByText(/Не удалось загрузить: очередь заявок/)).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await findAbstract()).toBeVisible();
  });

  it('LST-03 leads a participant to the public list', async () => {
    const { router } = openReview({ viewer: () => ({ ...viewer, isModerator: false }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/users-list'));
  });

  it('LST-10 keeps the queue usable if a record did not load', async () => {
    const registration = recordsOf((key) => {
      if (key === '1') throw new Error('down');
      return {};
    });
    openReview({ registration });
    expect(await screen.findByText(/Не удалось загрузить: запись об.участии/)).toBeVisible();
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
  });
});

describe('the queue of the review', () => {
  it('says that rows did not load, which does not mean that they were cancelled, and loads them again', async () => {
    const rows = rowsById();
    rows.mockImplementationOnce(() => {
      throw new Error('down');
    });
    const { user } = openReview({ participants: rows });
    const queue = await screen.findByRole('region', { name: 'Очередь' });
    expect(await within(queue).findByText(/Не.удалось загрузить: очередь/)).toBeVisible();
    expect(within(queue).queryByText('Регистрация отменена')).not.toBeInTheDocument();
    await user.click(within(queue).getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await within(queue).findByRole('link', { name: /Примеров-1/ })).toBeVisible();
  });
});

describe('the review’s message about a decision', () => {
  const line = () => screen.findByRole('status', { name: 'Последнее решение' });
  const registration = recordsOf((key) => (key === '1' ? { confirmedFormat: 'POSTER' } : {}));
  const changed = () => changedTo(recordOf('1', { confirmedFormat: 'SPEAKER', version: 'v2-1' }));
  async function decide(...args: Parameters<typeof openReview>) {
    const page = openReview(...args);
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit2');
    press('Enter', 'Enter');
    return page;
  }

  it('LST-04 names the saved record without a toast, and undoes the last decision', async () => {
    const { send, user } = await decide({ registration }, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено: Примеров-1 П. П./));
    expect(within(await line()).getByRole('link')).toHaveAttribute('href', expect.stringContaining('record=1'));
    expect(screen.queryByText('Изменения сохранены')).not.toBeInTheDocument();
    await user.click(within(await line()).getByRole('button', { name: /^Отменить/ }));
    await waitFor(async () => expect(await line()).toHaveTextContent('Прежние значения возвращены'));
    expect(send.mock.lastCall?.[0]).toMatchObject({ expectedVersion: 'v2-1', confirmedFormat: 'POSTER' });
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
    expect(within(await line()).getByRole('link'), 'in place of the removed button').toHaveFocus();
    expect(screen.getByRole('heading', { name: /Пример.доклада.2/ }), 'the next record stays').toBeVisible();
  });

  it('LST-04 says that nothing was changed where another moderator has decided the same before', async () => {
    await decide({}, { send: vi.fn<Send>(() => ({ ...changed(), isUnchanged: true })) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Примеров-1 П. П.: В.записи уже так/));
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('LST-04 is brought into view on a phone', async () => {
    const match = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...match(query),
      matches: query.includes('62em'),
    }));
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await decide({}, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено/));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  it('LST-04 takes a first decision back if the provider supports it', async () => {
    const { withdraw, user } = await decide({}, { send: vi.fn<Send>(changed) });
    await screen.findByRole('button', { name: /^Отменить решение/ });
    press('KeyZ');
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await user.click(await within(question).findByRole('button', { name: 'Снять решение' }));
    await waitFor(async () => expect(await line()).toHaveTextContent(/Решение снято/));
    expect(withdraw.mock.lastCall?.[0]).toMatchObject({ registrationId: 'Registration:1', expectedVersion: 'v2-1' });
  });

  it('LST-04 returns the focus to the undo button if the moderator leaves its question', async () => {
    const { user } = await decide({}, { send: vi.fn<Send>(changed) });
    await user.click(await screen.findByRole('button', { name: /^Отменить решение/ }));
    const question = await screen.findByRole('dialog', { name: 'Снять решение?' });
    await user.click(await within(question).findByRole('button', { name: 'Оставить решение' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Отменить решение/ })).toHaveFocus());
  });

  it('LST-04 offers no undo of a first decision without WITHDRAWALS', async () => {
    await decide({ extensions: () => ['HISTORY'] }, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Сохранено/));
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('LST-04 REG-05 says that the participant gets a letter which was not shown', async () => {
    const preview = { ...noLetter, hasLetter: true };
    await decide({ previewDecision: () => ({ preview, userErrors: [] }) }, { send: vi.fn<Send>(changed) });
    await waitFor(async () => expect(await line()).toHaveTextContent(/П\. П\., участник получит письмо/));
  });

  it('LST-04 a rejection appears at the decision, without a toast', async () => {
    const userErrors = [{ code: 'INVALID', message: 'Решение не принято.', field: null }];
    await decide({}, { send: vi.fn<Send>(() => ({ registration: null, conflict: null, userErrors })) });
    const pane = screen.getByRole('region', { name: 'Решение' });
    expect(await within(pane).findByText('Решение не принято.')).toBeVisible();
    expect(screen.getAllByText('Решение не принято.')).toHaveLength(1);
    expect(await line()).toBeEmptyDOMElement();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf, withLetter } from './listData.ts';
import { changedTo, previewing, type Send, text, type } from './openRecord.tsx';
import { findAbstract, givePanes, openReview, press } from './openReview.tsx';

beforeEach(givePanes);

const decision = () => screen.getByRole('region', { name: 'Решение' });

describe('an unsaved decision of the review', () => {
  it.each(['', '?record=1'])(
    'LST-04 is not left for another list without a question, at the address «%s»',
    async (at) => {
      const { user, router } = openReview({}, { at });
      await screen.findByRole('radio', { name: 'Стендовый доклад' });
      press('Digit3');
      await user.click(screen.getByRole('radio', { name: 'Весь список' }));
      const question = await screen.findByRole('dialog', { name: /Изменения не.сохранены/ });
      await user.click(within(question).getByRole('button', { name: 'Остаться' }));
      expect(router.state.location.search).toBe(at);
      expect(screen.getByRole('radio', { name: 'Стендовый доклад' })).toBeChecked();
    },
  );

  it('LST-04 is shown again after the letter, with the focus in the list of sections, which S opens', async () => {
    const { user } = openReview(previewing(withLetter));
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('KeyS');
    const sections = within(decision()).getByRole('combobox', { name: 'Секция' });
    await waitFor(() => expect(sections).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sections).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{Enter}');
    const letter = await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(letter).not.toBeInTheDocument());
    await waitFor(() => expect(sections).toHaveFocus());
    expect(sections).toHaveAttribute('aria-expanded', 'false');
  });

  it('LST-04 is not left by the skip link', async () => {
    const { router } = openReview();
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    await router.navigate({ hash: '#content' });
    await waitFor(() => expect(router.state.location.hash).toBe('#content'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a record of the review that another person has changed', () => {
  /** Presses «Сохранить» after the participant has cancelled the registration. */
  async function saveTooLate() {
    const service = { record: recordOf('1') };
    const send = vi.fn<Send>(() => {
      service.record = recordOf('1', { isCancelled: true });
      throw new GraphQLError('', { extensions: { code: 'NOT_FOUND' } });
    });
    const { user } = openReview({ registration: () => service.record }, { send });
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    press('Digit3');
    await user.click(within(decision()).getByRole('button', { name: 'Сохранить' }));
    await within(decision()).findByRole('note', { name: 'Регистрация отменена' });
  }

  it('LST-04 is marked as cancelled in the queue', async () => {
    await saveTooLate();
    const row = within(screen.getByRole('region', { name: 'Очередь' })).getByRole('link', { name: /Примеров-1/ });
    expect(await within(row).findByRole('img', { name: 'Отменена' })).toBeVisible();
  });

  it('LST-04 keeps the focus near the note that replaces the form', async () => {
    await saveTooLate();
    await waitFor(() => expect(decision(), 'the pressed button was removed').toHaveFocus());
  });

  it('LST-04 keeps the focus near the form that replaces the discarded one', async () => {
    const conflict = {
      current: recordOf('1', { version: 'v2-1', talkSchedule: '23 октября' }),
      updatedBy: null,
      updatedAt: null,
      fields: [{ field: 'TALK_SCHEDULE', current: text('23 октября'), wanted: text('22 октября') }],
    };
    const { user } = openReview({}, { send: vi.fn<Send>(() => changedTo(null, conflict)) });
    await screen.findByRole('radio', { name: 'Стендовый доклад' });
    type(decision(), 'Дата доклада', '22 октября');
    await user.click(within(decision()).getByRole('button', { name: 'Сохранить' }));
    await user.click(await within(decision()).findByRole('button', { name: /Отбросить мои/ }));
    await waitFor(() => expect(decision(), 'the pressed button was removed').toHaveFocus());
    expect(within(decision()).getByLabelText('Дата доклада')).toHaveValue('23 октября');
  });

  it('LST-04 is announced by its heading when it opens, and after the one that was saved before it', async () => {
    const { user } = openReview();
    const heading = async (name: RegExp) => within(await findAbstract()).findByRole('heading', { name });
    const first = await heading(/Пример.доклада.1/);
    await waitFor(() => expect(first).toHaveFocus());
    await user.click(await within(decision()).findByRole('button', { name: /Сохранить и.следующая/ }));
    const second = await heading(/Пример.доклада.2/);
    await waitFor(() => expect(second).toHaveFocus());
  });
});

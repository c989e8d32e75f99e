import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from './listData.ts';
import type { Send } from './openRecord.tsx';
import { givePanes, openReview, press } from './openReview.tsx';

beforeEach(givePanes);

const decision = () => screen.getByRole('region', { name: 'Решение' });

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
});

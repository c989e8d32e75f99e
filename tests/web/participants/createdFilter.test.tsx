import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight } from './listData.ts';
import { manyRows, openList } from './openList.tsx';

beforeEach(giveHeight);

/** Opens the filter by day of registration, with the range of the address. */
async function openDays(range = '') {
  const page = openList(manyRows(2), `/users-list${range === '' ? '' : `?created=${range}`}`);
  await page.user.click(await screen.findByRole('button', { name: /^Фильтры/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Фильтры списка' }));
  await page.user.type(await drawer.findByRole('textbox', { name: /Найти фильтр/ }), 'регистрац');
  const [from, to] = [await drawer.findByLabelText(/^С.даты$/), drawer.getByLabelText(/^По.дату$/)];
  return { ...page, from, to };
}

const message = 'Введите дату с\u00a001.01.2024 по\u00a031.12.2026';

describe('the days of registration', () => {
  it.each(['99.99.2025', '01.13.2025', '01.01.1999', 'вчера'])(
    'LST-02 rejects %s next to its field, keeps the text, and filters by the corrected day',
    async (text) => {
      const { user, router, from } = await openDays();
      await user.type(from, text);
      expect(from, 'while it is being typed').not.toHaveAccessibleDescription();
      await user.tab();
      expect(from).toHaveAccessibleDescription(message);
      expect(from).toHaveValue(text);
      expect(router.state.location.search).toBe('');
      await user.clear(from);
      expect(from, 'empty').not.toHaveAccessibleDescription();
      await user.type(from, '04.08.2025');
      expect(from).not.toHaveAccessibleDescription();
      await waitFor(() => expect(router.state.location.search).toBe('?created=2025-08-04..'));
    },
  );

  it('LST-02 marks the wrong end alone, and keeps the range of the address until it is a day', async () => {
    const { user, router, from, to } = await openDays('2025-08-04..2025-08-10');
    await user.clear(from);
    await user.type(from, '99.99.2025');
    await user.tab();
    expect(from).toHaveAccessibleDescription(message);
    expect(to, 'nothing is compared with a wrong day').not.toHaveAccessibleDescription();
    await user.clear(from);
    await user.type(from, '05.08.2025');
    await waitFor(() => expect(router.state.location.search).toBe('?created=2025-08-05..2025-08-10'));
    expect(from).not.toHaveAccessibleDescription();
  });
});

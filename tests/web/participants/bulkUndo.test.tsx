import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UndoBulkRunInput } from '../../../web/generated/types.ts';
import { fakeTimers, pass } from '../../testkit/toasts.ts';
import { giveHeight } from './listData.ts';
import { openBulk, planFormat, planOf, resultsOf } from './openBulk.tsx';

beforeEach(giveHeight);

/** Longer than a closed dialog watches its opener. */
const READING_MS = 6_000;

const undo = {
  Query: { planBulkUndo: () => planOf(2) },
  Mutation: { undoBulkRun: (_: unknown, { input }: { input: UndoBulkRunInput }) => resultsOf(input) },
};

/** Changes two chosen records and opens the undo of this run. */
async function openUndo() {
  const page = await openBulk(undefined, undefined, undo);
  const plan = await planFormat(page, () => planOf(2));
  await page.user.click(plan.getByText(/Изменить 2.записи/));
  await page.user.click(await screen.findByRole('button', { name: 'Отменить изменения…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить изменения' }));
  await pass(READING_MS);
  return { page, dialog };
}

describe('the focus after the undo of a bulk change', () => {
  it.each(['Готово', 'Escape'])('returns to the button that opened the change: %s', async (way) => {
    fakeTimers();
    const { page, dialog } = await openUndo();
    await page.user.click(await dialog.findByText(/^Вернуть 2.записи$/));
    const done = await dialog.findByRole('button', { name: 'Готово' });
    if (way === 'Escape') await page.user.keyboard('{Escape}');
    else await page.user.click(done);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Изменить…' })).toHaveFocus());
  });
});

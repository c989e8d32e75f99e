import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Read ahead, so that the test does not wait for the compiler.
import '../../../web/features/participants/scope/record/recordSchema.ts';
import { giveHeight, withLetter } from './listData.ts';
import { dialog, edit, open, previewing } from './openRecord.tsx';

beforeEach(giveHeight);

const part = vi.hoisted(() => ({ isAsked: false, arrive: () => {} }));
vi.mock('../../../web/features/participants/scope/letters/LetterDialog.tsx', async (read) => {
  part.isAsked = true;
  await new Promise<void>((done) => Object.assign(part, { arrive: done }));
  return read();
});

it('LST-04 a form takes no input while the dialog of its letter loads', async () => {
  const page = open(previewing(withLetter));
  const form = within(await edit(page));
  const date = form.getByLabelText('Дата доклада');
  await page.user.type(date, '22 октября{Enter}');
  await waitFor(() => expect(part.isAsked).toBe(true));
  await page.user.type(date, ' и 23');
  part.arrive();
  const letter = await dialog(/Письмо участнику/);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(letter).not.toBeInTheDocument());
  await waitFor(() => expect(date).toHaveFocus());
  expect(date).toHaveValue('22 октября');
  await page.user.type(date, ' и 23');
  expect(date).toHaveValue('22 октября и 23');
});

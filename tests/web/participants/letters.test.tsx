import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for the compiler.
import '../../../web/features/participants/scope/letters/LetterDialog.tsx';
import { letters, toPeople } from '#texts/letters.ts';
import { clashText } from '../../../web/features/participants/scope/places/clashText.ts';
import { giveHeight, noLetter, withLetter } from './listData.ts';
import { edit, open, type Send, saved } from './openRecord.tsx';

beforeEach(giveHeight);

const clash = { registration: { id: 'Registration:2' }, fullName: 'Образцова Проба', kind: 'BOARD' };

/** Opens the form of a record and saves it; the service answers the preview so. */
async function save(preview: object, actions: Parameters<typeof open>[1] = {}) {
  const page = open({ previewDecision: () => ({ preview, userErrors: [] }) as never }, actions);
  const record = await edit(page);
  await page.user.click(within(record).getByRole('button', { name: 'Сохранить' }));
  return page;
}

describe('a save that sends a letter', () => {
  it('REG-05 shows it first; Enter sends it, and the page says to whom it went', async () => {
    const { user, send } = await save(withLetter);
    const question = await screen.findByRole('dialog', { name: 'Письмо участнику' });
    expect(within(question).getByText(/primer-1@example.org/)).toBeVisible();
    expect(within(question).getByText(/Модератор рассмотрел вашу заявку/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(within(question).getByRole('button', { name: /Сохранить и.отправить/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('Изменения сохранены. Письмо отправляется: Примеров-1 Пример Примерович'),
    ).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall?.[0]).not.toHaveProperty('sendLetter');
  });

  it('REG-05 announces no letter where another moderator has saved the same before', async () => {
    const { user } = await save(withLetter, { send: vi.fn<Send>(() => ({ ...saved(), isUnchanged: true })) });
    await user.click(await screen.findByRole('button', { name: /Сохранить и.отправить/ }));
    expect(await screen.findByText(/ничего не.изменено, новое письмо не.отправлено/)).toBeVisible();
    expect(screen.queryByText(/Изменения сохранены/)).not.toBeInTheDocument();
  });

  it('REG-05 saves without the letter where the moderator declines it', async () => {
    const { user, send } = await save(withLetter);
    await user.click(await screen.findByRole('button', { name: /Сохранить без.письма/ }));
    expect(await screen.findByText(/Изменения сохранены, письмо не.отправлено/)).toBeVisible();
    expect(send.mock.lastCall?.[0]).toMatchObject({ sendLetter: false });
  });

  it.each([
    [/Сохранить и.отправить/, 'Изменения сохранены. Участник получит письмо', undefined],
    [/Сохранить без.письма/, /Изменения сохранены, письмо не.отправлено/, false],
  ])('REG-05 asks where the letter could not be shown: %s', async (button, savedText, sendLetter) => {
    const { user, send } = await save({ ...noLetter, hasLetter: true, isLetterFailed: true });
    const question = await screen.findByRole('dialog', { name: 'Письмо участнику' });
    expect(within(question).getByText(/Письмо не.удалось показать/)).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Вернуться' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: button }));
    expect(await screen.findByText(savedText)).toBeVisible();
    expect(send.mock.lastCall?.[0].sendLetter).toBe(sendLetter);
  });

  it('saves nothing where the moderator returns, and keeps what was typed', async () => {
    const { user, send } = await save(withLetter);
    await screen.findByRole('dialog', { name: 'Письмо участнику' });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeEnabled();
    expect(send).not.toHaveBeenCalled();
  });

  it('takes no input until the letter is there, because the letter is about the values at the press', async () => {
    let answer: () => void = () => undefined;
    const held = vi.fn(() => new Promise((done) => (answer = () => done({ preview: withLetter, userErrors: [] }))));
    const page = open({ previewDecision: held as never });
    const form = within(await edit(page));
    const { user } = page;
    const date = form.getByLabelText('Дата доклада');
    await user.type(date, '22 октября{Enter}');
    await waitFor(() => expect(held).toHaveBeenCalled());
    for (const radio of form.getAllByRole('radio')) await user.click(radio);
    await user.keyboard('3');
    await user.type(date, ' и 23');
    answer();
    await screen.findByRole('dialog', { name: 'Письмо участнику' });
    // The part of the page that shows the letter may load for longer than the letter.
    expect(date).toHaveAttribute('readonly');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveValue('22 октября');
    expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Устный доклад');
    await user.type(date, ' и 23');
    expect(date).toHaveValue('22 октября и 23');
  });

  it('shows the same record after it, also where Enter is pressed in a field meanwhile', async () => {
    let answer: () => void = () => undefined;
    const held = vi.fn(() => new Promise((done) => (answer = () => done({ preview: noLetter, userErrors: [] }))));
    const page = open({ previewDecision: held as never });
    const form = within(await edit(page));
    await page.user.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(held).toHaveBeenCalled());
    await page.user.type(form.getByLabelText('Дата доклада'), '{Enter}');
    answer();
    await screen.findByText('Изменения сохранены');
    expect(page.router.state.location.search).toBe('?record=1');
  });

  it('saves nothing where the browser’s Back closes the letter, and keeps the form', async () => {
    const { send } = await save(withLetter);
    const letterDialog = await screen.findByRole('dialog', { name: 'Письмо участнику' });
    window.history.back();
    await waitFor(() => expect(letterDialog).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeEnabled();
    expect(send).not.toHaveBeenCalled();
  });

  it('says that the participant gets a letter, without a question, at a provider without letter previews', async () => {
    await save({ ...noLetter, hasLetter: true });
    expect(await screen.findByText('Изменения сохранены. Участник получит письмо')).toBeVisible();
  });
});

describe('a save onto a place that another has', () => {
  it('PRG-07 warns, and saves all the same if the moderator wants it', async () => {
    const { user, send } = await save({ ...noLetter, placeClashes: [clash] });
    const question = await screen.findByRole('dialog', { name: 'Место уже занято' });
    expect(within(question).getByText(/не.один доклад. Здесь.же: Образцова Проба/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: /Всё равно сохранить/ }));
    expect(await screen.findByText('Изменения сохранены')).toBeVisible();
  });

  it.each([
    [1, /приходится не.один доклад\. Здесь.же: А1\.$/],
    [2, /приходится не.один доклад\. Здесь.же: А1, А2\.$/],
    [5, /приходится не.один доклад\. Здесь.же: А1, А2, А3 и.ещё 2\.$/],
  ])('PRG-07 names %i others on the same slot in a sentence that is right for their number', (count, sentence) => {
    const others = Array.from({ length: count }, (_, index) => ({
      ...clash,
      fullName: `А${index + 1}`,
      kind: 'SLOT' as const,
    }));
    expect(clashText(others)).toMatch(sentence);
  });
});

describe('letters and people in words', () => {
  it.each([
    [1, 'одному человеку'],
    [3, 'трём людям'],
    [11, '11 людям'],
    [21, '21 человеку'],
    [251, '251 человеку'],
  ])('%i', (count, words) => {
    expect(toPeople(count)).toBe(words.replace(' ', '\u00a0'));
  });

  it('5 letters', () => {
    expect(letters(5)).toBe('5\u00a0писем');
  });
});

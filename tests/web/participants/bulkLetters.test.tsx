import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHeight } from './listData.ts';
import { openBulk, partsOf, planFormat, planOf, resultsOf } from './openBulk.tsx';

beforeEach(giveHeight);

describe('letters of a change of many records', () => {
  it('REG-05 shows each letter and leaves out the declined ones; then it says how many went to how many people', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(5, 5));
    expect(plan.getByText(/Изменение отправит 5.писем трём.людям\. Письма.— на.следующем шаге\./)).toBeVisible();
    await page.user.click(plan.getByText(/Дальше: письма/));
    expect(await plan.findByText(/Уйдёт 5.писем трём.людям/)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Письма');
    await page.user.click(plan.getAllByText(/Показать письмо «Формат „Плюса“ подтверждён»/)[1] as HTMLElement);
    expect(plan.getByText('Здравствуйте, Пример 2!')).toBeVisible();
    await page.user.click(plan.getByLabelText(/^Примеров-2 /));
    expect(plan.getByText(/Уйдёт 4.письма трём.людям/)).toBeVisible();
    await page.user.click(plan.getByRole('button', { name: /Изменить 5.записей и.отправить 4.письма/ }));
    expect(await screen.findByText(/Отправляем 4.письма трём.людям/)).toBeVisible();
    const [input] = page.sent.mock.lastCall ?? [];
    expect(
      input?.items.filter(({ sendLetter }) => sendLetter === false).map(({ registrationId }) => registrationId),
    ).toEqual(['2']);
    expect(screen.getAllByText(/Изменено, письмо отправляется/)).toHaveLength(4);
  });

  it('REG-05 announces no letter about a record that another moderator has changed in the same way before', async () => {
    const page = await openBulk((input) => resultsOf(input, 'UNCHANGED'));
    const plan = await planFormat(page, () => planOf(3, 2));
    await page.user.click(plan.getByText(/Дальше: письма/));
    await page.user.click(await plan.findByRole('button', { name: /^Изменить 3.записи и.отправить 2.письма$/ }));
    expect(await screen.findAllByText(/^Уже так, новое письмо не.отправлено$/)).toHaveLength(2);
    expect(screen.queryByText(/письмо отправляется|Отправляем/)).not.toBeInTheDocument();
  });

  it('REG-05 counts the letters that are not shown, and offers no more after the last one', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(60, 51));
    await page.user.click(plan.getByText(/Дальше: письма/));
    expect(await plan.findByText(/^Не.показано: 1.письмо\.$/)).toBeVisible();
    page.plan.mockImplementation(() => ({ plan: { ...partsOf(60, 51), letters: [] }, userErrors: [] }));
    await page.user.click(plan.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(plan.queryByText(/^Не.показано|Показать ещё/)).toBeNull());
  });

  it('REG-05 offers no more letters where a participant has cancelled since the plan', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(3, 3));
    page.plan.mockImplementation(() => planOf(2, 2));
    await page.user.click(plan.getByText(/Дальше: письма/));
    expect(await plan.findByLabelText(/^Примеров-2 /)).toBeVisible();
    expect(plan.queryByText(/^Не.показано|Показать ещё/)).toBeNull();
  });

  it('LST-04 keeps the focus in the dialog from step to step', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(3, 3));
    const shown = screen.getByRole('dialog');
    const isInside = () =>
      waitFor(() => expect(shown.querySelector('[tabindex="-1"]:focus, button:focus')).toBeInTheDocument());
    await plan.findByText(/Дальше: письма/);
    await isInside();
    await page.user.click(plan.getByText(/Дальше: письма/));
    await plan.findByText('Отправлять все');
    await page.user.click(plan.getByRole('button', { name: 'Назад' }));
    await plan.findByText(/Дальше: письма/);
    await isInside();
    await page.user.click(plan.getByRole('button', { name: 'Назад' }));
    await plan.findByText('Показать, что изменится');
    await isInside();
    await page.user.click(plan.getByText('Показать, что изменится'));
    await page.user.click(await plan.findByText(/Дальше: письма/));
    await page.user.click(await plan.findByRole('button', { name: /^Изменить 3.записи/ }));
    await plan.findByText('Изменено: 3');
    await isInside();
  });

  it('LST-04 begins with the plan again after a return to the values while the letters were read', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(3, 3));
    let answer: () => void = () => undefined;
    page.plan.mockImplementationOnce(() => new Promise((done) => (answer = () => done(planOf(3, 3)))) as never);
    await page.user.click(plan.getByText(/Дальше: письма/));
    await page.user.click(plan.getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(page.plan).toHaveBeenCalledTimes(2));
    answer();
    const again = await plan.findByRole('button', { name: 'Показать, что изменится' });
    await waitFor(() => expect(again).toBeEnabled());
    await page.user.click(again);
    await plan.findByText(/Дальше: письма/);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Что изменится');
  });

  it('REG-05 sends no letter at all where the moderator declines all of them', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => planOf(3, 3));
    await page.user.click(plan.getByText(/Дальше: письма/));
    await page.user.click(await plan.findByLabelText('Отправлять все'));
    expect(plan.getByText(/Ни.одно письмо не.уйдёт/)).toBeVisible();
    await page.user.click(plan.getByRole('button', { name: /^Изменить 3.записи$/ }));
    expect(await screen.findByText('Писем не отправлено.')).toBeVisible();
    expect(page.sent.mock.lastCall?.[0].items.every(({ sendLetter }) => sendLetter === false)).toBe(true);
  });

  it.each([
    ['a provider without letter previews', []],
    ['a provider that has not named its extensions', null],
  ])('REG-05 sends the letters without a step for them: %s', async (_name, extensions) => {
    const page = await openBulk(undefined, undefined, { Query: { extensions: () => extensions } });
    const plan = await planFormat(page, () => ({ plan: { ...partsOf(3, 3), letters: null }, userErrors: [] }));
    expect(plan.getByText(/^Изменение отправит 3.письма трём.людям\.$/)).toBeVisible();
    await page.user.click(plan.getByRole('button', { name: /^Изменить 3.записи$/ }));
    expect(await screen.findByText(/^3.человека получат письма\.$/)).toBeVisible();
    expect(screen.getAllByText('Изменено, участник получит письмо')).toHaveLength(3);
    expect(page.plan).toHaveBeenCalledTimes(1);
    expect(page.sent.mock.lastCall?.[0].items.every((item) => !('sendLetter' in item))).toBe(true);
  });

  it('REG-05 offers to read the letters again where the provider has lost its letter previews', async () => {
    const page = await openBulk();
    const plan = await planFormat(page, () => ({ plan: { ...partsOf(3, 3), letters: null }, userErrors: [] }));
    await page.user.click(plan.getByText(/Дальше: письма/));
    expect(await plan.findByRole('alert')).toHaveTextContent(/Письма не.удалось показать/);
    expect(plan.getByRole('button', { name: /^Изменить 3.записи и.отправить 3.письма$/ })).toBeVisible();
  });

  it('REG-05 leaves the choice of letters where the service could not show them', async () => {
    const page = await openBulk();
    page.plan.mockImplementation(() => {
      if (page.plan.mock.calls.length === 1) return planOf(3, 3);
      throw new Error('the letters cannot be shown');
    });
    const plan = await planFormat(page);
    await page.user.click(plan.getByText(/Дальше: письма/));
    expect(await plan.findByText(/Письма не.удалось показать/)).toBeVisible();
    await page.user.click(plan.getByLabelText('Отправлять все'));
    await page.user.click(plan.getByRole('button', { name: /^Изменить 3.записи$/ }));
    await waitFor(() => expect(page.sent).toHaveBeenCalled());
    expect(page.sent.mock.lastCall?.[0].items.every(({ sendLetter }) => sendLetter === false)).toBe(true);
  });
});

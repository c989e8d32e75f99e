import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../web/lib/draftStorage.ts';
import { fill } from '../../testkit/fill.ts';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { registration, rejection, windowIn } from '../cabinet/cabinetData.ts';
import { cabinet, openConfirmation, openExtra, openRegistration, openSchool } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';

const second = { ...registration, id: '2', title: 'Второй доклад' };
const third = { ...registration, id: '3', title: 'Третий доклад' };

describe('additional talks', () => {
  it('REG-07 are added to the first registration, each with a card', async () => {
    const registrations: object[] = [registration];
    const addTalk = mutation(() => {
      registrations.push(second);
      return { registration: second, userErrors: [] };
    });
    const view = cabinet(registrations, { addTalk });
    expect(await screen.findByText(/Можно добавить ещё 2 доклада/)).toBeVisible();
    const dialog = await openExtra(view);
    expect(dialog.queryByRole('radio', { name: 'Слушатель' })).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await dialog.choose('Стендовый доклад');
    await dialog.choose('Вторая секция');
    fill(dialog.getByLabelText(/Название доклада/), 'Второй доклад');
    await dialog.press('Добавить доклад');
    expect(await screen.findByRole('article', { name: 'Второй доклад' })).toBeVisible();
    expect(screen.getByText(/Можно добавить ещё 1 доклад\./)).toBeVisible();
    expect(addTalk.inputs[0]).toEqual({
      requestedFormat: 'POSTER',
      requestedSectionId: '27',
      title: 'Второй доклад',
      requestKey: expect.any(String),
    });
  });

  it('REG-07 are at most two: the button disappears with the third registration', async () => {
    cabinet([registration, second, third]);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Добавить доклад' })).toBeNull();
    expect(screen.getByText(/больше двух дополнительных заявить нельзя/)).toBeVisible();
  });

  it('REG-07 REG-11 shows the rejection of a third talk, added in another tab, and keeps the dialog open', async () => {
    fakeTimers();
    const text = 'Можно заявить не более двух дополнительных докладов';
    const dialog = await openExtra(cabinet([registration, second], { addTalk: () => rejection(text) }));
    await dialog.choose('Вторая секция');
    fill(dialog.getByLabelText(/Название доклада/), 'Лишний');
    await dialog.press('Добавить доклад');
    await expectToast(text, 3000);
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue('Лишний');
  });

  it.each([
    ['CLOSED', /Регистрация завершена 1\sоктября\s2025\sгода: доклад добавить уже нельзя/],
    ['UPCOMING', /Регистрация откроется 1\sавгуста\s2025\sгода/],
  ])('REG-07 while registration is %s, says why none can be added', async (state, reason) => {
    const { user } = cabinet([registration], {}, { registrationWindow: windowIn(state) });
    const button = await screen.findByRole('button', { name: 'Добавить доклад' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a talk typed for the first registration, which another tab makes', () => {
  const listener = { ...registration, requestedFormat: 'LISTENER', title: null };

  it('REG-11 is what an additional talk starts with after the rejection', async () => {
    const registrations: object[] = [];
    const registerForForum = () => {
      registrations.push(listener);
      return rejection('Вы уже зарегистрированы на форум');
    };
    const view = cabinet(registrations, { registerForForum });
    const first = await openRegistration(view);
    await first.choose('Стендовый доклад');
    await first.choose('Вторая секция');
    fill(first.getByLabelText(/Название доклада/), 'Второй доклад');
    await first.press('Зарегистрироваться');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await openExtra(view);
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue('Второй доклад');
    for (const name of ['Стендовый доклад', 'Вторая секция']) expect(dialog.getByRole('radio', { name })).toBeChecked();
  });

  it.each([
    ['stays when this tab registers', listener, 'Второй доклад'],
    ['is not offered again if it is that of the registration', { ...registration, title: 'Второй доклад' }, ''],
  ])('REG-11 %s', async (_, made, title) => {
    const registrations: object[] = [];
    const registerForForum = () => {
      registrations.push(made);
      return { registration: made, userErrors: [] };
    };
    const view = cabinet(registrations, { registerForForum });
    const first = await openRegistration(view);
    const place = { name: 'registration-first', version: 2, account: '1' };
    writeDraft(place, { format: 'SPEAKER', sectionId: '27', title: 'Второй доклад' });
    await first.press('Зарегистрироваться');
    const dialog = await openExtra(view);
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue(title);
  });
});

describe('the school', () => {
  const school = {
    ...registration,
    id: '9',
    isSchool: true,
    requestedFormat: 'LISTENER',
    title: null,
    requestedSection: { id: '36', name: 'Раздел школы' },
    listeningSections: [{ id: '36', name: 'Раздел школы' }],
  };

  it('REG-13 has a separate registration without a form, and then a separate card', async () => {
    const registrations: object[] = [];
    const registerForSchool = mutation(() => {
      registrations.push(school);
      return { registration: school, userErrors: [] };
    });
    const dialog = await openSchool(cabinet(registrations, { registerForSchool }));
    expect(dialog.getByText(/участие слушателем: «Образцовая школа»/)).toBeVisible();
    await dialog.user.dblClick(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    const card = within(await screen.findByRole('article', { name: 'Образцовая школа' }));
    expect(card.getByText('Раздел школы')).toBeVisible();
    expect(card.queryByText('Слушаю секции')).toBeNull();
    expect(card.getByRole('button', { name: 'Подтвердить участие' })).toHaveAccessibleDescription(
      /когда модератор подтвердит участие в.школе/,
    );
    expect(registerForSchool).toHaveBeenCalledOnce();
    expect(registerForSchool.inputs[0]?.requestKey).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
    // The forum is another registration.
    expect(screen.getByRole('button', { name: 'Зарегистрироваться на\u00a0форум' })).toBeVisible();
  });

  it('REG-13 mentions no format once a moderator has confirmed', async () => {
    cabinet([{ ...school, confirmedFormat: 'LISTENER' }]);
    expect(await screen.findByText(/^Модератор подтвердил участие в.школе$/)).toBeVisible();
  });

  it.each([
    ['UPCOMING', /Регистрация на школу ещё не открыта\. Она откроется 1 августа 2025 года/],
    ['CLOSED', /Регистрация на школу уже завершена\. Последним днём было 1 октября 2025 года/],
  ])('REG-13 has a separate window: %s', async (state, text) => {
    cabinet([], {}, { schoolWindow: windowIn(state) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /на\sшколу/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Зарегистрироваться на\u00a0форум' })).toBeVisible();
  });

  it('REG-13 stays open when registration for the forum is closed', async () => {
    cabinet([], {}, { registrationWindow: windowIn('CLOSED') });
    expect(await screen.findByText('Регистрация уже завершена')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Зарегистрироваться на\u00a0школу' })).toBeVisible();
  });

  it('REG-13 REG-06 is confirmed without excursion, T-shirt and sections; its own section stays', async () => {
    const confirmParticipation = mutation({
      registration: school,
      userErrors: [],
    });
    const dialog = await openConfirmation(
      cabinet([{ ...school, confirmedFormat: 'LISTENER' }], { confirmParticipation }),
    );
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await dialog.press('Подтвердить участие');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalledOnce());
    expect(confirmParticipation.inputs[0]).toEqual({
      registrationId: expect.any(String),
      listeningSectionIds: ['36'],
      changePosterToListener: false,
      shown: { confirmedFormat: 'LISTENER', effectiveSectionId: '36', talkSchedule: null },
    });
  });

  it('REG-13 is not among the sections to listen to', async () => {
    const dialog = await openConfirmation(cabinet([{ ...registration, confirmedFormat: 'SPEAKER' }]));
    expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'Раздел школы' })).toBeNull();
  });
});

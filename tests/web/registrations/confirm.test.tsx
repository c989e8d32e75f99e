import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registration, rejection, sections } from '../cabinet/cabinetData.ts';
import { cabinet, openByButton, openConfirmation } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';

describe('confirming participation', () => {
  const moderated = { ...registration, confirmedFormat: 'POSTER' };
  const accepted = () => mutation({ registration: moderated, userErrors: [] });

  it('REG-06 sends the choices and shows the green statement', async () => {
    const registrations: object[] = [moderated];
    const confirmParticipation = mutation(() => {
      registrations[0] = { ...moderated, isConfirmed: true };
      return { registration: registrations[0], userErrors: [] };
    });
    const dialog = await openConfirmation(cabinet(registrations, { confirmParticipation }));
    expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeChecked();
    await dialog.choose('Приду');
    await dialog.choose('M');
    await dialog.press('Подтвердить участие');
    expect(await screen.findByText(/Ждём вас/)).toBeVisible();
    expect(confirmParticipation.inputs[0]).toEqual({
      registrationId: '10001',
      listeningSectionIds: ['27'],
      tour: 'ATTENDING',
      tshirtSize: 'M',
      changePosterToListener: false,
      shown: { confirmedFormat: 'POSTER', effectiveSectionId: '26', talkSchedule: null },
    });
  });

  it('REG-06 REG-11 shows what a moderator has changed meanwhile, and confirms that only when asked again', async () => {
    const registrations: object[] = [moderated];
    const current = {
      ...moderated,
      confirmedFormat: 'SPEAKER',
      confirmedSection: sections[1],
      talkSchedule: '23 октября',
    };
    const conflict = { code: 'CONFLICT', message: 'Заявка изменилась', field: null };
    const confirmParticipation = mutation(({ shown }: { shown: { confirmedFormat: string } }) => {
      if (shown.confirmedFormat === 'POSTER') {
        registrations[0] = current;
        return { registration: null, current, userErrors: [conflict] };
      }
      registrations[0] = { ...current, isConfirmed: true };
      return { registration: registrations[0], current: null, userErrors: [] };
    });
    const dialog = await openConfirmation(
      cabinet(registrations, { confirmParticipation: confirmParticipation as never }),
    );
    await dialog.choose('Слушатель');
    await dialog.choose('XL');
    await dialog.press('Подтвердить участие');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Заявка изменилась');
    for (const fact of ['Устный доклад', 'Вторая секция', 'Дата доклада: 23 октября']) {
      expect(dialog.getAllByText(fact)[0]).toBeVisible();
    }
    expect(dialog.getByRole('radio', { name: 'XL' })).toBeChecked();
    await dialog.press('Подтвердить участие');
    expect(await screen.findByText(/Ждём вас/)).toBeVisible();
    expect(confirmParticipation.inputs[1]).toMatchObject({
      tshirtSize: 'XL',
      changePosterToListener: false,
      shown: { confirmedFormat: 'SPEAKER', effectiveSectionId: '27', talkSchedule: '23 октября' },
    });
  });

  it('REG-06 REG-11 keeps the input and the reason where the participation was confirmed elsewhere with other answers', async () => {
    const current = { ...moderated, confirmedFormat: 'SPEAKER', isConfirmed: true, tour: 'ATTENDING', tshirtSize: 'M' };
    const conflict = { code: 'CONFLICT', message: 'Участие уже подтверждено', field: null };
    const registrations: object[] = [moderated];
    const confirmParticipation = mutation(({ shown }: { shown: { confirmedFormat: string } }) => {
      registrations[0] = current;
      if (shown.confirmedFormat === 'POSTER') return { registration: null, current, userErrors: [conflict] };
      return { registration: current, current: null, userErrors: [] };
    });
    const dialog = await openConfirmation(
      cabinet(registrations, { confirmParticipation: confirmParticipation as never }),
    );
    await dialog.choose('XL');
    await dialog.press('Подтвердить участие');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Участие уже подтверждено');
    for (const name of ['Приду', 'XL']) expect(dialog.getByRole('radio', { name })).toBeChecked();
    await dialog.press('Сохранить ответы');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirmParticipation.inputs[1]).toEqual({
      registrationId: '10001',
      tshirtSize: 'XL',
      changePosterToListener: false,
      shown: { confirmedFormat: 'SPEAKER', effectiveSectionId: '26', talkSchedule: null },
    });
  });

  it('REG-06 names the talk with its format, section and date, and a talk that became listening by its title', async () => {
    const talkSchedule = '22 октября, 10:20';
    const view = cabinet([{ ...moderated, talkSchedule }]);
    const dialog = await openConfirmation(view);
    for (const fact of ['Образцовый доклад', 'Стендовый доклад', `Дата доклада: ${talkSchedule}`]) {
      expect(dialog.getAllByText(fact)[0]).toBeVisible();
    }
    view.unmount();
    const listening = await openConfirmation(cabinet([{ ...registration, confirmedFormat: 'LISTENER' }]));
    expect(listening.getByText('Образцовый доклад')).toBeVisible();
    expect(listening.queryByText(/Дата доклада/)).toBeNull();
  });

  it('R17 shows earlier answers instead of questions, and changes them on request', async () => {
    const confirmParticipation = accepted();
    const answered = { ...moderated, tour: 'ATTENDING', tshirtSize: 'L' };
    const dialog = await openConfirmation(cabinet([answered], { confirmParticipation }));
    expect(dialog.getByText(/^Экскурсия 21 октября 2025\sгода: приду$/)).toBeVisible();
    expect(dialog.getByText('Размер футболки: L')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'L' })).toBeNull();
    await dialog.press('Изменить ответы');
    expect(dialog.getByRole('radio', { name: 'L' })).toBeChecked();
    await dialog.choose('XL');
    await dialog.press('Подтвердить участие');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).toMatchObject({ tour: 'ATTENDING', tshirtSize: 'XL' });
  });

  it('R17 shows a choice that was not sent instead of another answer, so that nothing hidden is sent', async () => {
    const current = { ...moderated, confirmedFormat: 'SPEAKER', tour: 'ATTENDING', tshirtSize: 'M' };
    const registrations: object[] = [moderated];
    const confirmParticipation = mutation(() => {
      registrations[0] = current;
      return { registration: null, current, userErrors: [{ code: 'CONFLICT', message: 'Изменилась', field: null }] };
    });
    const view = cabinet(registrations, { confirmParticipation: confirmParticipation as never });
    const dialog = await openConfirmation(view);
    await dialog.choose('XL');
    await dialog.press('Подтвердить участие');
    expect(await dialog.findByText(/^Экскурсия 21 октября 2025\sгода: приду$/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'XL' })).toBeChecked();
    expect(dialog.queryByText('Размер футболки: M')).toBeNull();
    await dialog.press('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openConfirmation(view)).getByRole('radio', { name: 'XL' })).toBeChecked();
  });

  it('REG-06 R17 says in words that it does not know a T-shirt size, and asks for another', async () => {
    const answered = { ...moderated, tshirtSize: 'UNRECOGNIZED' };
    const { unmount } = cabinet([{ ...answered, isConfirmed: true }]);
    const size = (await screen.findByText('Размер футболки')).nextElementSibling;
    expect(size).toHaveTextContent(/^Неизвестный размер. Изменить размер футболки$/);
    unmount();
    const dialog = await openConfirmation(cabinet([answered]));
    expect(dialog.getByRole('radiogroup', { name: 'Размер футболки' })).toBeVisible();
    expect(dialog.queryByText(/UNRECOGNIZED/)).toBeNull();
  });

  it('REG-06 sends a changed T-shirt size again after the confirmation', async () => {
    const confirmParticipation = accepted();
    const view = cabinet([{ ...moderated, isConfirmed: true, tshirtSize: 'L' }], { confirmParticipation });
    const dialog = await openByButton(view, 'Изменить размер футболки', 'Ваши ответы');
    expect(dialog.getByRole('radio', { name: 'L' })).toBeChecked();
    await dialog.choose('XL');
    await dialog.press('Сохранить ответы');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).toMatchObject({ tshirtSize: 'XL', changePosterToListener: false });
  });

  it('REG-06 asks for the excursion and the T-shirt above the long list of sections', async () => {
    const dialog = await openConfirmation(cabinet([moderated]));
    const size = dialog.getByRole('radiogroup', { name: 'Размер футболки' });
    const section = dialog.getByRole('checkbox', { name: 'Вторая секция' });
    expect(size.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('REG-08 lets a confirmed poster become a listener, and offers nothing else', async () => {
    const confirmParticipation = accepted();
    const dialog = await openConfirmation(cabinet([moderated], { confirmParticipation }));
    const choices = within(dialog.getByRole('radiogroup', { name: 'Как вы примете участие' }));
    expect(choices.getAllByRole('radio')).toHaveLength(2);
    await dialog.user.click(choices.getByRole('radio', { name: 'Слушатель' }));
    await dialog.press('Подтвердить участие');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).toMatchObject({ changePosterToListener: true });
  });

  it('REG-06 asks about the excursion only if the edition has one', async () => {
    const dialog = await openConfirmation(cabinet([moderated], {}, { tourOn: null }));
    expect(dialog.queryByRole('radiogroup', { name: /Экскурсия/ })).toBeNull();
    expect(dialog.getByRole('radiogroup', { name: 'Размер футболки' })).toBeVisible();
  });

  it('TOU-02 shows the answer about a past excursion with the reason, and does not send it', async () => {
    const confirmParticipation = accepted();
    const attending = { ...moderated, tour: 'ATTENDING' };
    const dialog = await openConfirmation(cabinet([attending], { confirmParticipation }, { isTourOver: true }));
    const group = dialog.getByRole('radiogroup', { name: /Экскурсия 21/ });
    expect(group).toHaveAccessibleDescription('Экскурсия уже прошла: ответ изменить нельзя.');
    expect(within(group).getByRole('radio', { name: 'Приду' })).toBeChecked();
    for (const radio of within(group).getAllByRole('radio')) expect(radio).toBeDisabled();
    await dialog.press('Подтвердить участие');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).not.toHaveProperty('tour');
  });

  it('REG-06 sends only sections that are still offered, and keeps one by invitation that the person has', async () => {
    const confirmParticipation = accepted();
    const held = [sections[1], sections[3], sections[4]];
    const dialog = await openConfirmation(
      cabinet([{ ...moderated, listeningSections: held }], { confirmParticipation }),
    );
    expect(dialog.getByRole('checkbox', { name: 'Приглашённые доклады' })).toBeEnabled();
    expect(dialog.getByText('Выбрано: 2 секции')).toBeVisible();
    await dialog.press('Подтвердить участие');
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).toMatchObject({ listeningSectionIds: ['27', '39'] });
  });

  it('REG-11 keeps the dialog open after a rejection', async () => {
    const dialog = await openConfirmation(
      cabinet([moderated], { confirmParticipation: () => rejection('Участие подтвердить нельзя') }),
    );
    await dialog.choose('XL');
    await dialog.press('Подтвердить участие');
    expect(await screen.findByText('Участие подтвердить нельзя')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'XL' })).toBeChecked();
  });

  it('REG-06 does not overwrite listening sections that could not be read', async () => {
    const dialog = await openConfirmation(cabinet([{ ...moderated, listeningSections: null }]));
    expect(dialog.getByRole('button', { name: 'Подтвердить участие' })).toBeDisabled();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import {
  cabinetQuery,
  type edition,
  fault,
  refusal,
  registration,
  sections,
  windowIn,
} from '../cabinet/cabinetData.ts';

afterEach(() => vi.useRealTimers());

/** The cabinet of a person with these registrations; `registrations` may change while a test runs. */
function cabinet(registrations: object[], Mutation: Resolvers['Mutation'] = {}, change: Partial<typeof edition> = {}) {
  const Query = cabinetQuery({ registrations: () => registrations, edition: change });
  return renderScreen(<CabinetScreen />, { resolvers: { Query, Mutation } });
}

async function openRegistration(view: ReturnType<typeof cabinet>) {
  await view.user.click(await screen.findByRole('button', { name: 'Зарегистрироваться на\u00a0форум' }));
  return within(await screen.findByRole('dialog', { name: 'Регистрация на\u00a0форум' }));
}

describe('registering for the forum', () => {
  it('REG-01 asks for section and title only above listener', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    expect(dialog.queryByLabelText(/Название доклада/)).toBeNull();
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    expect(dialog.getByLabelText(/Название доклада/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Образцовая секция' })).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('REG-02 shows sections by invitation disabled, and not among those for talks', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Стендовый доклад' }));
    expect(dialog.getByRole('checkbox', { name: 'Приглашённые доклады' })).toBeDisabled();
    expect(dialog.getByText('по приглашению')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'Приглашённые доклады' })).toBeNull();
    expect(dialog.queryByRole('radio', { name: 'Пленарное заседание' })).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: 'Закрытая секция' })).toBeNull();
  });

  it('REG-01 takes a title of 500 characters and counts down near the end', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    const title = dialog.getByLabelText(/Название доклада/);
    fireEvent.change(title, { target: { value: 'а'.repeat(449) } });
    expect(dialog.queryByText(/Можно ввести ещё/)).toBeNull();
    fireEvent.change(title, { target: { value: 'а'.repeat(499) } });
    expect(dialog.getByText('Можно ввести ещё 1 знак')).toBeVisible();
    await view.user.type(title, 'бв');
    expect(title).toHaveValue(`${'а'.repeat(499)}б`);
  });

  it('REG-03 says what a talk lacks and sends nothing', async () => {
    const registerForForum = vi.fn();
    const view = cabinet([], { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await dialog.findByText('Выберите секцию доклада')).toBeVisible();
    expect(dialog.getByText('Введите название доклада')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Образцовая секция' })).toHaveFocus());
    expect(registerForForum).not.toHaveBeenCalled();
  });

  it('REG-04 REG-11 closes, reloads and says what comes next', async () => {
    const registrations: object[] = [];
    const registerForForum = vi.fn((_: unknown, __: { input: object }) => {
      registrations.push(registration);
      return { registration, userErrors: [] };
    });
    const view = cabinet(registrations, { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Стендовый доклад' }));
    await view.user.click(dialog.getByRole('radio', { name: 'Вторая секция' }));
    await view.user.type(dialog.getByLabelText(/Название доклада/), 'Образцовый доклад');
    await view.user.click(dialog.getByRole('checkbox', { name: 'Образцовая секция' }));
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByText(/Заявка принята. Модератор подтвердит участие по электронной почте./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(registerForForum.mock.calls[0]?.[1].input).toMatchObject({
      format: 'POSTER',
      sectionId: '27',
      title: 'Образцовый доклад',
      listeningSectionIds: ['26'],
    });
  });

  it('REG-11 says that it worked when the registration could not be read after it', async () => {
    const registrations: object[] = [];
    const registerForForum = () => {
      registrations.push(registration);
      return { registration: fault, userErrors: [] };
    };
    const view = cabinet(registrations, { registerForForum });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Успешная регистрация')).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('REG-11 puts a refusal on its field and keeps the dialog', async () => {
    const view = cabinet([], { registerForForum: () => refusal('Название занято', ['title']) });
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    await view.user.click(dialog.getByRole('radio', { name: 'Вторая секция' }));
    await view.user.type(dialog.getByLabelText(/Название доклада/), 'Доклад');
    await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await dialog.findByText('Название занято')).toBeVisible();
    expect(dialog.getByLabelText(/Название доклада/)).toHaveValue('Доклад');
  });

  it.each([
    ['a refusal as a toast for 3 s', () => refusal('Регистрация уже завершена'), 'Регистрация уже завершена', 3000],
    ['a failed call as a toast for 4 s', fault, 'Неизвестная ошибка', 4000],
  ] as const)(
    'REG-11 shows %s and keeps the dialog with all that was chosen',
    async (_, registerForForum, text, stays) => {
      fakeTimers();
      const view = cabinet([], { registerForForum });
      const dialog = await openRegistration(view);
      await view.user.click(dialog.getByRole('checkbox', { name: 'Вторая секция' }));
      await view.user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
      await expectToast(text, stays);
      expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeChecked();
    },
  );

  it('REG-11 keeps what was typed when the dialog is left and opened again', async () => {
    const view = cabinet([]);
    const dialog = await openRegistration(view);
    await view.user.click(dialog.getByRole('radio', { name: 'Устный доклад' }));
    await view.user.type(dialog.getByLabelText(/Название доклада/), 'Черновик');
    await view.user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openRegistration(view)).getByLabelText(/Название доклада/)).toHaveValue('Черновик');
  });
});

describe('the card', () => {
  it('CAB-05 shows format, section, title, talk date and listening sections', async () => {
    cabinet([{ ...registration, confirmedFormat: 'SPEAKER', talkSchedule: '22 октября, 10:30' }]);
    const card = within(await screen.findByRole('article', { name: 'Образцовый доклад' }));
    expect(card.getAllByText('Устный доклад')[0]).toBeVisible();
    expect(card.getByText('Образцовая секция')).toBeVisible();
    expect(card.getByText('22 октября, 10:30')).toBeVisible();
    expect(card.getByText('Вторая секция')).toBeVisible();
    expect(card.getByText(/Вы заявляли другой формат: «Стендовый доклад»/)).toBeVisible();
  });

  it('CAB-05 names a missing section and an unknown one', async () => {
    const unknown = { ...registration, id: '2', title: 'Второй', requestedSection: { id: '9', name: null } };
    cabinet([{ ...registration, requestedSection: null }, unknown]);
    expect(await screen.findByText('Не указано при регистрации!')).toBeVisible();
    expect(screen.getByText('Секция не найдена в справочнике')).toBeVisible();
  });

  it('REG-10 tells a speaker that the invitation comes after the format is confirmed', async () => {
    cabinet([{ ...registration, requestedFormat: 'SPEAKER' }]);
    expect(await screen.findByText(/Приглашение докладчика будет доступно только после подтверждения/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Приглашение/ })).toBeNull();
  });
});

describe('confirming participation', () => {
  const moderated = { ...registration, confirmedFormat: 'POSTER' };

  async function openConfirmation(view: ReturnType<typeof cabinet>) {
    await view.user.click(await screen.findByRole('button', { name: 'Подтвердить участие' }));
    return within(await screen.findByRole('dialog', { name: 'Подтверждение участия' }));
  }

  it('REG-06 sends the choices and shows the green statement', async () => {
    const registrations: object[] = [moderated];
    const confirmParticipation = vi.fn((_: unknown, __: { input: object }) => {
      registrations[0] = { ...moderated, isConfirmed: true };
      return { registration: registrations[0], userErrors: [] };
    });
    const view = cabinet(registrations, { confirmParticipation });
    const dialog = await openConfirmation(view);
    expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeChecked();
    await view.user.click(dialog.getByRole('radio', { name: 'Приду' }));
    await view.user.click(dialog.getByRole('radio', { name: 'M' }));
    await view.user.click(dialog.getByRole('button', { name: 'Подтвердить участие' }));
    expect(await screen.findByText(/Ждём вас/)).toBeVisible();
    expect(confirmParticipation.mock.calls[0]?.[1].input).toEqual({
      registrationId: '10001',
      listeningSectionIds: ['27'],
      tour: 'ATTENDING',
      tshirtSize: 'M',
      changePosterToListener: false,
    });
  });

  it('REG-08 lets a confirmed poster become a listener, and offers nothing else', async () => {
    const confirmParticipation = vi.fn((_: unknown, __: { input: object }) => ({
      registration: moderated,
      userErrors: [],
    }));
    const view = cabinet([moderated], { confirmParticipation });
    const dialog = await openConfirmation(view);
    const choices = within(dialog.getByRole('radiogroup', { name: 'Как вы примете участие' }));
    expect(choices.getAllByRole('radio')).toHaveLength(2);
    await view.user.click(choices.getByRole('radio', { name: 'Слушатель' }));
    await view.user.click(dialog.getByRole('button', { name: 'Подтвердить участие' }));
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.mock.calls[0]?.[1].input).toMatchObject({ changePosterToListener: true });
  });

  it('REG-06 asks about the excursion only where the edition offers one', async () => {
    const view = cabinet([moderated], {}, { excursionOn: null });
    const dialog = await openConfirmation(view);
    expect(dialog.queryByRole('radiogroup', { name: /Экскурсия/ })).toBeNull();
    expect(dialog.getByRole('radiogroup', { name: 'Размер футболки' })).toBeVisible();
  });

  it('REG-06 sends only sections that are still offered, and keeps one by invitation that is held', async () => {
    const confirmParticipation = vi.fn((_: unknown, __: { input: object }) => ({
      registration: moderated,
      userErrors: [],
    }));
    const held = [sections[1], sections[3], sections[4]];
    const view = cabinet([{ ...moderated, listeningSections: held }], { confirmParticipation });
    const dialog = await openConfirmation(view);
    expect(dialog.getByRole('checkbox', { name: 'Приглашённые доклады' })).toBeEnabled();
    expect(dialog.getByText('Выбрано: 2 секции')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Подтвердить участие' }));
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.mock.calls[0]?.[1].input).toMatchObject({ listeningSectionIds: ['27', '39'] });
  });

  it('REG-11 keeps the dialog open after a refusal', async () => {
    const view = cabinet([moderated], { confirmParticipation: () => refusal('Участие подтвердить нельзя') });
    const dialog = await openConfirmation(view);
    await view.user.click(dialog.getByRole('radio', { name: 'XL' }));
    await view.user.click(dialog.getByRole('button', { name: 'Подтвердить участие' }));
    expect(await screen.findByText('Участие подтвердить нельзя')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'XL' })).toBeChecked();
  });

  it('REG-06 does not overwrite listening sections that could not be read', async () => {
    const view = cabinet([{ ...moderated, listeningSections: null }]);
    const dialog = await openConfirmation(view);
    expect(dialog.getByRole('button', { name: 'Подтвердить участие' })).toBeDisabled();
  });
});

describe('cancelling', () => {
  it.each([
    ['OPEN', /С 02\.10\.2025 регистрация закрывается: после этого/],
    ['CLOSED', /Регистрация закрыта с 02\.10\.2025/],
  ])('REG-09 while registration is %s, says that it cannot be redone after closing', async (state, text) => {
    const registrations: object[] = [registration];
    const cancelRegistration = vi.fn(() => {
      registrations.length = 0;
      return { cancelledId: '10001', userErrors: [] };
    });
    const view = cabinet(registrations, { cancelRegistration }, { registrationWindow: windowIn(state) });
    await view.user.click(await screen.findByRole('button', { name: 'Отменить регистрацию' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(text)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Отменить регистрацию' }));
    expect(await screen.findByText('Регистрация отменена')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(cancelRegistration).toHaveBeenCalledOnce();
  });

  it('REG-09 leaves the registration alone when the person thinks better of it', async () => {
    const cancelRegistration = vi.fn();
    const view = cabinet([registration], { cancelRegistration });
    await view.user.click(await screen.findByRole('button', { name: 'Отменить регистрацию' }));
    await view.user.click(await screen.findByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancelRegistration).not.toHaveBeenCalled();
  });
});

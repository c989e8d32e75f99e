import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { ExpiredCabinetScreen } from '../../../web/screens/ExpiredCabinetScreen.tsx';
import { offline, type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { cabinetQuery, fault, profile, references, registration, sections, windowIn } from './cabinetData.ts';
import { openCabinet, openProfile } from './cabinetView.tsx';

describe('the ways from the cabinet to the moderators’ screens', () => {
  const hrefs = () =>
    screen.queryAllByRole('link', { name: /^(Участники|Статистика)$/ }).map((link) => link.getAttribute('href'));

  it('R8 are there for moderators alone', async () => {
    const answers = cabinetQuery();
    const { unmount } = openCabinet({ ...answers, viewer: () => ({ ...answers.viewer(), isModerator: true }) });
    await screen.findByRole('tablist');
    expect(hrefs()).toEqual(['/users-list', '/dashboard']);
    unmount();
    openCabinet();
    await screen.findByRole('tablist');
    expect(hrefs()).toEqual([]);
  });
});

describe('the registration area without a registration', () => {
  it('CAB-03 says that registration is not open yet, and when it will be', async () => {
    openCabinet(cabinetQuery({ edition: { registrationWindow: windowIn('UPCOMING') } }));
    expect(await screen.findByText('Регистрация на форум еще не открыта')).toBeVisible();
    expect(screen.getByText(/откроется 1 августа 2025 года и продлится по 1 октября 2025 года/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Зарегистрироваться на\sфорум/ })).toBeNull();
  });

  it('CAB-03 offers to register while it is open', async () => {
    openCabinet();
    expect(await screen.findByRole('button', { name: 'Зарегистрироваться на\u00a0форум' })).toBeVisible();
    expect(screen.getByText(/Вы ещё не зарегистрированы/)).toBeVisible();
    expect(screen.getByText(/^Регистрация открыта по 1 октября 2025 года включительно/)).toBeVisible();
  });

  it('CAB-03 says that registration is over', async () => {
    openCabinet(cabinetQuery({ edition: { registrationWindow: windowIn('CLOSED') } }));
    expect(await screen.findByText('Регистрация уже завершена')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Зарегистрироваться на\sфорум/ })).toBeNull();
  });

  it('CAB-03 shows cards instead, whatever the window', async () => {
    const closed = { registrationWindow: windowIn('CLOSED') };
    openCabinet(cabinetQuery({ registrations: () => [registration], edition: closed }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Регистрация уже завершена')).toBeNull();
  });
});

describe('a person without a profile', () => {
  it('REG-01 is led to the profile first', async () => {
    const { user } = openCabinet(cabinetQuery({ profile: () => null }));
    expect(await screen.findByText('Сначала заполните и сохраните профиль')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Зарегистрироваться/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Заполнить профиль' }));
    expect(screen.getByLabelText(/Фамилия/)).toHaveFocus();
  });

  it('CAB-03 sees the windows while none is open', async () => {
    const closed = { registrationWindow: windowIn('CLOSED'), schoolWindow: windowIn('CLOSED') };
    openCabinet(cabinetQuery({ profile: () => null, edition: closed }));
    expect(await screen.findByText('Регистрация уже завершена')).toBeVisible();
    expect(screen.queryByText('Сначала заполните и сохраните профиль')).toBeNull();
  });
});

describe('the older variant', () => {
  const variantIn = (state: string) => ({
    registrationWindow: windowIn(state),
    thesesWindow: windowIn(state),
    certificatesFrom: '2025-10-26T21:00:00.000Z',
    hasCertificates: false,
  });
  const expired = (registrations: object[], state = 'UPCOMING', Mutation: Resolvers['Mutation'] = {}) => {
    const closed = { registrationWindow: windowIn('CLOSED'), thesesWindow: windowIn('CLOSED') };
    const edition = { ...closed, expiredWindows: variantIn(state) };
    const Query = cabinetQuery({ registrations: () => registrations, edition });
    return renderScreen(<ExpiredCabinetScreen />, { resolvers: { Query, Mutation } });
  };

  it('CAB-06 CAB-03 uses its own window', async () => {
    expired([]);
    expect(await screen.findByText('Регистрация на форум еще не открыта')).toBeVisible();
  });

  it('CAB-06 REG-12 offers registration by its own window', async () => {
    const registerForForum = mutation({ registration, userErrors: [] });
    const { user } = expired([], 'OPEN', { registerForForum });
    await user.click(await screen.findByRole('button', { name: /Зарегистрироваться на\sфорум/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
    await waitFor(() => expect(registerForForum).toHaveBeenCalled());
    expect(registerForForum.inputs[0]).toMatchObject({ requestedFormat: 'LISTENER', wantsTour: false });
  });

  it('CAB-06 asks for neither excursion nor T-shirt, and offers certificates later', async () => {
    const confirmParticipation = mutation({ registration, userErrors: [] });
    const listener = { confirmedFormat: 'LISTENER', tour: 'ATTENDING', tshirtSize: 'L' };
    const Mutation = { confirmParticipation };
    const { user } = expired([{ ...registration, ...listener }], 'UPCOMING', Mutation);
    expect(await screen.findByText('Будет доступен с 27 октября 2025 года.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Подтвердить участие' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Подтверждение участия' }));
    expect(dialog.getByRole('checkbox', { name: 'Вторая секция' })).toBeVisible();
    expect(screen.queryByText('Размер футболки'), 'neither in the dialog nor on the card').toBeNull();
    expect(dialog.queryByText(/Экскурсия/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Подтвердить участие' }));
    await waitFor(() => expect(confirmParticipation).toHaveBeenCalled());
    expect(confirmParticipation.inputs[0]).toMatchObject({ registrationId: '10001' });
    expect(confirmParticipation.inputs[0]).not.toHaveProperty('tour');
    expect(confirmParticipation.inputs[0]).not.toHaveProperty('tshirtSize');
  });
});

describe('partial failures', () => {
  it('CAB-03 says that the registrations failed, leaves the profile, and reads them again', async () => {
    let isDown = true;
    const { user } = openCabinet(cabinetQuery({ registrations: () => (isDown ? fault() : [registration]) }));
    const area = within(await screen.findByRole('tabpanel', { name: 'Участие в\u00a0форуме' }));
    expect(area.getByText(/Не удалось загрузить: ваши регистрации/)).toBeVisible();
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Примеров');
    isDown = false;
    await user.click(area.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('CAB-01 names the list that failed, shows the saved choice and saves without losing it', async () => {
    let isDown = true;
    const updateProfile = mutation({ viewer: null, userErrors: [] });
    // Without the list the service knows the id of the organisation only.
    const unnamed = {
      ...profile,
      organization: { id: '134', name: null, isOther: true },
      otherOrganization: 'Лаборатория',
    };
    const other = references.organizations[1];
    const Query = cabinetQuery({
      profile: () => (isDown ? unnamed : { ...unnamed, organization: other }),
      references: { organizations: () => (isDown ? fault() : references.organizations) },
    });
    const { user } = openProfile(Query, { updateProfile });
    expect(await screen.findByText(/Не удалось загрузить: список организаций/)).toBeVisible();
    const organization = screen.getByRole('combobox', { name: 'Научная организация' });
    expect(organization).toHaveValue('Сохранённый выбор');
    expect(organization).toHaveAccessibleDescription(/Список не.загрузился, показан сохранённый выбор/);
    expect(organization).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Должность' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
    expect(updateProfile.inputs[0], 'the service keeps what it is not sent').toEqual({});
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(organization).toBeEnabled());
    expect(organization).toHaveValue('Другая организация');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalledTimes(2));
    expect(updateProfile.inputs[1]).toEqual({});
  });

  it('CAB-01 says that the profile failed and leaves the registrations', async () => {
    const { user } = openProfile(cabinetQuery({ profile: fault, registrations: () => [registration] }));
    expect(await screen.findByText(/Не удалось загрузить: профиль/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Участие в\u00a0форуме' }));
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('REG-01 reads the sections again from within the dialog', async () => {
    let isDown = true;
    const { user } = openCabinet(cabinetQuery({ sections: () => (isDown ? fault() : sections) }));
    await user.click(await screen.findByRole('button', { name: 'Зарегистрироваться на\u00a0форум' }));
    const dialog = within(await screen.findByRole('dialog'));
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await dialog.findByRole('checkbox', { name: 'Вторая секция' })).toBeVisible();
  });

  it('CAB-01 says that nothing could be loaded, and offers to try again', async () => {
    renderScreen(<CabinetScreen />, { transport: offline });
    expect(await screen.findByText(/Не удалось загрузить: личный кабинет/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  });
});

describe('the session', () => {
  it('CAB-04 ends if the service no longer knows the person', async () => {
    markSession();
    openCabinet({ ...cabinetQuery(), viewer: (() => null) as never });
    await waitFor(() => expect(hasSession()).toBe(false));
  });
});

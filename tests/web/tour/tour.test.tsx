import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TourDialog } from '../../../web/features/tour/TourDialog.tsx';
import { markSession } from '../../../web/lib/session.ts';
import { TourScreen } from '../../../web/screens/TourScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { edition, fault, registration, rejection } from '../cabinet/cabinetData.ts';
import { mutation } from '../mutation.ts';

type Tour = 'ATTENDING' | 'DECLINED' | null;
type Answer = { registrationId: string; decision: Tour };

/** Without a clock the answered states apply. */
interface Shown {
  registrations?: () => object[];
  forum?: object;
  Mutation?: Resolvers['Mutation'];
  clock?: () => object;
}

function open({ registrations = () => [], forum = {}, Mutation = {}, clock = fault }: Shown = {}) {
  const Query = {
    edition: () => ({ ...edition, ...forum }),
    viewer: () => ({ id: '1', registrations }),
    clock,
  };
  return renderScreen(<TourScreen />, { at: '/tour', resolvers: { Query, Mutation } });
}

/** The service no longer has the registration. */
const gone = { code: 'NOT_FOUND', message: 'Запись не найдена', field: ['registrationId'] };

/** A participant whose first registration carries this answer. */
function participant(tour: Tour) {
  markSession();
  const first = { ...registration, tour };
  const later = { ...registration, id: '10002', createdAt: '2025-09-16T09:00:00.000Z', tour: null };
  const school = { ...registration, id: '9000', createdAt: '2025-09-01T09:00:00.000Z', isSchool: true, tour: null };
  const answered = mutation<Answer>((input) => {
    first.tour = input.decision;
    return { registration: first, userErrors: [] };
  });
  return { ...open({ registrations: () => [school, later, first], Mutation: { setTour: answered } }), answered };
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('/tour', () => {
  it('TOU-01 describes the F-1 reactor and the synchrotron source, and leads a visitor to /login', async () => {
    open({ forum: { tour: '<h2>Реактор Ф-1</h2><p>О нём</p><h2>Синхротронный источник</h2>' } });
    expect(await screen.findByRole('heading', { name: 'Реактор Ф-1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Синхротронный источник' })).toBeVisible();
    expect(await screen.findByText(/запись появится на\sэтой странице/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('TOU-01 the sign-up dialog has cancel and sign-up', async () => {
    const { user, answered } = participant(null);
    await user.click(await button(/Записаться на.экскурсию/));
    const dialog = within(await screen.findByRole('dialog', { name: /Записаться на.экскурсию/ }));
    expect(dialog.getByText(/21.октября.2025/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answered).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: /Записаться на.экскурсию/ })).toHaveFocus());
  });

  it('TOU-02 links a person with only a school registration to the forum’s registration', async () => {
    markSession();
    open({ registrations: () => [{ ...registration, isSchool: true, tour: null }] });
    expect(await screen.findByRole('link', { name: /Зарегистрироваться/ })).toHaveAttribute('href', '/personal-data');
    expect(screen.queryByText(/Вы ещё не.ответили/)).toBeNull();
  });

  it.each([
    ['confirms with the first answer', null, 'ATTENDING', /Записаться на.экскурсию/, 'Записаться', /Вы записаны/],
    ['declines with the first answer', null, 'DECLINED', /Не.приду/, /Не.приду/, /ответили, что не.придёте/],
    ['switches to declining', 'ATTENDING', 'DECLINED', /Не.приду/, /Не.приду/, /ответили, что не.придёте/],
    ['switches to coming', 'DECLINED', 'ATTENDING', /Записаться на.экскурсию/, 'Записаться', /Вы записаны/],
  ] as const)('TOU-02 %s, of the first forum registration', async (_, before, after, open, confirm, shown) => {
    const { user, answered } = participant(before);
    await user.click(await button(open));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answered.inputs[0]).toEqual({ registrationId: '10001', decision: after });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(shown));
    await waitFor(() => expect(document.body, 'the keyboard stays beside the answer').not.toHaveFocus());
  });

  it('TOU-02 asks an unregistered person to register first, with a link and without a button', async () => {
    markSession();
    open();
    expect(await screen.findByText(/Сначала зарегистрируйтесь/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Зарегистрироваться на.форум$/ })).toHaveAttribute(
      'href',
      '/personal-data',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['UPCOMING', 'CLOSED'])('TOU-02 does not ask anyone to register while the window is %s', async (state) => {
    markSession();
    open({ forum: { registrationWindow: { ...edition.registrationWindow, state } } });
    expect(await screen.findByText(/регистрация на.форум сейчас не.открыта/)).toBeVisible();
    expect(screen.queryByText(/Сначала зарегистрируйтесь/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/personal-data');
  });

  it('TOU-02 shows the error for 3 s without a registration, and keeps the dialog', async () => {
    fakeTimers();
    const props = {
      registration: null,
      tourOn: '2025-10-21',
      onClose: () => undefined,
      onDone: async () => undefined,
    };
    const { user } = renderScreen(<TourDialog decision="ATTENDING" {...props} />, { at: '/tour', resolvers: {} });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Записаться' }));
    await expectToast('Что-то пошло не так, попробуйте обновить страницу', 3000);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('TOU-02 shows the error where the registration was cancelled elsewhere; the next try sends another one', async () => {
    fakeTimers();
    markSession();
    const later = { ...registration, id: '10002' };
    let registrations = [registration, later];
    const setTour = mutation<Answer>(({ registrationId }) => {
      registrations = [later];
      if (registrationId === later.id) return { registration: later, userErrors: [] };
      return { registration: null, userErrors: [gone] };
    });
    const { user } = open({ registrations: () => registrations, Mutation: { setTour } });
    await user.click(await button(/Записаться на.экскурсию/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Записаться' }));
    await expectToast('Что-то пошло не так, попробуйте обновить страницу', 3000);
    expect(dialog.getByRole('alert')).toHaveTextContent('Что-то пошло не так, попробуйте обновить страницу');
    expect(screen.queryByText('Запись не найдена')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Записаться' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('TOU-02 a rejection is a toast, and stays in the dialog', async () => {
    markSession();
    const { user } = open({
      registrations: () => [registration],
      Mutation: { setTour: () => rejection('Запись закрыта') },
    });
    await user.click(await button(/Записаться на.экскурсию/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Записаться' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Запись закрыта');
  });

  it('FIL-07 closes the answer after a rejection because the day has passed', async () => {
    markSession();
    const forum = { isTourOver: false };
    const setTour = () => {
      forum.isTourOver = true;
      return rejection('Экскурсия уже прошла');
    };
    const { user } = open({ registrations: () => [registration], forum, Mutation: { setTour } });
    await user.click(await button(/Записаться на.экскурсию/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Записаться' }));
    expect(await screen.findByText(/^Экскурсия прошла 21\sоктября/)).toBeInTheDocument();
  });

  it.each([
    ['2025-10-21T20:59:59.000Z', 'false'],
    ['2025-10-21T21:00:00.000Z', 'true'],
  ])('FIL-07 at %s of the service’s clock the answer is closed: %s', async (now, isClosed) => {
    markSession();
    open({ registrations: () => [registration], clock: () => ({ now, isDemo: false }) });
    const attend = await button(/Записаться на.экскурсию/);
    await waitFor(() => expect(attend).toHaveAttribute('aria-disabled', isClosed));
  });

  it('FIL-07 offers no registration once its window has closed by the service’s clock', async () => {
    markSession();
    open({ clock: () => ({ now: '2025-10-01T21:00:00.000Z', isDemo: false }) });
    expect(await screen.findByText(/регистрация на.форум сейчас не.открыта/)).toBeVisible();
  });

  it('R12 says that the sign-up could not be loaded and tries again', async () => {
    markSession();
    let isDown = true;
    const { user } = open({ registrations: () => (isDown ? fault() : [registration]) });
    expect(await screen.findByText(/Не.удалось загрузить: запись на.экскурсию/)).toBeVisible();
    isDown = false;
    await user.click(await button('Попробовать ещё раз'));
    expect(await screen.findByText(/Вы ещё не.ответили/)).toBeVisible();
  });

  it('TOU-01 offers nothing if the edition has none', async () => {
    markSession();
    open({ registrations: () => [registration], forum: { tourOn: null } });
    expect(await screen.findByText('В этом году экскурсии нет.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['ATTENDING', 'Вы записаны на экскурсию', [/Не\sприду/]],
    [null, 'Вы не ответили, придёте ли', [/Записаться на\sэкскурсию/, /Не\sприду/]],
  ] as const)('TOU-02 keeps the answer %s in sight after its day, and says why it stays', async (tour, text, names) => {
    markSession();
    const { user } = open({ registrations: () => [{ ...registration, tour }], forum: { isTourOver: true } });
    expect(await screen.findByRole('status')).toHaveTextContent(text);
    const buttons = names.map((name) => screen.getByRole('button', { name }));
    for (const blocked of buttons) {
      expect(blocked).toHaveAttribute('aria-disabled', 'true');
      expect(blocked).toHaveAccessibleDescription(/^Экскурсия прошла 21\sоктября\s2025\sгода: .* уже нельзя\.$/);
      await user.click(blocked);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a visitor', false],
    ['who is not registered', true],
  ])('TOU-01 informs %s that the excursion is over', async (_, live) => {
    if (live) markSession();
    open({ forum: { isTourOver: true } });
    expect(await screen.findByText(/^Экскурсия прошла 21\sоктября\s2025\sгода/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

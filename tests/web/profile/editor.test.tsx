import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markSession } from '../../../web/lib/session.ts';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { cabinetQuery, fault, profile, rejection } from '../cabinet/cabinetData.ts';
import { openCabinet, openProfile } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';
import { HeaderPhoto } from './HeaderPhoto.tsx';

const done = (changed: object) => ({ viewer: { id: '1', displayName: 'Примеров', profile: changed }, userErrors: [] });

describe('the profile editor', () => {
  it('CAB-01 shows and saves every field', async () => {
    const updateProfile = mutation(done({ ...profile, firstName: 'Образец' }));
    const { user } = openProfile(undefined, { updateProfile });
    const name = await screen.findByLabelText(/^Имя/);
    for (const label of [/Фамилия/, /^Отчество/, 'Телефон', 'Дата рождения'])
      expect(screen.getByLabelText(label)).toBeVisible();
    for (const label of ['Научная организация', 'Учёная степень', 'Должность', 'Статус', 'Гражданство']) {
      expect(screen.getByRole('combobox', { name: label })).toBeVisible();
    }
    const day = screen.getByLabelText('Дата рождения');
    expect(day).toHaveValue('17.05.1990');
    expect(name).toHaveAttribute('maxlength', '150');
    expect(screen.getByLabelText('Телефон')).toHaveAttribute('maxlength', '40');
    fill(name, 'Образец');
    await user.clear(day);
    await user.type(day, '03.04.1990');
    await user.tab();
    await user.click(screen.getByRole('radio', { name: 'Женский' }));
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    expect(updateProfile.inputs[0]).toMatchObject({ firstName: 'Образец', gender: 'FEMALE', birthDate: '1990-04-03' });
    await waitFor(() => expect(screen.queryByText('Есть несохранённые изменения')).toBeNull());
  });

  it('CAB-01 marks an empty status as an error with a text', async () => {
    openProfile(cabinetQuery({ profile: () => ({ ...profile, schoolStatus: null }) }));
    expect(await screen.findByRole('combobox', { name: 'Статус' })).toBeInvalid();
    expect(screen.getByText(/Выберите статус/)).toBeVisible();
  });

  it('CAB-01 searches the organisations and asks for the name of another one', async () => {
    const { user } = openProfile();
    const organization = await screen.findByRole('combobox', { name: 'Научная организация' });
    await user.clear(organization);
    expect(await screen.findByRole('option', { name: 'Институт образцовых исследований' })).toBeInTheDocument();
    fill(organization, 'другая');
    const other = await screen.findByRole('option', { name: 'Другая организация' });
    expect(screen.queryByRole('option', { name: 'Институт образцовых исследований' })).toBeNull();
    await user.click(other);
    expect(screen.getByLabelText(/Название организации/)).toBeVisible();
  });

  it('CAB-01 puts a rejection on its field and into a toast for 3 s headed «ошибка»', async () => {
    fakeTimers();
    const { user } = openProfile(undefined, { updateProfile: () => rejection('Телефон не подходит', ['phone']) });
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toBeInvalid());
    expect(await screen.findByText('ошибка')).toBeVisible();
    await expectToast('Телефон не подходит', 3000);
  });

  it('CAB-01 keeps the input when the call fails, and offers to try again', async () => {
    let isDown = true;
    const updateProfile = vi.fn(() => (isDown ? fault() : done(profile)));
    const { user } = openProfile(undefined, { updateProfile });
    const name = await screen.findByLabelText(/^Имя/);
    fill(name, 'Примеров');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const again = await screen.findByRole('button', { name: 'Сохранить ещё раз' });
    expect(screen.getByText(/^Неизвестно, сохранились.ли изменения\. Всё введённое осталось в форме/)).toBeVisible();
    expect(name).toHaveValue('Примеров');
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
  });

  it('CAB-01 says after a rejection that nothing was saved', async () => {
    const { user } = openProfile(undefined, { updateProfile: () => rejection('Профиль закрыт') });
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/^Изменения не.сохранены\. Всё введённое осталось в форме/)).toBeVisible();
  });

  it('CAB-01 confirms a save whose answer could not be read, and shows the input', async () => {
    const updateProfile = vi.fn(() => ({ viewer: { id: '1', displayName: fault, profile: fault }, userErrors: [] }));
    const { user } = renderScreen(
      <>
        <HeaderPhoto />
        <CabinetScreen />
      </>,
      {
        at: '/personal-data?tab=profile',
        resolvers: {
          Query: cabinetQuery({ profile: () => ({ ...profile, photoUrl: 'http://p/m.png' }) }),
          Mutation: { updateProfile },
        },
      },
    );
    fill(await screen.findByLabelText(/^Имя/), 'Примеров');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Примеров');
    expect(screen.queryByText('Есть несохранённые изменения')).toBeNull();
    expect(screen.getByText('http://p/m.png')).toBeVisible();
  });

  it('CAB-01 asks before a person leaves unsaved changes, and does not ask without changes', async () => {
    markSession();
    const { user, router } = openProfile();
    const name = await screen.findByLabelText(/^Имя/);
    fill(name, 'Примеров');
    await act(() => router.navigate('/privacy'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(router.state.location.pathname).toBe('/personal-data');
    await user.click(dialog.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveValue('Примеров');
    await act(() => router.navigate('/privacy'));
    await user.click(await screen.findByRole('button', { name: /Уйти без.сохранения/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
  });

  it('CAB-01 says on the way to the logout, which deletes drafts, that the changes will be lost', async () => {
    markSession();
    const { router } = openProfile();
    fill(await screen.findByLabelText(/^Имя/), 'Примеров');
    await act(() => router.navigate('/logout'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/не.сохранены и.пропадут/);
    expect(dialog).not.toHaveTextContent(/Черновик останется/);
  });

  it('CAB-01 restores unsaved input after a reload, until it is saved', async () => {
    const updateProfile = mutation(done({ ...profile, firstName: 'Примеров' }));
    const before = openProfile();
    fill(await screen.findByLabelText(/^Имя/), 'Примеров');
    before.unmount();
    const { user, router } = openProfile(undefined, { updateProfile });
    expect(await screen.findByText(/Восстановлен черновик/)).toBeVisible();
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Примеров');
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
    await act(() => router.navigate('/privacy'));
    expect(await screen.findByText(/Черновик останется в.этом браузере/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByText(/Восстановлен черновик/)).toBeNull());
    expect(updateProfile.inputs[0]).toMatchObject({ firstName: 'Примеров' });
    expect(JSON.stringify(window.localStorage)).not.toContain('Примеров');
  });

  describe('CAB-01 sends only what the person changed, and shows what was saved elsewhere', () => {
    const later = { ...profile, isListed: false, lastName: 'Образцов' };
    const openListed = async () => {
      let saved: typeof later = { ...profile, isListed: true };
      const updateProfile = mutation((input: object) => {
        saved = { ...saved, ...input };
        return done(saved);
      });
      const view = openProfile(cabinetQuery({ profile: () => saved }), { updateProfile });
      const savePhone = async (phone: string) => {
        fill(await screen.findByLabelText('Телефон'), phone);
        await view.user.click(screen.getByRole('button', { name: 'Сохранить' }));
        await waitFor(() => expect(screen.queryByText('Есть несохранённые изменения')).toBeNull());
        expect(updateProfile.inputs.at(-1)).toEqual({ phone });
      };
      const box = await screen.findByRole('checkbox', { name: /^Показывать меня/ });
      expect(box).toBeChecked();
      const showsLater = async () => {
        expect(await screen.findByDisplayValue('Образцов')).toBeVisible();
        expect(screen.getByRole('checkbox', { name: /^Показывать меня/ })).not.toBeChecked();
      };
      return { ...view, savePhone, showsLater, changeElsewhere: () => (saved = later) };
    };

    it('in a form that opens again with the known profile before it is read', async () => {
      const { router, changeElsewhere, savePhone, showsLater } = await openListed();
      await act(() => router.navigate('/privacy'));
      changeElsewhere();
      await act(() => router.navigate('/personal-data?tab=profile'));
      await showsLater();
      await savePhone('+79000000001');
    });

    it('in a form that stays open from one save to the next', async () => {
      const { changeElsewhere, savePhone, showsLater } = await openListed();
      changeElsewhere();
      await savePhone('+79000000001');
      await showsLater();
      await savePhone('+79000000002');
    });
  });

  it('CAB-01 keeps what is changed back while the form is saved, as unsaved', async () => {
    let answer = () => {};
    const updateProfile = vi.fn(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return done({ ...profile, phone: '+79000000001' });
    });
    const { user } = openProfile(undefined, { updateProfile });
    const phone = await screen.findByLabelText('Телефон');
    fill(phone, '+79000000001');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalled());
    fill(phone, profile.phone);
    answer();
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    expect(await screen.findByText('Есть несохранённые изменения')).toBeVisible();
    expect(screen.getByLabelText('Телефон')).toHaveValue(profile.phone);
  });

  it('ACC-17 does not ask when the session ended', async () => {
    const { router } = openProfile();
    fill(await screen.findByLabelText(/^Имя/), 'Примеров');
    await act(() => router.navigate('/login'));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('CAB-04 #school_status leads to that field', async () => {
    openCabinet(undefined, undefined, '/personal-data#school_status');
    const status = await screen.findByRole('combobox', { name: 'Статус' });
    await waitFor(() => expect(status).toHaveFocus());
  });
});

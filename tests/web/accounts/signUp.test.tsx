import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { SignUpFinishScreen } from '../../../web/screens/SignUpFinishScreen.tsx';
import { SignUpScreen } from '../../../web/screens/SignUpScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { choose, enterPasswords, fillAll, lists, openSignUp, submit, type } from './openSignUp.tsx';

describe('the sign-up', () => {
  it('ACC-06 sends every field of the account, the e-mail lower-cased and the phone with its dial code', async () => {
    const { user, register } = await openSignUp();
    await fillAll(user);
    expect(screen.getByLabelText(/E-mail/)).toHaveStyle({ textTransform: 'lowercase' });
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.inputs[0]).toEqual({
      email: 'obraz@example.org',
      password: 'Primer2025',
      passwordConfirmation: 'Primer2025',
      lastName: 'Образцова',
      firstName: 'Проба',
      middleName: 'Примеровна',
      phone: '+79123456789',
      birthDate: '2000-01-01',
      gender: 'FEMALE',
      citizenship: 'РФ',
      organizationId: '1',
      otherOrganization: null,
      positionId: '3',
      otherPosition: null,
      academicDegreeId: '2',
      hasConsented: true,
      consentVersion: privacyVersion,
    });
  });

  it('ACC-06 prefers ru, ua, kz, by among the phone countries and follows a pasted dial code', async () => {
    const { user } = await openSignUp();
    const country = () => screen.getByRole('combobox', { name: /Код страны/ });
    expect(country()).toHaveValue('Россия +7');
    await user.click(country());
    await screen.findByText('Украина +380');
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
    expect(
      options()
        .slice(0, 4)
        .map((option) => option.textContent),
    ).toEqual(['Россия +7', 'Украина +380', 'Казахстан +7', 'Беларусь +375']);
    fireEvent.change(country(), { target: { value: 'ямай' } });
    await waitFor(() => expect(options().map((option) => option.textContent)).toEqual(['Ямайка +1']));
    type(/^Телефон/, '+375 29 491-19-11');
    await waitFor(() => expect(country()).toHaveValue('Беларусь +375'));
  });

  it('ACC-07 marks each rule of the password as soon as it is met', async () => {
    await openSignUp();
    const rules = within(screen.getByRole('list', { name: /Требования к.паролю/ }));
    const marks = () => rules.getAllByRole('listitem').map((item) => (item.textContent ?? '').endsWith('выполнено'));
    expect(marks()).toEqual([false, false, false, false]);
    type(/^Пароль/, 'Пароль123');
    await waitFor(() => expect(marks()).toEqual([true, false, false, true]));
    type(/^Пароль/, 'Primer2025');
    await waitFor(() => expect(marks()).toEqual([true, true, true, true]));
  });

  it('ACC-06 restores the input after a reload, except the passwords', async () => {
    const before = await openSignUp();
    type(/Фамилия/, 'Образцова');
    await choose('Учёная степень', 'Кандидат наук');
    await enterPasswords();
    before.unmount();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Primer2025');
    expect(window.localStorage).toHaveLength(0);
    await openSignUp();
    expect(await screen.findByText(/Восстановлен черновик/)).toBeVisible();
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Образцова');
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: /Учёная степень/ })).toHaveDisplayValue('Кандидат наук');
    });
    expect(screen.getByLabelText(/^Пароль/, { selector: 'input' })).toHaveValue('');
  });

  it('ACC-06 says that a list could not be loaded and tries again', async () => {
    let answers = 0;
    const organizations = () => {
      answers += 1;
      return answers === 1 ? null : lists.organizations();
    };
    const { user } = renderScreen(<SignUpScreen />, {
      at: '/registration',
      resolvers: { Query: { ...lists, organizations } },
    });
    await screen.findByLabelText(/Фамилия/);
    type(/Фамилия/, 'Образцова');
    expect(await screen.findByText(/Не удалось загрузить: списки для анкеты/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/Научная организация/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await choose('Научная организация', 'Институт образцовых исследований');
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Образцова');
  });

  it('ACC-12 opens the policy of 12 sections in a dialog over the form', async () => {
    const { user } = await openSignUp();
    type(/Фамилия/, 'Образцова');
    await user.click(screen.getByRole('button', { name: /Прочитать политику/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Политика конфиденциальности' });
    await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(12));
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Образцова');
  });

  it('ACC-14 /register-finish says where the instructions went', () => {
    renderScreen(<SignUpFinishScreen />, {
      at: '/register-finish/obraz%40example.org',
      path: '/register-finish/:email',
    });
    expect(screen.getByText(/Инструкции отправлены на адрес obraz@example.org/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });
});

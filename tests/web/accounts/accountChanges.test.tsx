import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignUpFinishScreen } from '../../../web/screens/SignUpFinishScreen.tsx';
import { VerifyUserScreen } from '../../../web/screens/VerifyUserScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock, profile } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';

const all = ['ACCOUNT_CHANGES', 'SESSIONS', 'VERIFICATION_LETTERS'];

function cabinet(Mutation: Resolvers['Mutation']) {
  const answers = cabinetQuery({ profile: () => ({ ...profile, photoUrl: '/media/photos/7/photo.png' }) });
  return openProfile({ ...answers, clock, extensions: () => all }, Mutation);
}
const button = (name: string) => screen.findByRole('button', { name });
const type = (label: RegExp, text: string) => fill(screen.getByLabelText(label, { selector: 'input' }), text);

describe('access to the account in the cabinet', () => {
  it('changes the password with the present one, and shows its rejection at its field', async () => {
    const changePassword = mutation(({ currentPassword }: Record<string, unknown>) => {
      const isRight = currentPassword === 'Primer2025';
      const userErrors = isRight ? [] : [{ code: 'INVALID', message: 'Неверный пароль.', field: ['currentPassword'] }];
      return { isChanged: isRight, userErrors };
    });
    const { user } = cabinet({ changePassword });
    await user.click(await button('Изменить пароль'));
    const dialog = await screen.findByRole('dialog', { name: 'Изменить пароль' });
    await within(dialog).findByLabelText(/^Нынешний пароль/, { selector: 'input' });
    type(/^Нынешний пароль/, 'Wrong2025');
    type(/^Новый пароль/, 'Novyj2025');
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить пароль' }));
    expect(await within(dialog).findByText('Неверный пароль.')).toBeVisible();
    type(/^Нынешний пароль/, 'Primer2025');
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить пароль' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changePassword.inputs.at(-1)).toEqual({ currentPassword: 'Primer2025', newPassword: 'Novyj2025' });
  });

  it('asks for a new address and says where the link was sent', async () => {
    const requestEmailChange = mutation({ email: 'novyj@example.org', userErrors: [] });
    const { user } = cabinet({ requestEmailChange });
    await user.click(await button('Изменить e-mail'));
    await screen.findByLabelText(/^Новый e-mail/, { selector: 'input' });
    type(/^Новый e-mail/, 'novyj@example.org');
    type(/^Нынешний пароль/, 'Primer2025');
    await user.click(await button('Отправить ссылку'));
    const sent = await screen.findByText(/отправлено на.адрес novyj@example\.org/);
    expect(sent).toBeVisible();
    expect(document.activeElement, 'without the focus the dialog would not hear Escape').toContainElement(sent);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(requestEmailChange.inputs).toEqual([{ email: 'novyj@example.org', currentPassword: 'Primer2025' }]);
  });

  it('deletes the photo after a question, and ends the other sessions', async () => {
    const viewer = { id: '1', profile: { ...profile, photoUrl: null } };
    const { user } = cabinet({
      deletePhoto: () => ({ viewer, userErrors: [] }),
      endOtherSessions: () => ({ viewer: { id: '1' } }),
    });
    await user.click(await button('Удалить фото'));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить фото?' });
    await user.click(within(dialog).getByRole('button', { name: 'Удалить фото' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Удалить фото' })).toBeNull());
    await user.click(await button('Завершить другие сеансы'));
    expect(await screen.findByText('Другие сеансы завершены')).toBeVisible();
  });
});

describe('the letter of a new account', () => {
  const finish = (extensions: string[]) => {
    const requestVerificationLetter = mutation({ isAccepted: true, userErrors: [] });
    const asked = vi.fn(() => extensions);
    const view = renderScreen(<SignUpFinishScreen />, {
      at: '/register-finish/novaya@example.org',
      path: '/register-finish/:email',
      resolvers: { Query: { clock, extensions: asked }, Mutation: { requestVerificationLetter } },
    });
    return { ...view, asked, requestVerificationLetter };
  };

  it('is sent once more on request', async () => {
    const { user, requestVerificationLetter } = finish(all);
    await user.click(await button('Отправить письмо ещё раз'));
    expect(await screen.findByText(/^Если адрес ждёт подтверждения, письмо отправлено/)).toBeVisible();
    expect(requestVerificationLetter.inputs).toEqual([{ email: 'novaya@example.org' }]);
  });

  it('R22 is not offered without the extension', async () => {
    const { asked } = finish([]);
    await waitFor(() => expect(asked).toHaveReturned());
    await screen.findByRole('link', { name: 'Войти' });
    expect(screen.queryByRole('button', { name: 'Отправить письмо ещё раз' })).toBeNull();
  });
});

it('a link about a new address confirms it, and leads to the cabinet', async () => {
  const confirmEmailChange = mutation({ detail: 'Адрес электронной почты изменён.', userErrors: [] });
  renderScreen(<VerifyUserScreen />, {
    at: '/verify-user?user_id=7&change=email&email=novyj%40example.org',
    resolvers: { Query: { clock, extensions: () => all }, Mutation: { confirmEmailChange } },
  });
  expect(await screen.findByText('Адрес изменён')).toBeVisible();
  expect(screen.getByText(/Сейчас откроется личный кабинет/)).toBeVisible();
  expect(confirmEmailChange.inputs).toEqual([
    {
      values: [
        { name: 'user_id', value: '7' },
        { name: 'change', value: 'email' },
        { name: 'email', value: 'novyj@example.org' },
      ],
    },
  ]);
});

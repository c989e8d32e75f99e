/** The cabinet as the tests of registrations open it. */
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, type edition } from '../cabinet/cabinetData.ts';

type View = ReturnType<typeof cabinet>;

/** The cabinet of a person with these registrations; `registrations` may change while a test runs. */
export function cabinet(
  registrations: object[],
  Mutation: Resolvers['Mutation'] = {},
  change: Partial<typeof edition> = {},
  shown: ReactElement = <CabinetScreen />,
) {
  const Query = cabinetQuery({ registrations: () => registrations, edition: change });
  return renderScreen(shown, { resolvers: { Query, Mutation } });
}

async function openByButton(view: View, button: string | RegExp, dialog: string) {
  await view.user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}

export const openRegistration = (view: View) =>
  openByButton(view, 'Зарегистрироваться на\u00a0форум', 'Регистрация на\u00a0форум');
export const openExtra = (view: View) => openByButton(view, 'Добавить доклад', 'Дополнительный доклад');
export const openSchool = (view: View) =>
  openByButton(view, 'Зарегистрироваться на\u00a0школу', 'Регистрация на\u00a0школу');
export const openConfirmation = (view: View) => openByButton(view, 'Подтвердить участие', 'Подтверждение участия');

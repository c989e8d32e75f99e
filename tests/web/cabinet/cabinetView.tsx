import { screen, within } from '@testing-library/react';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, type edition } from './cabinetData.ts';

type View = ReturnType<typeof openCabinet>;

/** The cabinet over these answers. */
export const openCabinet = (
  Query: Resolvers['Query'] = cabinetQuery(),
  Mutation: Resolvers['Mutation'] = {},
  at = '/personal-data',
) => renderScreen(<CabinetScreen />, { at, resolvers: { Query, Mutation } });

/** The profile in the cabinet. */
export const openProfile = (Query?: Resolvers['Query'], Mutation?: Resolvers['Mutation']) =>
  openCabinet(Query, Mutation, '/personal-data?tab=profile');

/** The cabinet of a person with these registrations; `registrations` may change while a test runs. */
export function cabinet(
  registrations: object[],
  Mutation: Resolvers['Mutation'] = {},
  change: Partial<typeof edition> = {},
) {
  return openCabinet(cabinetQuery({ registrations: () => registrations, edition: change }), Mutation);
}

export async function openByButton({ user }: View, button: string | RegExp, name: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const click = (role: string) => (name: string) => user.click(dialog.getByRole(role, { name }));
  return { ...dialog, user, choose: click('radio'), tick: click('checkbox'), press: click('button') };
}

export const openRegistration = (view: View) =>
  openByButton(view, 'Зарегистрироваться на\u00a0форум', 'Регистрация на\u00a0форум');
export const openExtra = (view: View) => openByButton(view, 'Добавить доклад', 'Дополнительный доклад');
export const openSchool = (view: View) =>
  openByButton(view, 'Зарегистрироваться на\u00a0школу', 'Регистрация на\u00a0школу');
export const openConfirmation = (view: View) => openByButton(view, 'Подтвердить участие', 'Подтверждение участия');

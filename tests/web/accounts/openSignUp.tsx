import { fireEvent, screen } from '@testing-library/react';
import { writeDraft } from '../../../web/lib/draftStorage.ts';
import { SignUpScreen } from '../../../web/screens/SignUpScreen.tsx';
import { fill } from '../../testkit/fill.ts';
import { renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';

/** What the form offers: lists, and one consent to the policy. */
export const lists = {
  edition: () => ({ year: 2025, consentDocuments: [] as object[] }),
  organizations: () => [
    { id: '1', name: 'Институт образцовых исследований', isOther: false },
    { id: '134', name: 'Другая организация', isOther: true },
  ],
  positions: () => [
    { id: '3', title: 'Научный сотрудник', isOther: false },
    { id: '47', title: 'Другая должность', isOther: true },
  ],
  academicDegrees: () => [{ id: '2', title: 'Кандидат наук' }],
};
/** The answer to an account that was made. */
const created = { email: 'obraz@example.org', userErrors: [] };

/** The initial form over these lists; `register` is its mutation with this answer. */
export async function openSignUp(answer: object = created, Query: object = {}) {
  const register = mutation(answer);
  const resolvers = { Query: { extensions: () => [], ...lists, ...Query }, Mutation: { signUp: register } };
  const page = renderScreen(<SignUpScreen />, { at: '/registration', resolvers });
  await screen.findByLabelText(/Фамилия/);
  return { ...page, register };
}

type User = Awaited<ReturnType<typeof openSignUp>>['user'];

export const type = (label: RegExp, text: string) => fill(screen.getByLabelText(label, { selector: 'input' }), text);

/** Finds by label and text, because finding by role takes long in a form of this length. */
export async function choose(label: string, option: string) {
  const field = await screen.findByLabelText(new RegExp(label), { selector: 'input, select' });
  if (field instanceof HTMLSelectElement) {
    const { value } = await screen.findByText<HTMLOptionElement>(option, { selector: 'option' });
    fireEvent.change(field, { target: { value } });
    return;
  }
  fireEvent.click(field);
  fireEvent.click(await screen.findByText(option, { selector: '[role=option] *' }));
}

/** Fills the form as a person does, field by field. */
export async function fillAll(user: User) {
  type(/Фамилия/, 'Образцова');
  type(/^Имя/, 'Проба');
  type(/Отчество/, 'Примеровна');
  type(/E-mail/, 'Obraz@Example.org');
  type(/^Телефон/, '8 912 345-67-89');
  await choose('Научная организация', 'Институт образцовых исследований');
  await choose('^Должность', 'Научный сотрудник');
  await choose('Учёная степень', 'Кандидат наук');
  await choose('^Гражданство', 'РФ');
  await user.click(screen.getByRole('radio', { name: 'Женский' }));
  await enterPasswords();
}

/** Leaves what `fillAll` enters as the draft of an earlier visit; a draft holds no passwords. */
export function leaveDraft(change: object = {}): void {
  const place = { name: 'account', version: 2, account: null };
  writeDraft(place, {
    lastName: 'Образцова',
    firstName: 'Проба',
    middleName: 'Примеровна',
    email: 'obraz@example.org',
    phone: '8 912 345-67-89',
    organizationId: '1',
    positionId: '3',
    academicDegreeId: '2',
    citizenship: 'РФ',
    gender: 'FEMALE',
    ...change,
  });
}

/** Enters both passwords once the form is there. */
export async function enterPasswords(): Promise<void> {
  await screen.findByLabelText(/Фамилия/);
  type(/^Пароль/, 'Primer2025');
  type(/Повторите пароль/, 'Primer2025');
}

/** The form with every field filled, for tests of what comes after. */
export async function openFilled(answer?: object) {
  leaveDraft();
  const page = await openSignUp(answer);
  await enterPasswords();
  return page;
}

export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Создать личный кабинет' }));

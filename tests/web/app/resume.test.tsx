import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../../../web/app/createRoutes.tsx';
import { routeTable } from '../../../web/app/routes.tsx';
import { hasSession, markSession } from '../../../web/lib/session.ts';
import { fill } from '../../testkit/fill.ts';
import { fromAnotherTab } from '../../testkit/otherTab.ts';
import { renderRoutes, schemaTransport } from '../../testkit/render.tsx';
import { cabinetQuery, profile } from '../cabinet/cabinetData.ts';
import { mutation } from '../mutation.ts';

const clock = () => ({ now: '2025-09-15T09:00:00.000Z', isDemo: true });
const gone = () => new GraphQLError('no session', { extensions: { code: 'UNAUTHENTICATED' } });

/** A service whose session can be lost; a login makes its account `person`. */
function service() {
  const answers = cabinetQuery();
  const state = { person: '1' as string | null, password: 'Primer2025' };
  const viewerOf = (id: string | null) =>
    id === null ? null : { ...answers.viewer(), id, email: `person${id}@example.org`, displayName: `Примеров ${id}` };
  const updateProfile = mutation<{ firstName: string }>((input) => {
    if (state.person === null) throw gone();
    const changed = { ...profile, firstName: input.firstName };
    return { viewer: { ...viewerOf(state.person), profile: changed }, userErrors: [] };
  });
  const login = mutation<{ email: string; password: string }>((input) => {
    if (input.password !== state.password) {
      const rejection = { code: 'WRONG_CREDENTIALS', message: 'Неверный E-mail или пароль.', field: null };
      return { viewer: null, userErrors: [rejection] };
    }
    state.person = input.email.slice(6, 7);
    return { viewer: viewerOf(state.person), userErrors: [] };
  });
  const logout = vi.fn(() => ({ isTokenEnded: true }));
  const resolvers = {
    Query: { ...answers, clock, viewer: () => viewerOf(state.person) },
    Mutation: { updateProfile, login, logout },
  };
  return { state, updateProfile, login, logout, resolvers };
}

/** Opens the cabinet and, unless `typed` is false, types into the profile. */
async function openCabinet({ typed = true } = {}) {
  markSession();
  const stub = service();
  const page = renderRoutes(createRoutes(routeTable), '/personal-data?tab=profile', schemaTransport(stub.resolvers));
  const name = await screen.findByLabelText(/^Имя/);
  await screen.findByText('Примеров 1');
  if (typed) fill(name, 'Примеров');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...stub, ...page, save };
}

type Opened = Awaited<ReturnType<typeof openCabinet>>;
const passwordDialog = async () => within(await screen.findByRole('dialog', { name: 'Сеанс завершён' }));
const alerts = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function enter({ user }: Opened, password: string) {
  const dialog = await passwordDialog();
  fill(dialog.getByLabelText(/^Пароль/, { selector: 'input' }), password);
  await user.click(dialog.getByRole('button', { name: /Войти и.продолжить/ }));
  return dialog;
}

describe('a session that is lost in the middle of a form', () => {
  it('ACC-17 asks for the password in place, repeats the save once, and loses nothing', async () => {
    const page = await openCabinet();
    page.state.person = null;
    await page.save();
    const dialog = await passwordDialog();
    expect(dialog.getByLabelText('E-mail')).toHaveValue('person1@example.org');
    expect(dialog.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(alerts()).toEqual([]);
    expect(page.router.state.location.pathname).toBe('/personal-data');
    await enter(page, 'Primer2025');
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    await dialogIsGone();
    expect(page.login.inputs[0]).toEqual({ email: 'person1@example.org', password: 'Primer2025' });
    expect(page.updateProfile.inputs.map(({ firstName }) => firstName)).toEqual(['Примеров', 'Примеров']);
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Примеров');
    expect(hasSession()).toBe(true);
  });

  it('ACC-17 shows the rejection at the password and asks again', async () => {
    const page = await openCabinet();
    page.state.person = null;
    await page.save();
    const dialog = await enter(page, 'Wrong2025');
    expect(await dialog.findByText('Неверный E-mail или пароль.')).toBeVisible();
    const password = dialog.getByLabelText(/^Пароль/, { selector: 'input' });
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription('Неверный E-mail или пароль.');
    await waitFor(() => expect(password).toHaveFocus());
    expect(alerts()).toEqual([]);
    await enter(page, 'Primer2025');
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
  });

  it('ACC-17 ACC-18 leads to /login on request, with no message and no draft left', async () => {
    const page = await openCabinet();
    page.state.person = null;
    await page.save();
    await page.user.click((await passwordDialog()).getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    await dialogIsGone();
    expect(hasSession()).toBe(false);
    expect(page.logout).toHaveBeenCalled();
    expect(alerts()).toEqual([]);
    expect(JSON.stringify(window.localStorage)).not.toContain('Примеров');
    expect(page.updateProfile).toHaveBeenCalledOnce();
  });

  it('ACC-17 asks in place when a query returns no viewer, and repeats the query afterwards', async () => {
    const page = await openCabinet();
    page.state.person = null;
    void page.client.refetchQueries({ include: ['Cabinet'] });
    await enter(page, 'Primer2025');
    await dialogIsGone();
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Примеров');
    expect(page.router.state.location.pathname).toBe('/personal-data');
  });

  it('ACC-17 does not repeat a mutation that succeeded before the session was lost', async () => {
    const page = await openCabinet();
    page.updateProfile.mockImplementationOnce(() => {
      page.state.person = null;
      const unread = () => {
        throw gone();
      };
      return { viewer: { id: '1', displayName: unread, profile: unread }, userErrors: [] } as never;
    });
    await page.save();
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    expect(page.updateProfile).toHaveBeenCalledOnce();
  });

  it('ACC-17 leads to /login with one message if nothing is typed', async () => {
    const page = await openCabinet({ typed: false });
    page.state.person = null;
    await page.save();
    expect(await screen.findByText(/Сеанс завершён/)).toBeVisible();
    expect(page.router.state.location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(alerts()).toEqual([]);
  });
});

describe('a lost session and other tabs', () => {
  it('ACC-17 continues when the same person logs in there', async () => {
    const page = await openCabinet();
    page.state.person = null;
    await page.save();
    await passwordDialog();
    page.state.person = '1';
    act(() => fromAnotherTab('1'));
    expect(await screen.findByText('Данные сохранены')).toBeVisible();
    await dialogIsGone();
    expect(page.login).not.toHaveBeenCalled();
  });

  it('ACC-17 repeats nothing when another person logs in there, and shows that person’s cabinet', async () => {
    const page = await openCabinet();
    page.state.person = null;
    await page.save();
    await passwordDialog();
    page.state.person = '2';
    act(() => fromAnotherTab('1'));
    await screen.findByText('Примеров 2');
    await dialogIsGone();
    expect(await screen.findByLabelText(/^Имя/)).toHaveValue('Пример');
    expect(page.updateProfile).toHaveBeenCalledOnce();
    expect(alerts()).toEqual([]);
  });

  it('ACC-17 asks here when another tab finds the session lost while something is typed', async () => {
    const page = await openCabinet();
    page.state.person = null;
    act(() => fromAnotherTab('lost'));
    await enter(page, 'Primer2025');
    await dialogIsGone();
    expect(screen.getByLabelText(/^Имя/)).toHaveValue('Примеров');
  });

  it('ACC-18 follows a logout there despite unsaved input', async () => {
    const page = await openCabinet();
    page.state.person = null;
    act(() => fromAnotherTab(null));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

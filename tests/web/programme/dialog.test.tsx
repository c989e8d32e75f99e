import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lists, named, open, plain, row, tab } from './openProgramme.tsx';

describe('the dialog', () => {
  it("PRG-01 PRG-06 'подробнее' opens it at its own address; 'закрыть' and Back close it and the focus comes back", async () => {
    const { user, router } = open('/program?day=d2');
    await tab(/22 октября/);
    const more = within(row(/Секция 1\.1/)).getByRole('link', { name: /подробнее/ });
    await user.click(more);
    const dialog = await screen.findByRole('dialog', { name: 'Секция 1.1' });
    expect(router.state.location.search).toBe('?day=d2&session=d2-s11');
    const talks = within(dialog);
    expect(talks.getByText('Королёв К. К.')).toBeVisible();
    expect(talks.getByText('Институт образцовых исследований')).toBeVisible();
    expect(talks.getByRole('link', { name: 'Нейтронография тонких плёнок' })).toBeVisible();
    expect(plain(talks.getByText(/12:00\u2060–\u206012:30/).textContent)).toBe('12:00–12:30');
    expect(talks.getByText('Все участники')).toBeVisible();
    await user.click(talks.getByRole('button', { name: 'закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?day=d2');
    await waitFor(() => expect(more).toHaveFocus());
    await user.click(more);
    await screen.findByRole('dialog');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PRG-01 is modal and takes at most 60 % of the width', async () => {
    open('/program?session=d2-s11');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog.closest('[style*="--modal-size"]')?.getAttribute('style')).toContain('--modal-size: 60%');
  });

  it('a title of a talk leads to its page, and so does an older link to the talk', async () => {
    const { user, router } = open('/program?session=d2-s11');
    const dialog = within(await screen.findByRole('dialog', { name: 'Секция 1.1' }));
    await user.click(dialog.getByRole('link', { name: 'Нейтронография тонких плёнок' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/program/21-t1'));
    const older = open('/program?talk=21-t1');
    await waitFor(() => expect(older.router.state.location.pathname).toBe('/program/21-t1'));
  });

  it.each(['/program?session=d2-s11', '/program?talk=21-t3', '/program?day=d1&session=d2-s11'])(
    'PRG-12 closing the dialog of %s leaves the visitor on its day',
    async (address) => {
      const { user, router } = open(address);
      const dialog = within(await screen.findByRole('dialog', { name: 'Секция 1.1' }));
      await user.click(dialog.getByRole('button', { name: 'закрыть' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await tab(/22 октября/)).toHaveAttribute('aria-selected', 'true');
      expect(router.state.location.search).toBe('?day=d2');
      await user.click(await tab(/21 октября/));
      expect(await tab(/21 октября/)).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('an unknown slug opens no dialog', async () => {
    open('/program?session=gone');
    await tab(/21 октября/);
    // The dialog is a separate chunk, so it gets time to load.
    await act(() => import('../../../web/features/programme/DetailDialog.tsx'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the session, its talks and the day as calendars', async () => {
    open('/program?session=d2-s11');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: named('В календарь') })).toHaveAttribute(
      'href',
      '/calendar/2025.ics?item=d2-s11',
    );
    const [talk] = dialog.getAllByRole('link', { name: /Доклад в\sкалендарь/ });
    expect(talk).toHaveAttribute('href', '/calendar/2025.ics?item=21-t1');
    expect(screen.getAllByRole('link', { name: named('День в календарь'), hidden: true })[1]).toHaveAttribute(
      'href',
      '/calendar/2025.ics?day=d2',
    );
  });

  it('PRG-07 shows the posters of a poster session', async () => {
    open('/program?session=d2-posters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Постеры 22 октября' }));
    expect(await dialog.findByText('П12')).toBeVisible();
    expect(dialog.getByText('Постеров П. П.')).toBeVisible();
    expect(dialog.getByText('Пример постера')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Рентгеновская и нейтронная оптика' })).toBeVisible();
  });

  it('PRG-07 R12 says that the posters could not be loaded, while the programme stays', async () => {
    let away = true;
    const groups = () => {
      if (away) throw new GraphQLError('away', { extensions: { code: 'PROVIDER_UNAVAILABLE' } });
      return lists[0]?.groups;
    };
    const { user } = open('/program?session=d2-posters', { given: { posterLists: [{ ...lists[0], groups }] } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Сервис временно недоступен/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Открытие форума', hidden: true })).toBeInTheDocument();
    away = false;
    await user.click(dialog.getByRole('button', { name: /Попробовать ещё раз/ }));
    expect(await dialog.findByText('П12')).toBeVisible();
  });
});

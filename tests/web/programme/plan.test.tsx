import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { named, open, row, tab } from './openProgramme.tsx';

describe('the personal plan', () => {
  it('is made with stars, stored in the browser and shown by day with its conflicts', async () => {
    window.localStorage.setItem('portal.plan.2025', '23-t1');
    const { user } = open('/program?day=d2');
    await tab(/22 октября/);
    const star = within(row(/Секция 1\.1/)).getByRole('button', { name: /Добавить в\sмой план/ });
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(star, 'one name in both states').toHaveAccessibleName(/Добавить в\sмой план/);
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('23-t1,d2-s11');
    await user.click(screen.getByRole('button', { name: /Мой план/ }));
    expect(await screen.findByText(/2\s+события с пересечением по времени/)).toBeVisible();
    expect(screen.getByText('Пересекается: Зеркала для ондуляторов')).toBeVisible();
    expect(screen.getByRole('link', { name: named('План в календарь') })).toHaveAttribute(
      'href',
      '/calendar/2025.ics?items=d2-s11,23-t1',
    );
  });

  it('is shared by a link, and can be taken over by its reader', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd1-opening');
    const { user } = open('/program?plan=d2-s11,gone');
    expect(await screen.findByRole('heading', { name: /Вам прислали план: 1\s+событие/ })).toBeVisible();
    expect(screen.getByText(/по ссылке в программе больше нет/)).toBeVisible();
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d1-opening');
    await user.click(screen.getByRole('button', { name: named('Добавить в мой план') }));
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d1-opening,d2-s11');
    expect(await screen.findByText('Добавлено в ваш план')).toBeVisible();
    expect(screen.getByRole('button', { name: named('Ко всей программе') })).toHaveFocus();
  });

  it('keeps the focus near what an action removes', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd1-opening,d2-s11');
    const { user } = open('/program?view=plan');
    const [first, second] = await screen.findAllByRole('button', { name: /Добавить в\sмой план: / });
    await user.click(second as HTMLElement);
    expect(second).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    await user.click(first as HTMLElement);
    const back = screen.getByRole('button', { name: named('Ко всей программе') });
    expect(back, 'the other actions end with the last entry').toHaveFocus();
    await user.click(back);
    await tab(/21 октября/);
    expect(screen.getByRole('button', { name: named('Мой план') })).toHaveFocus();
  });

  it('copies the link of the plan', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd2-s11,21-t1');
    const { user } = open('/program?view=plan&q=');
    await user.click(await screen.findByRole('button', { name: /Скопировать ссылку на\sплан/ }));
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\?plan=d2-s11,21-t1$/);
  });

  it('explains how to make one, and is emptied only after a question', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd2-s11');
    const { user } = open('/program?view=plan');
    await user.click(await screen.findByRole('button', { name: 'Очистить план' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d2-s11');
    await user.click(dialog.getByRole('button', { name: 'Очистить план' }));
    expect(await screen.findByText(/Пока ничего не выбрано/)).toBeVisible();
  });

  it('counts what the programme has, says what it no longer has, and is emptied of it', async () => {
    window.localStorage.setItem('portal.plan.2025', 'gone,also-gone');
    const { user } = open('/program?view=plan');
    expect(await screen.findByText(/В\sпрограмме больше нет 2\sотмеченных вами событий/)).toBeVisible();
    expect(screen.getByRole('button', { name: named('Мой план') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Очистить план' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Очистить план' }));
    await waitFor(() => expect(screen.queryByText(/больше нет/)).toBeNull());
  });
});

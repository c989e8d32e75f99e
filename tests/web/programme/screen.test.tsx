import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProgrammeScreen } from '../../../web/screens/ProgrammeScreen.tsx';
import { ServiceClockDocument } from '../../../web/ui/service/ServiceClock.generated.ts';
import { offline, renderScreen } from '../../testkit/render.tsx';
import { named, open, plain, row, tab } from './openProgramme.tsx';
import { sampleProgramme } from './programmeData.ts';

describe('the days', () => {
  it('PRG-01 start on the first tab; a row has time, title, chair and room', async () => {
    open();
    expect(await tab(/21 октября/)).toHaveAttribute('aria-selected', 'true');
    const plenary = within(row(/Пленарная дискуссия/));
    expect(plain(plenary.getByText(/14:10/).textContent)).toBe('14:10–16:30');
    expect(plenary.getByText('Модератор: Примеров П. П.')).toBeVisible();
    expect(plenary.getByText('Актовый зал, корпус 348')).toBeVisible();
    expect(plenary.queryByRole('link', { name: /подробнее/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Программа' })).toBeVisible();
  });

  it('PRG-01 an address opens a day, and a tab changes the address', async () => {
    const { user, router } = open('/program?day=d2');
    expect(await tab(/22 октября/)).toHaveAttribute('aria-selected', 'true');
    await user.click(await tab(/21 октября/));
    expect(router.state.location.search).toBe('');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2'));
    expect(screen.getByRole('tab', { name: /22 октября/ })).toHaveFocus();
  });

  it('PRG-02 marks parallel sessions', async () => {
    open('/program?day=d2');
    await tab(/22 октября/);
    expect(screen.getByText(/Параллельно: 2\s+события/)).toBeVisible();
  });

  it('PRG-03 the second reading is at ?reading=2 and links back', async () => {
    const second = { ...sampleProgramme(), year: 2023 };
    const { user, router } = open('/program', { given: { secondReading: { year: 2023, programme: second } } });
    await user.click(await screen.findByRole('link', { name: /Другая версия программы/ }));
    expect(await screen.findByText(/повторяет программу 2023 года/)).toBeVisible();
    expect(router.state.location.search).toBe('?reading=2');
    vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Напечатать' }));
    expect(await screen.findByText(/Программа форума 2023 года/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /основной версии/ }));
    await waitFor(() => expect(screen.queryByText(/повторяет программу/)).toBeNull());
  });

  it('PRG-03 an edition without a second reading shows its programme at ?reading=2', async () => {
    const { router } = open('/program-24?reading=2&day=d2');
    expect(await tab(/22 октября/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText('Программы пока нет')).toBeNull();
    expect(router.state.location.search).toBe('?day=d2');
  });

  it('PRG-09 a session may link to another site, in a new tab', async () => {
    const programme = sampleProgramme();
    const [first] = programme.days[0]?.items ?? [];
    if (first) first.link = { label: 'Сайт конференции', url: 'https://example.org/conference' };
    open('/program', { given: { programme } });
    const link = await screen.findByRole('link', { name: /Сайт конференции/ });
    expect(link).toHaveAttribute('href', 'https://example.org/conference');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('R12 says that the programme could not be loaded and offers to try again', async () => {
    renderScreen(<ProgrammeScreen />, { at: '/program', transport: offline });
    expect(await screen.findByRole('button', { name: /Попробовать ещё раз/ })).toBeVisible();
  });

  it('says that there is no programme yet', async () => {
    open('/program', { given: { programme: null } });
    expect(await screen.findByText('Программы пока нет')).toBeVisible();
  });

  it('PUB-06 leads to /404 for a year without an edition', async () => {
    const { router } = open('/program-19', { query: { edition: () => null } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });
});

describe("the service's clock", () => {
  it('jumps to the current session, and marks it', async () => {
    const { user, router } = open('/program', { now: '2025-10-22T09:30:00Z' });
    await user.click(await screen.findByRole('button', { name: 'Сейчас' }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2'));
    await waitFor(() => expect(row(/Секция 1\.1/)).toHaveFocus());
    expect(within(row(/Секция 1\.5/)).getByText('идёт сейчас')).toBeVisible();
  });

  it('jumps to the next session if none runs, and disappears after the last one', async () => {
    const { unmount } = open('/program', { now: '2025-10-21T20:00:00Z' });
    expect(plain((await screen.findByRole('button', { name: /Следующее/ })).textContent)).toBe(
      'Следующее: 22 окт., 12:00',
    );
    unmount();
    const { client } = open('/program', { now: '2025-11-01T09:00:00Z' });
    await tab(/21 октября/);
    await waitFor(() => expect(client.readQuery({ query: ServiceClockDocument })).not.toBeNull());
    expect(screen.queryByRole('button', { name: /Сейчас|Следующее/ })).toBeNull();
  });
});

describe('print', () => {
  it('prints every day and its talks, then restores the page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open();
    await tab(/21 октября/);
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Печать программы' }));
    expect(dialog.getByRole('checkbox', { name: /С\sдокладами/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Напечатать' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('body > div > h1')?.parentElement;
    if (!sheet) throw new Error('nothing to print');
    const paper = within(sheet);
    expect(paper.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '21 октября, вторник',
      '22 октября, среда',
    ]);
    expect(paper.getByText('Нейтронография тонких плёнок')).toBeInTheDocument();
    expect(paper.getByText('Обед')).toBeInTheDocument();
    expect(paper.getByText(named('Обсуждение · Все участники · Зал 1'))).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});

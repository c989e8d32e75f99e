import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lists, open, plain, row, tab } from './openProgramme.tsx';

describe('search and filter', () => {
  it('finds, counts, marks and keeps the query in the address; the days wait behind the results', async () => {
    const { user, router } = open();
    const day = await tab(/21 октября/);
    await user.type(screen.getByRole('searchbox', { name: /Поиск по\sпрограмме/ }), 'пленок');
    expect(plain((await screen.findByText(/Найдено:/)).textContent)).toBe('Найдено: 1 доклад');
    expect(screen.getByText('плёнок').tagName).toBe('MARK');
    expect(screen.getByRole('status')).toHaveTextContent(/Найдено/);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('пленок'));
    expect(day).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(await tab(/21 октября/)).toBe(day);
    expect(day).toBeVisible();
  });

  it('reads the query from the address, and gives a hint when nothing is found', async () => {
    open('/program?q=нетакого');
    expect(await screen.findByText(/Ничего не нашлось/)).toBeVisible();
    expect(screen.getByText(/Попробуйте часть слова/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('нетакого');
  });

  it('PRG-06 separates the notes of a talk from its speaker and from each other', async () => {
    open('/program?q=обсуждение');
    const found = await screen.findByRole('listitem');
    expect(plain(found.textContent)).toContain('Все участники · Зал 1');
  });

  it.each([
    ['its title', 'пример постера', 'постера'],
    ['who presents it', 'постеров', 'Постеров'],
    ['initials without a space', 'постеров п.п.', 'Постеров'],
  ])('finds a poster by %s, and opens its session with the same search', async (_name, query, marked) => {
    const { user } = open(`/program?q=${query}`);
    const posters = within(await screen.findByRole('region', { name: 'Стендовые доклады' }));
    expect(posters.getByText(marked, { selector: 'mark' })).toBeVisible();
    expect(posters.getByText(/Постерная сессия, 22 октября/)).toBeVisible();
    expect(plain(screen.getByRole('status').textContent)).toBe('Найдено: 1 стендовый доклад');
    await user.click(posters.getByRole('link'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('searchbox')).toHaveValue(query);
    expect(await dialog.findByText(marked)).toHaveProperty('tagName', 'MARK');
  });

  it('finds no poster of a session that the filter excludes', async () => {
    open('/program?q=постеров&section=1.5');
    expect(await screen.findByText(/Ничего не нашлось/)).toBeVisible();
  });

  it('links to the poster lists if they could not be read', async () => {
    const posterLists = [{ ...lists[0], groups: null }];
    const { user } = open('/program?q=постеров', { given: { posterLists } });
    await user.click(await screen.findByRole('link', { name: 'Постерная сессия (22 октября, среда)' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('filters by sections and kinds with removable pills', async () => {
    const { user, router } = open('/program?day=d2');
    await tab(/22 октября/);
    await user.click(screen.getByRole('button', { name: 'Фильтр' }));
    await user.click(await screen.findByRole('checkbox', { name: /1\.5/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2&section=1.5'));
    expect(screen.queryByRole('article', { name: /Секция 1\.1/ })).toBeNull();
    expect(row(/Секция 1\.5/)).toBeVisible();
    expect(plain(screen.getByRole('status').textContent)).toBe('Найдено: 1 заседание');
    await user.click(await screen.findByRole('button', { name: /Снять фильтр: Секция 1\.5/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2'));
    expect(row(/Секция 1\.1/)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces a day without matches', async () => {
    open('/program?kind=POSTERS');
    expect(await screen.findByText(/В этот день ничего из выбранного нет/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /22 октября.*1/ })).toBeVisible();
  });
});

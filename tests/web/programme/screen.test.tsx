import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { ProgrammeScreen } from '../../../web/screens/ProgrammeScreen.tsx';
import { offline, renderScreen } from '../../testkit/render.tsx';
import { sampleProgramme } from './programmeData.ts';

const lists = [
  {
    id: '2025.poster_1',
    title: 'Постеры 22 октября',
    isLive: true,
    slug: 'poster_1',
    groups: [
      {
        id: '2025.poster_1.30',
        title: 'Рентгеновская и нейтронная оптика',
        posters: [{ id: 'p1', board: 'П12', presenter: 'Постеров П. П.', title: 'Пример постера' }],
      },
    ],
  },
];

const edition = (given: object = {}) => ({
  year: 2025,
  startsOn: '2025-10-21',
  endsOn: '2025-10-25',
  place: 'Москва',
  programme: sampleProgramme(),
  posterLists: lists,
  secondReading: null,
  ...given,
});

/** The screen at an address, at an instant of the service's clock. */
function open(at = '/program', { now = '2025-09-15T09:00:00Z', given = {}, query = {} } = {}) {
  const current = edition(given);
  return renderScreen(<ProgrammeScreen />, {
    at,
    resolvers: {
      Query: {
        clock: () => ({ now, isDemo: true }),
        edition: () => current,
        ...query,
      },
    },
  });
}

const tab = (name: RegExp) => screen.findByRole('tab', { name });
/** A name as it is read: spaces may be ones that do not break. */
const named = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
const row = (name: RegExp) => screen.getByRole('article', { name });
const plain = (text: string | null) => text?.replace(/[\u2060\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));

describe('the days', () => {
  it('PRG-01 start on the first tab; a row has time, title, who leads it and where', async () => {
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

  it('PRG-02 tells that sessions run in parallel', async () => {
    open('/program?day=d2');
    await tab(/22 октября/);
    expect(screen.getByText(/Параллельно: 2\s+события/)).toBeVisible();
  });

  it('PRG-03 the second reading stands at ?reading=2 and leads back', async () => {
    const second = { ...sampleProgramme(), year: 2023 };
    const { user, router } = open('/program', { given: { secondReading: { year: 2023, programme: second } } });
    await user.click(await screen.findByRole('link', { name: /Второе чтение/ }));
    expect(await screen.findByText(/повторяет программу 2023 года/)).toBeVisible();
    expect(router.state.location.search).toBe('?reading=2');
    await user.click(screen.getByRole('link', { name: /первому чтению/ }));
    await waitFor(() => expect(screen.queryByText(/повторяет программу/)).toBeNull());
  });

  it('PRG-09 a session may link to a page elsewhere, in a new tab', async () => {
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

  it('PUB-06 a year without edition leads to /404', async () => {
    const { router } = open('/program-19', { query: { edition: () => null } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });
});

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

  it('a link to a talk opens its session, marks the talk and tells what is given meanwhile', async () => {
    const { user, router } = open('/program?talk=21-t1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Секция 1.1' }));
    const marked = dialog.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    expect(marked.map((item) => within(item).getByRole('link', { name: 'Нейтронография тонких плёнок' }))).toHaveLength(
      1,
    );
    expect(dialog.getByRole('heading', { name: /В\sэто же время/ })).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Зеркала для ондуляторов' }));
    expect(await screen.findByRole('dialog', { name: 'Секция 1.5' })).toBeVisible();
    expect(router.state.location.search).toBe('?talk=23-t1');
  });

  it('a slug that the programme does not know opens nothing', async () => {
    open('/program?session=gone');
    await tab(/21 октября/);
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

describe('search and filter', () => {
  it('finds, counts, marks and keeps the query in the address', async () => {
    const { user, router } = open();
    await tab(/21 октября/);
    await user.type(screen.getByRole('searchbox', { name: /Поиск по\sпрограмме/ }), 'пленок');
    expect(plain((await screen.findByText(/Найдено:/)).textContent)).toBe('Найдено: 1 доклад');
    expect(screen.getByText('плёнок').tagName).toBe('MARK');
    expect(screen.getByRole('status')).toHaveTextContent(/Найдено/);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('пленок'));
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(await tab(/21 октября/)).toBeVisible();
  });

  it('an address brings a query; nothing found is said with a hint', async () => {
    open('/program?q=нетакого');
    expect(await screen.findByText(/Ничего не нашлось/)).toBeVisible();
    expect(screen.getByText(/Попробуйте часть слова/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('нетакого');
  });

  it('leads from a search into the posters', async () => {
    const { user } = open('/program?q=постеров');
    await user.click(await screen.findByRole('link', { name: 'Постерная сессия (22 октября, среда)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('searchbox')).toHaveValue('постеров');
    expect(await dialog.findByText('Постеров')).toHaveProperty('tagName', 'MARK');
  });

  it('narrows to sections and kinds by removable pills', async () => {
    const { user, router } = open('/program?day=d2');
    await tab(/22 октября/);
    await user.click(screen.getByRole('button', { name: 'Фильтр' }));
    await user.click(await screen.findByRole('checkbox', { name: /1\.5/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2&section=1.5'));
    expect(screen.queryByRole('article', { name: /Секция 1\.1/ })).toBeNull();
    expect(row(/Секция 1\.5/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Снять фильтр: Секция 1\.5/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2'));
    expect(row(/Секция 1\.1/)).toBeVisible();
  });

  it('says that a day has nothing of what was chosen', async () => {
    open('/program?kind=POSTERS');
    expect(await screen.findByText(/В этот день ничего из выбранного нет/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /22 октября.*1/ })).toBeVisible();
  });
});

describe("the service's clock", () => {
  it('leads to what runs now, and marks it', async () => {
    const { user, router } = open('/program', { now: '2025-10-22T09:30:00Z' });
    await user.click(await screen.findByRole('button', { name: 'Сейчас' }));
    await waitFor(() => expect(router.state.location.search).toBe('?day=d2'));
    await waitFor(() => expect(row(/Секция 1\.1/)).toHaveFocus());
    expect(within(row(/Секция 1\.5/)).getByText('идёт сейчас')).toBeVisible();
  });

  it('leads to what comes next when nothing runs, and to nothing after the last session', async () => {
    const { unmount } = open('/program', { now: '2025-10-21T20:00:00Z' });
    expect(plain((await screen.findByRole('button', { name: /Следующее/ })).textContent)).toBe(
      'Следующее: 22 окт., 12:00',
    );
    unmount();
    open('/program', { now: '2025-11-01T09:00:00Z' });
    await tab(/21 октября/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Сейчас|Следующее/ })).toBeNull());
  });
});

describe('the personal plan', () => {
  it('is made by stars, kept in the browser and shown by day with its conflicts', async () => {
    window.localStorage.setItem('portal.plan.2025', '23-t1');
    const { user } = open('/program?day=d2');
    await tab(/22 октября/);
    const star = within(row(/Секция 1\.1/)).getByRole('button', { name: /Добавить в\sмой план/ });
    await user.click(star);
    expect(star).toHaveAccessibleName(/Убрать из\sмоего плана/);
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('23-t1,d2-s11');
    await user.click(screen.getByRole('button', { name: /Мой план/ }));
    expect(await screen.findByText(/2\s+события с пересечением по времени/)).toBeVisible();
    expect(screen.getByText('Пересекается: Зеркала для ондуляторов')).toBeVisible();
    expect(screen.getByRole('link', { name: named('План в календарь') })).toHaveAttribute(
      'href',
      '/calendar/2025.ics?items=d2-s11,23-t1',
    );
  });

  it('is handed on by a link, and taken over by who opens it', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd1-opening');
    const { user } = open('/program?plan=d2-s11,gone');
    expect(await screen.findByRole('heading', { name: /Вам прислали план: 1\s+событие/ })).toBeVisible();
    expect(screen.getByText(/по ссылке в программе больше нет/)).toBeVisible();
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d1-opening');
    await user.click(screen.getByRole('button', { name: named('Добавить в мой план') }));
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d1-opening,d2-s11');
    expect(await screen.findByText('Добавлено в ваш план')).toBeVisible();
  });

  it('copies the link of the plan', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd2-s11,21-t1');
    const { user } = open('/program?view=plan&q=');
    await user.click(await screen.findByRole('button', { name: /Скопировать ссылку на\sплан/ }));
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\?plan=d2-s11,21-t1$/);
  });

  it('says how to make one, and is emptied only after a question', async () => {
    window.localStorage.setItem('portal.plan.2025', 'd2-s11');
    const { user } = open('/program?view=plan');
    await user.click(await screen.findByRole('button', { name: 'Очистить план' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('d2-s11');
    await user.click(dialog.getByRole('button', { name: 'Очистить план' }));
    expect(await screen.findByText(/Пока ничего не выбрано/)).toBeVisible();
  });

  it('lives as long as the page where the browser keeps nothing', async () => {
    const refuse = (method: 'getItem' | 'setItem') => {
      const original = Storage.prototype[method] as (...given: string[]) => never;
      return vi.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...given: string[]) {
        if (given[0]?.startsWith('portal.plan')) throw new DOMException('no access', 'SecurityError');
        return original.apply(this, given);
      });
    };
    const refusals = [refuse('getItem'), refuse('setItem')];
    const { user } = open();
    await tab(/21 октября/);
    const star = within(row(/Открытие/)).getByRole('button', { name: /план/ });
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    for (const refusal of refusals) refusal.mockRestore();
  });
});

describe('print', () => {
  it('puts every day and its talks on paper, then the page is as before', async () => {
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
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    print.mockRestore();
  });
});

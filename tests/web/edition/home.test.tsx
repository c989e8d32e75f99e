import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { markSession } from '../../../web/lib/session.ts';
import { HomeScreen } from '../../../web/screens/HomeScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';

const keyDate = (key: string, title: string, startsOn: string, startsAt: string, endsAt: string) => ({
  key,
  title,
  note: null,
  startsOn,
  endsOn: null,
  startsAt,
  endsAt,
});

const noPictures = { heroImageUrl: null, heroPhoto: null, highlights: [] };

const edition = (given: object = {}) => ({
  year: 2025,
  title: 'Форум по исследованиям',
  location: 'Москва',
  startsOn: '2025-10-21',
  endsOn: '2025-10-25',
  venue: null,
  partners: [],
  news: [],
  about: '<p>О форуме.</p>',
  page: { ...noPictures, screens: ['PROGRAMME', 'PHOTOS', 'ORGANISERS', 'CONTACTS'] },
  registrationWindow: { opensAt: '2025-07-31T21:00:00.000Z', closesAt: '2025-10-01T21:00:00.000Z' },
  facts: [{ term: 'Организационный взнос', value: 'не взимается' }],
  keyDates: [
    keyDate('open', 'Открытие регистрации', '2025-08-01', '2025-07-31T21:00:00.000Z', '2025-08-01T21:00:00.000Z'),
    keyDate('letter', 'Второе письмо', '2025-10-07', '2025-10-06T21:00:00.000Z', '2025-10-07T21:00:00.000Z'),
    keyDate('forum', 'Форум', '2025-10-21', '2025-10-20T21:00:00.000Z', '2025-10-25T21:00:00.000Z'),
  ],
  topics: [{ title: 'Ускорители', description: null }],
  formats: [{ format: 'SPEAKER', title: 'Докладчик', description: 'Устный доклад' }],
  organisers: [
    {
      title: 'Организаторы',
      members: [{ name: 'Институт', role: null, affiliation: null, url: null, pictureUrl: null }],
    },
  ],
  hasSamplePictures: false,
  figures: [],
  ...given,
});
const earlier = { year: 2023, figures: [{ value: '280', label: 'участников' }] };

function open(now: string, given: object = {}) {
  const current = edition(given);
  return renderScreen(<HomeScreen />, {
    resolvers: {
      Query: {
        clock: () => ({ now, isDemo: true }),
        edition: () => current,
        editions: () => [current, earlier],
      },
    },
  });
}

const action = async (name: string | RegExp) => screen.findByRole('link', { name });
const item = (title: string) => screen.getByText(title).closest('li') as HTMLElement;

describe('the home page', () => {
  it('PUB-01 shows title, days, place, fee, topics and the figures of earlier years', async () => {
    open('2025-09-15T09:00:00.000Z');
    expect(await screen.findByRole('heading', { level: 1, name: 'Форум по\u00a0исследованиям' })).toBeVisible();
    const text = document.body.textContent?.replace(/\u2060/g, '').replace(/\u00a0/g, ' ') ?? '';
    expect(text).toContain('21–25 октября 2025, Москва');
    for (const words of ['не взимается', 'О форуме.', 'Ускорители', 'Докладчик', '280', 'участников', 'Институт'])
      expect(text).toContain(words);
    expect(screen.getByRole('heading', { name: /^2023\sгод$/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^2025\sгод$/ })).toBeNull();
  });

  it('PUB-01 shows what a key date means, the highlights, the place with its scheme, and partners', async () => {
    const dates = edition().keyDates.map((date) => ({ ...date, note: `Значение: ${date.title}` }));
    const venue = {
      name: 'Институт',
      address: 'Образцовая площадь',
      passOffice: 'Нужен паспорт',
      map: { url: 'https://forum.example.org/map.svg', alt: 'Схема пути', width: 96, height: 54 },
      travel: [{ title: 'На метро', text: 'Выход 2' }],
    };
    const talk = { id: '1', slug: 'd1', title: 'Открытие', startsAt: '2025-10-21T08:00:00.000Z', room: 'Зал 1' };
    open('2025-09-15T09:00:00.000Z', {
      keyDates: dates,
      venue,
      page: { ...noPictures, screens: [], highlights: [{ ...talk, building: null }] },
      partners: [{ name: 'Фонд', url: null, pictureUrl: null }],
    });
    expect(await screen.findByText('Значение: Форум')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открытие' })).toHaveAttribute('href', '/program?session=d1');
    expect(screen.getByText(/^21\sоктября, 11:00$/)).toBeVisible();
    expect(screen.getByAltText('Схема пути')).toHaveAttribute('width', '96');
    expect(screen.getByAltText('Схема пути')).toHaveAttribute('src', '/map.svg');
    for (const words of ['Выход 2', 'Нужен паспорт', 'Фонд']) expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [4, 1],
    [2, 0],
  ])('shows news and letters, and folds the older ones: %i entries', async (count, lists) => {
    const file = { name: 'letter.pdf', size: 10_846 };
    const news = ['Программа', 'Письмо', 'Приём', 'Начало'].map((title, index) => ({
      key: title,
      publishedOn: `2025-09-0${9 - index}`,
      title,
      text: null,
      links: title === 'Письмо' ? [{ label: 'Для печати', url: 'https://forum.example.org/letter.pdf', file }] : [],
    }));
    open('2025-09-15T09:00:00.000Z', { news: news.slice(0, count) });
    expect(await screen.findByRole('heading', { name: /^Новости/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Для печати \(PDF, 11\sКБ\)$/ })).toHaveAttribute('href', '/letter.pdf');
    expect(screen.getByText('Письмо')).toBeVisible();
    expect(screen.queryAllByText('Более ранние новости')).toHaveLength(lists);
    for (const title of screen.queryAllByText('Приём')) expect(title).not.toBeVisible();
  });

  it('marks what a phone folds: the text after its first heading, descriptions of topics, all but the head of a committee', async () => {
    const member = (name: string) => ({ name, role: null, affiliation: null, url: null, pictureUrl: null });
    open('2025-09-15T09:00:00.000Z', {
      about: '<p>О форуме.</p><h2>Кому полезно</h2>',
      topics: [{ title: 'Ускорители', description: 'Пучки' }],
      organisers: [
        { title: 'Организаторы', members: [member('Институт')] },
        { title: 'Комитет', members: [member('Глава'), member('Секретарь')] },
      ],
    });
    const isFolded = (words: string) => screen.getByText(words).closest('[data-more="true"]') !== null;
    expect(await screen.findByText('Весь комитет')).toBeInTheDocument();
    for (const words of ['Кому полезно', 'Пучки', 'Секретарь']) expect(isFolded(words)).toBe(true);
    for (const words of ['О форуме.', 'Ускорители', 'Глава', 'Институт']) expect(isFolded(words)).toBe(false);
    const controls = [...document.querySelectorAll('details')];
    const opened = ['Кому полезно', 'Пучки', 'Секретарь'].map((words) => screen.getByText(words));
    expect(opened.map((words) => controls.findIndex((it) => it.parentElement?.contains(words)))).toEqual([0, 1, 2]);
    for (const [index, words] of opened.entries()) {
      const isAfter = controls[index]?.compareDocumentPosition(words) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isAfter, `${words.textContent} follows its control`).toBe(true);
    }
  });

  it('PUB-01 omits parts that an edition does not have', async () => {
    open('2025-09-15T09:00:00.000Z', { organisers: [] });
    await screen.findByRole('heading', { level: 1 });
    for (const name of [/^Место/, /^Новости/, /^Партнёры/, /^Главное/, /^Кто проводит/])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  const timed = (id: string, title: string, startsAt: string, endsAt: string) => ({
    id,
    slug: `d-${id}`,
    title,
    startsAt,
    endsAt,
    room: null,
  });
  const days = [
    {
      id: 'd1',
      items: [
        timed('1', 'Открытие', '2025-10-21T08:00:00.000Z', '2025-10-21T09:00:00.000Z'),
        timed('2', 'Секция А', '2025-10-21T09:00:00.000Z', '2025-10-21T10:00:00.000Z'),
        timed('3', 'Секция Б', '2025-10-21T09:00:00.000Z', '2025-10-21T10:00:00.000Z'),
      ],
    },
    { id: 'd2', items: [timed('4', 'Закрытие', '2025-10-22T06:00:00.000Z', '2025-10-22T07:00:00.000Z')] },
  ];

  it.each([
    ['2025-10-20T21:00:00.000Z', /Сейчас ?Заседаний нет.*Дальше, 21 октября, 11:00 ?Открытие/],
    ['2025-10-21T08:59:59.000Z', /Сейчас ?Открытие.*Дальше, 21 октября, 12:00 ?Секция А ?Секция Б/],
    ['2025-10-21T09:00:00.000Z', /Сейчас ?Секция А ?Секция Б.*Дальше, 22 октября, 09:00 ?Закрытие/],
    ['2025-10-22T07:00:00.000Z', /Сейчас ?Все заседания прошли(?!.*Дальше)/],
  ])('PUB-01 during the forum, at %s, shows the current and the next session', async (now, text) => {
    open(now, { programme: { days } });
    const strip = await screen.findByRole('region', { name: /Сейчас на\sфоруме/ });
    await waitFor(() => expect(plain(strip)).toMatch(text));
    for (const link of within(strip).queryAllByRole('link', { name: /Секция/ }))
      expect(link.getAttribute('href')).toMatch(/^\/program\?session=d-[23]$/);
  });

  it.each(['2025-10-20T20:59:59.000Z', '2025-10-25T21:00:00.000Z'])('PUB-01 at %s nothing runs', async (now) => {
    open(now, { programme: { days } });
    await screen.findByText(/Регистрация завершена|Форум завершён/);
    expect(screen.queryByRole('region', { name: /Сейчас/ })).toBeNull();
  });

  it('PUB-01 marks key dates as past, current and next in Moscow time', async () => {
    const { unmount } = open('2025-10-06T20:59:59.000Z');
    await waitFor(() => expect(within(item('Открытие регистрации')).getByText('Прошло')).toBeVisible());
    expect(within(item('Второе письмо')).getByText('Завтра')).toBeVisible();
    expect(item('Форум')).not.toHaveTextContent(/Через|Завтра/);
    unmount();
    open('2025-10-06T21:00:00.000Z');
    await waitFor(() => expect(within(item('Второе письмо')).getByText('Сегодня')).toBeVisible());
    expect(within(item('Форум')).getByText(/^Через\s14\sдней$/)).toBeVisible();
  });
});

describe('the main action of the home page', () => {
  it.each([
    ['2025-07-31T20:59:59.000Z', 'Создать личный кабинет', '/registration', /Регистрация откроется 1 августа 2025/],
    ['2025-07-31T21:00:00.000Z', 'Принять участие', '/registration', /Регистрация открыта по\s1 октября/],
    ['2025-10-01T20:59:59.000Z', 'Принять участие', '/registration', /Регистрация открыта/],
    ['2025-10-01T21:00:00.000Z', 'Смотреть программу', '/program', /Регистрация завершена\. Дальше: 7 октября/],
    ['2025-10-20T20:59:59.000Z', 'Смотреть программу', '/program', /Регистрация завершена\. Дальше: 21 октября/],
    ['2025-10-20T21:00:00.000Z', 'Смотреть программу', '/program', /Форум идёт по\s25 октября 2025\sгода включительно/],
    ['2025-10-25T20:59:59.000Z', 'Смотреть программу', '/program', /Форум идёт/],
    ['2025-10-25T21:00:00.000Z', 'Смотреть фотографии', '/photo', /Форум завершён/],
  ])('PUB-01 at %s is «%s»', async (now, label, to, state) => {
    open(now);
    const text = await screen.findByText((_, element) => element?.tagName === 'P' && state.test(plain(element)));
    expect(text).toBeInTheDocument();
    expect(await action(label)).toHaveAttribute('href', to);
  });

  it('PUB-01 leads a signed-in person to the cabinet', async () => {
    markSession();
    open('2025-09-15T09:00:00.000Z');
    expect(await action('Открыть личный кабинет')).toHaveAttribute('href', '/personal-data');
  });

  it('PUB-01 leads to the login where the edition has neither programme nor photos yet', async () => {
    open('2025-10-02T09:00:00.000Z', { page: { ...noPictures, screens: [] } });
    expect(await action(/Войти в\sличный кабинет/)).toHaveAttribute('href', '/login');
  });
});

function plain(element: Element): string {
  return element.textContent?.replace(/\u00a0/g, ' ') ?? '';
}
